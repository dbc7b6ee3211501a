import * as z from 'zod/mini';
import { recountScores } from '../../../db/keep-scores.ts';
import { deletePupilRows } from '../../../db/pupil-rows.ts';
import { removeStudents } from '../../../db/remove-students.ts';
import { numberColumn, type Session, selectRows } from '../../../db/session.ts';
import type { Services } from '../services/services.ts';

// SQL by hand: counts, and the oldest attempts that have had their time.

/** Attempts removed in one turn of the writer, so that students who submit do not wait. */
const attemptsInOneTurn = 500;

/** How many attempts, and students with nothing left, have had their time. */
export interface PurgedWork {
  readonly attempts: number;
  readonly students: number;
}

/** Nobody who is on a class list; those are removed when they have left it for as long. */
const emptied = `(source = 'self' OR member_until < $1) AND created_at < $1
  AND NOT EXISTS (SELECT 1 FROM attempts a WHERE a.student_id = students.id AND a.submitted_at >= $1)`;

/**
 * Counts the attempts that were submitted before a time (ISO 8601 UTC), and the students who are on no class list and have no
 * others.
 */
export async function countOldWork(session: Session, before: string): Promise<PurgedWork> {
  const count = async (from: string) => {
    const [row] = await selectRows(
      session,
      z.object({ count: numberColumn }),
      `SELECT count(*) AS count FROM ${from}`,
      [before],
    );
    return row?.count ?? 0;
  };
  return {
    attempts: await count('attempts WHERE submitted_at < $1'),
    students: await count(`students WHERE ${emptied}`),
  };
}

/**
 * Removes attempts that were submitted before a time, whole: with all that belongs to them, so that no total counts what is not there any
 * more; then students who are on no class list and have none left.
 */
export async function purgeOldWork({ database }: Services, before: string): Promise<PurgedWork> {
  let attempts = 0;
  for (;;) {
    const removed = await database.write((session) => removeAttempts(session, before));
    attempts += removed;
    if (removed < attemptsInOneTurn) break;
  }
  const students = await database.write((session) => removeStudents(session, emptied, [before]));
  return { attempts, students };
}

async function removeAttempts(session: Session, before: string): Promise<number> {
  const old = await selectRows(
    session,
    z.object({ id: z.number(), student_id: z.number() }),
    `SELECT id, student_id FROM attempts WHERE submitted_at < $1 ORDER BY submitted_at, id LIMIT ${attemptsInOneTurn}`,
    [before],
  );
  await deletePupilRows(session, { attempts: old.map((row) => row.id) });
  await recountScores(
    session,
    old.map((row) => row.student_id),
  );
  return old.length;
}
