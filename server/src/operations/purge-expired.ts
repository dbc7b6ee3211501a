import * as z from 'zod/mini';
import { numberColumn, type Session, selectRows } from '../db/session.ts';
import { truncateOldAddresses } from './purge-visits.ts';
import { recordAudit } from './record-audit.ts';
import type { Services } from './services.ts';
import { failedSignInsKeptFor, signInsKeptFor } from './sign-in/kept-for.ts';
import { timeBefore } from './time-before.ts';

const day = 24 * 60 * 60_000;

/** What has had its time: rows of a table whose time is before `age` milliseconds ago. */
interface Expired {
  readonly rows: string;
  readonly age: (retentionDays: number) => number;
}

const expired = {
  visits: { rows: 'visits WHERE last_seen_at < $1', age: (retentionDays) => retentionDays * day },
  failedSignIns: { rows: 'sign_in_failures WHERE at < $1', age: () => failedSignInsKeptFor },
  signIns: { rows: 'auth_sessions WHERE created_at < $1', age: () => signInsKeptFor },
  previewPictures: { rows: 'homework_pictures WHERE expires_at < $1', age: () => 0 },
} as const satisfies Record<string, Expired>;

/** How many were, or in a dry run would be, removed. */
export type Purged = Readonly<Record<keyof typeof expired, number>>;

/**
 * Removes at once what the server removes by itself as time goes by: visits after `retentionDays`, failed sign-ins after a
 * day, ended sign-ins after 90 days, pictures of previews that nobody confirmed; and truncates addresses that were last
 * seen a day ago. Work of students is never among it. Written to the audit log.
 */
export async function purgeExpired(
  services: Services,
  { retentionDays, dryRun = false }: { readonly retentionDays: number; readonly dryRun?: boolean | undefined },
): Promise<Purged> {
  const { database, now } = services;
  const before = ({ age }: Expired) => timeBefore(now(), age(retentionDays));
  const count = async (session: Session, one: Expired) => {
    const [row] = await selectRows(
      session,
      z.object({ count: numberColumn }),
      `SELECT count(*) AS count FROM ${one.rows}`,
      [before(one)],
    );
    return row?.count ?? 0;
  };
  const countAll = async (session: Session): Promise<Purged> => ({
    visits: await count(session, expired.visits),
    failedSignIns: await count(session, expired.failedSignIns),
    signIns: await count(session, expired.signIns),
    previewPictures: await count(session, expired.previewPictures),
  });
  if (dryRun) return countAll(database.reader);
  const purged = await database.write(async (session) => {
    const counts = await countAll(session);
    for (const one of Object.values(expired)) {
      await session.run(`DELETE FROM ${one.rows}`, [before(one)]);
    }
    await recordAudit(session, now(), { userId: null, action: 'purge', subject: 'database', details: counts });
    return counts;
  });
  await truncateOldAddresses(services);
  return purged;
}
