import type { AuditAction } from '../../../contract/audit.ts';
import { readId, type Session } from '../../../db/session.ts';
import { Problem } from '../problems/problem.ts';
import type { Services } from '../services/services.ts';
import {
  type Actor,
  type Audited,
  type AuditSubject,
  recordAudit,
  type StoredActor,
  storeActor,
} from './record-audit.ts';

// SQL by hand: one statement for the tables of all kinds.

/** The transaction in which something is decided or taken back. */
export interface Deciding extends Session {
  readonly services: Services;
  /** The columns of who does it, and when, ISO 8601 UTC. */
  readonly made: StoredActor & { readonly at: string };
}

type Details = NonNullable<Audited['details']>;

/** One kind of decision that staff make and can take back. Who may is said by `on` of its calls. */
interface DecisionRules<Input, Row, Made extends Row, Told, Ended> {
  /** Holds what is decided about, refuses what cannot be decided, and stores the rest. */
  readonly store: (deciding: Deciding, input: Input) => Promise<Made>;
  /** Finds a decision by its number, and holds what it is about. */
  readonly find: (deciding: Deciding, id: number) => Promise<Row | null>;
  /** Ends it, and gives how many rows that changed: none if it was over. */
  readonly end: (deciding: Deciding, row: Row) => Promise<number>;
  /** Works out anew what depends on it, when it is made and when it is taken back. */
  readonly touch?: (deciding: Deciding, row: Row) => Promise<void>;
  /** For the audit log: what was done, to what, and details without words that may hold a name. */
  readonly actions: readonly [made: AuditAction | ((row: Made) => AuditAction), ended: AuditAction];
  readonly subject: (row: Row) => AuditSubject;
  readonly details: (row: Made) => Details;
  readonly endedDetails: (row: Row, ended: number) => Details;
  /** What whoever decides is told, and whoever takes it back. */
  readonly tell: (deciding: Deciding, row: Made) => Promise<Told>;
  readonly tellEnded: (deciding: Deciding, row: Row, ended: number) => Promise<Ended>;
  /** Why nothing can be taken back: there is no such decision, or it is over. */
  readonly unknown: (id: string) => string;
  readonly over: string;
}

/**
 * Makes a kind of decision from its rules: the one way to decide, and the one to take back. Each is one transaction,
 * with what follows from it, and written to the audit log. `id` is the path parameter.
 */
export function decisionKind<Input, Row, Made extends Row, Told, Ended>(
  rules: DecisionRules<Input, Row, Made, Told, Ended>,
) {
  const { actions, subject } = rules;
  const make = async (deciding: Deciding, record: Recorder, input: Input): Promise<Told> => {
    const row = await rules.store(deciding, input);
    await rules.touch?.(deciding, row);
    const action = typeof actions[0] === 'string' ? actions[0] : actions[0](row);
    await record({ action, subject: subject(row), details: rules.details(row) });
    return rules.tell(deciding, row);
  };
  return {
    decide: (services: Services, input: Input, by: Actor): Promise<Told> =>
      within(services, by, (deciding, record) => make(deciding, record, input)),
    /** Several in one transaction: all of them, or none. */
    decideAll: (services: Services, inputs: readonly Input[], by: Actor): Promise<Told[]> =>
      within(services, by, async (deciding, record) => {
        const told: Told[] = [];
        for (const input of inputs) told.push(await make(deciding, record, input));
        return told;
      }),
    takeBack: (services: Services, id: string, by: Actor): Promise<Ended> =>
      within(services, by, async (deciding, record) => {
        const row = await rules.find(deciding, readId(id) ?? 0);
        if (row === null) throw new Problem('not-found', rules.unknown(id.slice(0, 20)));
        const ended = await rules.end(deciding, row);
        if (ended === 0) throw new Problem('conflict', rules.over);
        await rules.touch?.(deciding, row);
        await record({ action: actions[1], subject: subject(row), details: rules.endedDetails(row, ended) });
        return rules.tellEnded(deciding, row, ended);
      }),
  };
}

type Recorder = (entry: Omit<Audited, 'by'>) => Promise<void>;

function within<Result>(
  services: Services,
  by: Actor,
  work: (deciding: Deciding, record: Recorder) => Promise<Result>,
): Promise<Result> {
  return services.database.write((session) => {
    const now = services.now();
    const made = { at: now.toISOString(), ...storeActor(by) };
    return work({ ...session, services, made }, (entry) => recordAudit(session, now, { by, ...entry }));
  });
}

/** Ends the row of a decision in this table, unless it is over. */
export function endRow(table: string, column = 'ended_at') {
  return async ({ run, made }: Deciding, { id }: { readonly id: number }): Promise<number> => {
    const sql = `UPDATE ${table} SET ${column} = $1 WHERE id = $2 AND ${column} IS NULL RETURNING id`;
    return (await run(sql, [made.at, id])).length;
  };
}

/** What most calls answer that take something back. */
export const success = async () => ({ success: true });
