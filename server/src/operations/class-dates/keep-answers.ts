import type { AttemptMarking, QuestionResult, Refusal } from '@markwell/marking-core';
import * as z from 'zod/mini';
import type { AnswersKept } from '../../contract/class-dates.ts';
import { selectDatesOfStudent } from '../../db/select-class-dates.ts';
import { numberColumn, selectRows } from '../../db/session.ts';
import type { Services } from '../services/services.ts';
import type { SchoolClock } from '../times/school-clock.ts';

const ownerRow = z.object({ student_id: z.number(), attempts: numberColumn });

/**
 * Until when what a homework expects is kept from whoever handed in this attempt; undefined where they may see it. The one place where that
 * is decided, for receipts, changed answers and stored results.
 */
export async function findAnswersKept(
  { database, catalogue, now }: Services,
  homeworkId: number,
  attemptId: number,
): Promise<AnswersKept | undefined> {
  const shown = (await catalogue.snapshot()).get(homeworkId)?.answers_shown ?? 'at-once';
  if (shown === 'at-once') return undefined;
  // By hand: the student's attempts are counted in the same statement, of every receipt.
  const [owner] = await selectRows(
    database.reader,
    ownerRow,
    `SELECT a.student_id, (SELECT count(*) FROM attempts o WHERE o.student_id = a.student_id AND o.homework_id = $1) AS attempts
       FROM attempts a WHERE a.id = $2`,
    [homeworkId, attemptId],
  );
  if (owner === undefined) return undefined;
  if (shown === 'after-second-attempt')
    return owner.attempts < 2 ? { until: 'second-attempt', dueAt: null } : undefined;
  const dates = await selectDatesOfStudent(database.reader, homeworkId, owner.student_id);
  const dueAt = dates?.due_at ?? null;
  return dueAt !== null && dueAt > now().toISOString() ? { until: 'due', dueAt } : undefined;
}

/** What was wrong with these can be said without a word of what is expected. */
const harmless: ReadonlySet<Refusal | undefined> = new Set([
  'unanswered',
  'incomplete',
  'unknown-type',
  'not-in-scheme',
]);

/** The marks as whoever handed in may see them for now: without what was expected, and what of their answers met it. */
export function withoutAnswers(clock: SchoolClock, marking: AttemptMarking, kept: AnswersKept): AttemptMarking {
  return { ...marking, results: marking.results.map((result) => withoutAnswer(clock, result, kept)) };
}

function withoutAnswer(
  clock: SchoolClock,
  { missing: _missing, overridden: _overridden, ...result }: QuestionResult,
  kept: AnswersKept,
): QuestionResult {
  const { marksAwarded, maxMarks, refusal } = result;
  const hidden = { ...result, evidence: [] };
  if (marksAwarded >= maxMarks || harmless.has(refusal)) return hidden;
  return { ...hidden, feedback: keptText(clock, marksAwarded, maxMarks, kept) };
}

/** 'Not right yet. What was expected is shown after your second attempt.' */
function keptText(clock: SchoolClock, marks: number, maxMarks: number, { dueAt }: AnswersKept): string {
  const when = dueAt === null ? 'after your second attempt' : `after ${clock.formatTime(dueAt)}`;
  const said = marks > 0 ? `Partly correct: ${marks} of ${maxMarks} marks.` : 'Not right yet.';
  return `${said} What was expected is shown ${when}.`;
}
