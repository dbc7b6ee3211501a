import * as z from 'zod/mini';
import type { Override } from '../../contract/overrides.ts';
import type { StoredResult } from '../../contract/stored-result.ts';
import { readStoredAnswers } from '../../db/answers-json.ts';
import { currentMarking } from '../../db/current-marking.ts';
import { underOverrides } from '../../db/lay-overrides.ts';
import { readMarking } from '../../db/marking-json.ts';
import { flagColumn, selectRows } from '../../db/session.ts';
import { findAfterClosing } from '../decisions/list-after-closing.ts';
import { readAppeals, toldAppeal } from '../decisions/read-appeals.ts';
import { commentsOf } from '../decisions/select-comments.ts';
import { readOverridesOf } from '../decisions/select-overrides.ts';
import { askedById } from '../homework/catalogue/asked-questions.ts';
import { findAnswersKept, withoutAnswers } from '../homework/dates/keep-answers.ts';
import type { Services } from '../site/services/services.ts';
import { noResult, readReference } from '../submit/result-reference.ts';

// SQL by hand: the marking that counts is found by SQL.

const resultRow = z.object({
  id: z.number(),
  student_id: z.number(),
  reference: z.string(),
  name: z.string(),
  class_code: z.string(),
  teacher: z.string(),
  homework_id: z.number(),
  scheme_version: z.number(),
  submitted_at: z.string(),
  marked_at: z.string(),
  is_remarked: flagColumn,
  answers: z.string(),
  marking: z.string(),
});

/**
 * The result that a reference opens, by the marking that counts now. Throws a `Problem` when there is none, with the same
 * words whatever was typed.
 */
export async function readStoredResult(services: Services, typed: string): Promise<StoredResult> {
  const { database, catalogue } = services;
  const reference = readReference(typed);
  const [row] =
    reference === undefined
      ? []
      : await selectRows(
          database.reader,
          resultRow,
          `SELECT a.id, a.student_id, a.reference, s.name, s.class_code, s.teacher, a.homework_id, a.scheme_version,
                  a.submitted_at, under.marked_at,
                  CASE WHEN under.remark_run_id IS NULL THEN 0 ELSE 1 END AS is_remarked, a.answers, m.marking
             FROM attempts a
             JOIN students s ON s.id = a.student_id
             JOIN markings m ON m.id = ${currentMarking}
             JOIN markings under ON under.id = ${underOverrides('m')}
            WHERE a.reference = $1`,
          [reference],
        );
  if (row === undefined) throw noResult();
  const homework = (await catalogue.snapshot()).get(row.homework_id);
  const questions = await askedById(catalogue, homework, row.scheme_version);
  const answers = readStoredAnswers(row.answers);
  const kept = await findAnswersKept(services, row.homework_id, row.id);
  const stored = readMarking(row.marking);
  const marking = kept === undefined ? stored : withoutAnswers(services.clock, stored, kept);
  const { results, totalMarks, maxMarks, percentage, grade } = marking;
  const { reader } = database;
  const overrides = await readOverridesOf(reader, row.id);
  const afterClosing = await findAfterClosing(reader, row.id);
  const appeals = await readAppeals(reader, row.id, stored.results);
  const comments = await commentsOf(reader, {
    homeworkId: row.homework_id,
    classCode: row.class_code,
    studentId: row.student_id,
    submittedAt: row.submitted_at,
  });
  return {
    reference: row.reference,
    studentName: row.name,
    studentClass: row.class_code,
    teacher: row.teacher,
    homework: { id: row.homework_id, title: homework?.title ?? `Homework ${row.homework_id}` },
    submittedAt: row.submitted_at,
    markedAt: row.marked_at,
    isRemarked: row.is_remarked,
    totalMarks,
    maxMarks,
    percentage,
    grade,
    comments: comments.map(({ to, text, by, at }) => ({ to, text, by, at })),
    ...(kept && { answersKept: kept }),
    ...(afterClosing && { afterClosing: { closedAt: afterClosing.closedAt, decision: afterClosing.decision } }),
    results: results.map(({ questionId, isCorrect, maxMarks: most, marksAwarded, feedback }) => ({
      questionId,
      isCorrect,
      maxMarks: most,
      marksAwarded,
      feedback,
      question: questions.get(questionId)?.question ?? null,
      answer: answers[questionId] ?? null,
      ...toldOverride(overrides.get(questionId)),
      ...toldAppeal(appeals, questionId, answers[questionId], questions.get(questionId)),
    })),
  };
}

function toldOverride(override: Override | undefined) {
  return override === undefined ? {} : { override: { reason: override.reason, by: override.by } };
}
