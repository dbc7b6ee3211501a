import * as z from 'zod/mini';
import type { Override } from '../../contract/overrides.ts';
import { type StoredResult, storedResultSchema } from '../../contract/stored-result.ts';
import { currentMarking } from '../../db/counting.ts';
import { underOverrides } from '../../db/lay-overrides.ts';
import { readMarking, readStoredAnswers } from '../../db/marking-json.ts';
import { flagColumn, type Session, selectRows } from '../../db/session.ts';
import { findAfterClosing } from '../decisions/after-closing.ts';
import { readAppeals, toldAppeal } from '../decisions/appeal-answer.ts';
import { commentsOf } from '../decisions/comment.ts';
import { readOverridesOf } from '../decisions/override.ts';
import { askedById } from '../homework/catalogue/asked-questions.ts';
import { findAnswersKept, withoutAnswers } from '../homework/dates/keep-answers.ts';
import type { Services } from '../site/services/services.ts';
import { noResult, readReference } from '../submit/attempt-reference.ts';

// SQL by hand: the marking that counts is found by SQL.

const resultRow = z.extend(
  z.pick(storedResultSchema, {
    ...{ reference: true, studentName: true, studentClass: true, teacher: true, submittedAt: true, markedAt: true },
  }),
  {
    id: z.number(),
    studentId: z.number(),
    homeworkId: z.number(),
    schemeVersion: z.number(),
    isRemarked: flagColumn,
    answers: z.string(),
    marking: z.string(),
  },
);

/**
 * The result that a reference opens, by the marking that counts now. Throws a `Problem` when there is none, with the same
 * words whatever was typed.
 */
export async function readStoredResult(services: Services, typed: string): Promise<StoredResult> {
  const { catalogue } = services;
  const { reader } = services.database;
  const { id, studentId, homeworkId, schemeVersion, answers: json, marking, ...row } = await getResult(reader, typed);
  const homework = (await catalogue.snapshot()).get(homeworkId);
  const questions = await askedById(catalogue, homework, schemeVersion);
  const answers = readStoredAnswers(json);
  const kept = await findAnswersKept(services, homeworkId, id);
  const stored = readMarking(marking);
  const shown = kept === undefined ? stored : withoutAnswers(services.clock, stored, kept);
  const { results, totalMarks, maxMarks, percentage, grade } = shown;
  const overrides = await readOverridesOf(reader, id);
  const afterClosing = await findAfterClosing(reader, id);
  const appeals = await readAppeals(reader, id, stored.results);
  const student = { id: studentId, studentClass: row.studentClass };
  const comments = await commentsOf(reader, { homeworkId, student, submittedAt: row.submittedAt });
  return {
    ...row,
    homework: { id: homeworkId, title: homework?.title ?? `Homework ${homeworkId}` },
    ...{ totalMarks, maxMarks, percentage, grade },
    comments: comments.map(({ to, text, by, at }) => ({ to, text, by, at })),
    ...(kept && { answersKept: kept }),
    ...(afterClosing && { afterClosing: { closedAt: afterClosing.closedAt, decision: afterClosing.decision } }),
    results: results.map(({ questionId, isCorrect, maxMarks: most, marksAwarded, feedback, state, slots }) => ({
      ...{ questionId, isCorrect, maxMarks: most, marksAwarded, feedback },
      ...questions.get(questionId)?.told,
      ...(questions.get(questionId)?.question.label?.length && { isLabelled: true }),
      question: questions.get(questionId)?.question.question ?? null,
      ...(state !== undefined && { state }),
      ...(slots !== undefined && { slots }),
      answer: answers[questionId] ?? null,
      ...toldOverride(overrides.get(questionId)),
      ...toldAppeal(appeals, questionId, answers[questionId], questions.get(questionId)?.question),
    })),
  };
}

async function getResult(session: Session, typed: string): Promise<z.output<typeof resultRow>> {
  const [row] = await selectRows(
    session,
    resultRow,
    `SELECT a.id, a.student_id AS "studentId", a.reference, s.name AS "studentName", s.class_code AS "studentClass",
            s.teacher, a.homework_id AS "homeworkId", a.scheme_version AS "schemeVersion",
            a.submitted_at AS "submittedAt", under.marked_at AS "markedAt",
            CASE WHEN under.remark_run_id IS NULL THEN 0 ELSE 1 END AS "isRemarked", a.answers, m.marking
       FROM attempts a
       JOIN students s ON s.id = a.student_id
       JOIN markings m ON m.id = ${currentMarking}
       JOIN markings under ON under.id = ${underOverrides('m')}
      WHERE a.reference = $1`,
    [readReference(typed) ?? ''],
  );
  if (row === undefined) throw noResult();
  return row;
}

function toldOverride(override: Override | undefined) {
  return override === undefined ? {} : { override: { reason: override.reason, by: override.by } };
}
