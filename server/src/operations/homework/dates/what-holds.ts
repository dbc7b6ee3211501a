import * as z from 'zod/mini';
import { type Allowed, selectAllowed } from '../../../db/select-allowed.ts';
import type { StoredDates } from '../../../db/select-class-dates.ts';
import { type Session, type SqlValue, selectRows } from '../../../db/session.ts';
import type { NewStudent } from '../../../db/store-students.ts';

// SQL by hand: a pupil is found by a name, or who it was joined with, in one statement.

/** What holds for one pupil at a homework. Times are ISO 8601 UTC. */
export interface Holds {
  readonly openAt: string | null;
  readonly dueAt: string | null;
  readonly closeAt: string | null;
  /** Whether it is in no count and no average, handed in or not. */
  readonly isExcused: boolean;
  /** Tries after which answers that are kept until the second are shown. */
  readonly triesUntilShown: number;
}

type Dates = Pick<StoredDates, 'openAt' | 'dueAt' | 'closeAt'>;
type Allowance = Pick<Allowed, 'untilAt' | 'isExcused' | 'more'>;

/**
 * The one place that says what holds for a pupil: the dates of the class, put off by what is allowed to the pupil and never brought
 * forward. Longer holds where the class has no due date too.
 */
export function whatHolds(dates: Dates | undefined, allowed?: Allowance): Holds {
  const until = allowed?.untilAt ?? null;
  const close = dates?.closeAt ?? null;
  return {
    openAt: dates?.openAt ?? null,
    dueAt: later(dates?.dueAt ?? null, until),
    closeAt: close === null ? null : later(close, until),
    isExcused: allowed?.isExcused ?? false,
    triesUntilShown: 2 + (allowed?.more ?? 0),
  };
}

const later = (one: string | null, other: string | null) =>
  one === null || (other !== null && other > one) ? other : one;

/** A pupil by the number that an attempt has, or as somebody typed. */
export type PupilNamed = { readonly id: number } | Pick<NewStudent, 'classCode' | 'normalisedName'>;

/** What a pupil is allowed at a homework. Names that are on no class list are allowed nothing. */
export async function findAllowed(
  session: Session,
  homeworkId: number,
  pupil: PupilNamed,
): Promise<Allowed | undefined> {
  const [condition, values]: readonly [string, SqlValue[]] =
    'id' in pupil
      ? ['id = $1', [pupil.id]]
      : ['class_code = $1 AND normalised_name = $2', [pupil.classCode, pupil.normalisedName]];
  const [found] = await selectRows(
    session,
    z.object({ id: z.number() }),
    `SELECT into_id AS id FROM merged_students WHERE ${condition} UNION ALL SELECT id FROM students WHERE ${condition} LIMIT 1`,
    values,
  );
  return found && (await selectAllowed(session, { homeworkId, studentIds: [found.id] }))[0];
}
