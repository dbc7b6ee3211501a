import * as z from 'zod/mini';
import { counts } from './counting.ts';
import { currentMarking } from './current-marking.ts';
import { erasedDigest } from './remark-rows.ts';
import { numberColumn, type Session, selectRows } from './session.ts';

/** Which attempts are looked at: of a homework and a class, or of all. */
export interface QueueScope {
  readonly homeworkId: number | null;
  readonly classCode: string | null;
}

/** Attempts of a scope that count and whose student is there. `$1` and `$2` are those of `scopeValues`. */
const inScope = `($1 = 0 OR a.homework_id = $1) AND ($2 = '' OR s.class_code = $2)
  AND a.body_digest <> '${erasedDigest}' AND ${counts('a')}`;

const scopeValues = ({ homeworkId, classCode }: QueueScope) => [homeworkId ?? 0, classCode ?? ''];

const attemptRow = z.object({
  id: z.number(),
  homework_id: z.number(),
  student_id: z.number(),
  class_code: z.string(),
  answers: z.string(),
  marking: z.string(),
});

/** An attempt with its answers and the marking that counts, as JSON. */
export type QueueAttempt = z.output<typeof attemptRow>;

/** Attempts of a scope from below an id downwards, `most` at most; only those with an answer that is worth a look, unless it is `everything`. */
export function selectQueueAttempts(
  session: Session,
  scope: QueueScope,
  { below, most, everything }: { readonly below: number; readonly most: number; readonly everything: boolean },
): Promise<QueueAttempt[]> {
  const worthALook = 'm.doubtful > 0 OR EXISTS (SELECT 1 FROM appeals p WHERE p.attempt_id = a.id)';
  return selectRows(
    session,
    attemptRow,
    `SELECT a.id, a.homework_id, a.student_id, s.class_code, a.answers, m.marking
       FROM attempts a JOIN students s ON s.id = a.student_id JOIN markings m ON m.id = ${currentMarking}
      WHERE ${inScope} AND a.id < $3 ${everything ? '' : `AND (${worthALook})`}
      ORDER BY a.id DESC LIMIT ${most}`,
    [...scopeValues(scope), below],
  );
}

const appealRow = z.object({ attempt_id: z.number(), question_id: z.string() });

/** Answers of a scope that students think should count, whatever became of it. */
export function selectAppeals(session: Session, scope: QueueScope): Promise<z.output<typeof appealRow>[]> {
  return selectRows(
    session,
    appealRow,
    `SELECT p.attempt_id, p.question_id
       FROM appeals p JOIN attempts a ON a.id = p.attempt_id JOIN students s ON s.id = a.student_id
      WHERE ${inScope}`,
    scopeValues(scope),
  );
}

const waitingRow = z.object({ homework_id: z.number(), class_code: z.string(), answers: numberColumn });

/** Answers that are worth a look, by homework and class; those without any are left out. */
export function selectWaiting(session: Session, scope: QueueScope): Promise<z.output<typeof waitingRow>[]> {
  return selectRows(
    session,
    waitingRow,
    `SELECT a.homework_id, s.class_code, sum(m.doubtful) AS answers
       FROM attempts a JOIN students s ON s.id = a.student_id JOIN markings m ON m.id = ${currentMarking}
      WHERE ${inScope} AND m.doubtful > 0
      GROUP BY a.homework_id, s.class_code ORDER BY a.homework_id, s.class_code`,
    scopeValues(scope),
  );
}

const askedRow = z.object({
  homework_id: z.number(),
  class_code: z.string(),
  question_id: z.string(),
  marking: z.string(),
});

/** The markings that count of answers that students ask about, the latest first; at most so many as can wait for people. */
export function selectAskedMarkings(session: Session, scope: QueueScope): Promise<z.output<typeof askedRow>[]> {
  return selectRows(
    session,
    askedRow,
    `SELECT a.homework_id, s.class_code, p.question_id, m.marking
       FROM appeals p JOIN attempts a ON a.id = p.attempt_id JOIN students s ON s.id = a.student_id
       JOIN markings m ON m.id = ${currentMarking}
      WHERE ${inScope} ORDER BY p.id DESC LIMIT 2000`,
    scopeValues(scope),
  );
}
