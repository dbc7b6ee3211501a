import type { Config, SecondFactorFor } from '../../../config.ts';
import { type Catalogue, createCatalogue } from '../../../db/catalogue.ts';
import type { Database } from '../../../db/database.ts';
import { gather } from '../../../db/gather.ts';
import { type AttemptToStore, type StoreOutcome, storeAttempts } from '../../../db/store-attempts.ts';
import { createSchoolClock, type SchoolClock } from '../school-clock.ts';
import type { SignInProvider } from './sign-in-provider.ts';
import { createStartTokens, type StartTokens } from './start-tokens.ts';
import { createStorageWatch, type StorageWatch } from './storage-watch.ts';

/** What the operations work with. */
export interface Services {
  readonly database: Database;
  readonly catalogue: Catalogue;
  /** Stores one attempt, together with others that arrive at the same time; resolves when it is durable. */
  readonly storeAttempt: (attempt: AttemptToStore) => Promise<StoreOutcome>;
  /** Whether an attempt could be stored now. */
  readonly storage: StorageWatch;
  readonly startTokens: StartTokens;
  readonly now: () => Date;
  /** How the school tells times. */
  readonly clock: SchoolClock;
  readonly settings: Settings;
  readonly identity: IdentitySettings;
}

/** What the school has set that operations go by. */
export interface Settings extends Pick<Config, 'teacherClasses'>, Partial<Pick<Config, 'timeZone'>> {
  /** Local accounts alone when absent. */
  readonly identity?: IdentitySettings | undefined;
}

/** The services on an open database. `now` is the clock; a test may stop it. Without settings they are the usual ones. */
export function createServices(
  database: Database,
  now: () => Date = () => new Date(),
  settings: Settings = { teacherClasses: 'chosen' },
): Services {
  const storage = createStorageWatch(database);
  return {
    database,
    catalogue: createCatalogue(database),
    storeAttempt: gather(async (attempts) => {
      try {
        const outcomes = await database.write((session) => storeAttempts(session, attempts));
        storage.noteStored();
        return outcomes;
      } catch (error) {
        storage.noteFailed();
        throw error;
      }
    }),
    storage,
    startTokens: createStartTokens(database),
    now,
    clock: createSchoolClock(settings.timeZone),
    settings,
    identity: settings.identity ?? localAccounts,
  };
}

/** How staff prove who they are, as whoever runs the server has set it. */
export interface IdentitySettings {
  readonly secondFactorFor: SecondFactorFor;
  /** Where staff may sign in beside their password: the school's own provider. */
  readonly provider?: SignInProvider | undefined;
}

/** Accounts with passwords, a second factor for who wants one. */
const localAccounts: IdentitySettings = { secondFactorFor: 'nobody' };

/** Says that a submission can be stored now; throws what stands in the way where it cannot. `time` is ISO 8601 UTC. */
export async function checkHealth({ storage, now }: Services): Promise<{ status: 'ok'; time: string }> {
  await storage.check();
  return { status: 'ok', time: now().toISOString() };
}
