import {
  type AttemptMarking,
  isAnswered,
  isMarkedQuestion,
  type QuestionResult,
  type Refusal,
} from '@markwell/marking-core';
import * as z from 'zod/mini';
import type { AnswersKept } from '../../../contract/quiz-attempts.ts';
import type { CatalogueEntry } from '../../../db/catalogue.ts';
import { counts } from '../../../db/counting.ts';
import { readStoredAnswers } from '../../../db/marking-json.ts';
import { type StoredDates, selectClassDates } from '../../../db/select-class-dates.ts';
import { flagColumn, type Session, selectRows } from '../../../db/session.ts';
import type { SchoolClock } from '../../site/school-clock.ts';
import type { Services } from '../../site/services/services.ts';
import { findAllowed, whatHolds } from './what-holds.ts';

const ownerRow = z.object({ student_id: z.number(), class_code: z.string(), is_known: flagColumn });

/**
 * Until when what a homework expects is kept from whoever handed in this attempt; undefined where they may see it. The one place where that
 * is decided, for receipts, changed answers and stored results.
 *
 * A name can be made up and a class chosen, so both are believed only of a name on a class list. For anybody else, and for a class without a
 * due date, the homework is due when its last class has to hand it in. A school without any class list takes every name as its own.
 */
export async function findAnswersKept(
  { database, catalogue, now }: Services,
  homeworkId: number,
  attemptId: number,
): Promise<AnswersKept | undefined> {
  const homework = (await catalogue.snapshot()).get(homeworkId);
  if (homework === undefined || homework.answers_shown === 'at-once') return undefined;
  const { reader } = database;
  // By hand: one statement for a receipt.
  const [owner] = await selectRows(
    reader,
    ownerRow,
    `SELECT s.id AS student_id, s.class_code, CASE WHEN s.source = 'roster' OR NOT EXISTS (SELECT 1 FROM students WHERE source = 'roster')
            THEN 1 ELSE 0 END AS is_known
       FROM attempts a JOIN students s ON s.id = a.student_id WHERE a.id = $1`,
    [attemptId],
  );
  if (owner === undefined) return undefined;
  const isKnown = owner.is_known;
  const allowed = await findAllowed(reader, homeworkId, { id: owner.student_id });
  if (isKnown && homework.answers_shown === 'after-second-attempt') {
    const tries = await countTries(reader, homework, owner.student_id);
    return tries < whatHolds(undefined, allowed).triesUntilShown ? { until: 'second-attempt', dueAt: null } : undefined;
  }
  const dates = await selectClassDates(reader, homeworkId);
  const own = isKnown ? whatHolds(dates.get(owner.class_code), allowed).dueAt : undefined;
  const dueAt = own ?? latestDue([...dates.values()]);
  if (dueAt === null) return homework.answers_shown === 'after-due' ? undefined : { until: 'listed', dueAt };
  return dueAt > now().toISOString() ? { until: 'due', dueAt } : undefined;
}

function latestDue(dates: readonly StoredDates[]): string | null {
  return dates.reduce<string | null>(
    (latest, { dueAt: due }) => (due !== null && (latest === null || due > latest) ? due : latest),
    null,
  );
}

/** Attempts looked at to find two tries: whoever has more has spent them. */
const mostTries = 50;

/** Attempts of a student that count and answer at least half of the questions: handing in blank pages shows nobody the answers. */
async function countTries(session: Session, { id, questions }: CatalogueEntry, studentId: number): Promise<number> {
  const rows = await selectRows(
    session,
    z.object({ answers: z.string() }),
    `SELECT a.answers FROM attempts a WHERE a.student_id = $1 AND a.homework_id = $2 AND ${counts('a')}
      ORDER BY a.id DESC LIMIT ${mostTries}`,
    [studentId, id],
  );
  const marked = questions.filter(isMarkedQuestion);
  return rows.filter((row) => {
    const answers = readStoredAnswers(row.answers);
    return marked.filter((question) => isAnswered(answers[question.id])).length * 2 >= marked.length;
  }).length;
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

const keptWithoutDate = {
  due: 'later',
  'second-attempt': 'after your second attempt',
  listed: 'once your teacher has found your name on the class list',
} as const;

/** 'Not right yet. What was expected is shown after your second attempt.' */
function keptText(clock: SchoolClock, marks: number, maxMarks: number, { until, dueAt }: AnswersKept): string {
  const when = dueAt === null ? keptWithoutDate[until] : `after ${clock.formatTime(dueAt)}`;
  const said = marks > 0 ? `Partly correct: ${marks} of ${maxMarks} marks.` : 'Not right yet.';
  return `${said} What was expected is shown ${when}.`;
}
