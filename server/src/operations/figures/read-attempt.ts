import { answersSchema, findChildcareAssignment } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { toAttemptNumber } from '../../contract/assignment-numbers.ts';
import { type AttemptDetail, attemptDetailSchema } from '../../contract/attempt-detail.ts';
import { counts, currentMarking } from '../../db/counting.ts';
import { readMarking } from '../../db/marking-json.ts';
import { isExcused } from '../../db/select-allowed.ts';
import { selectClassDates } from '../../db/select-class-dates.ts';
import { flagColumn, numberColumn, readId, type Session, selectRows } from '../../db/session.ts';
import { findAfterClosing } from '../decisions/after-closing.ts';
import { selectAllowancesOf } from '../decisions/allowance.ts';
import { commentsOf } from '../decisions/comment.ts';
import { selectExclusionsOf } from '../decisions/exclusions/exclusion.ts';
import { readOverridesOf } from '../decisions/override.ts';
import { askedById } from '../homework/catalogue/asked-questions.ts';
import { findAllowed, whatHolds } from '../homework/dates/what-holds.ts';
import { Problem } from '../site/problems/problem.ts';
import type { Services } from '../site/services/services.ts';

// SQL by hand: the marking that counts is found by SQL.

const attemptRow = z.extend(
  z.pick(attemptDetailSchema, {
    ...{ id: true, reference: true, chosenAssignment: true, submittedAt: true, startedAt: true },
    ...{ timeSpentMinutes: true, schemeVersion: true, assignmentId: true },
  }),
  {
    student: z.extend(attemptDetailSchema.shape.student, { isListed: flagColumn, isClassGone: flagColumn }),
    homeworkId: z.number(),
    arrivedWith: z.number(),
    differsFromClaim: flagColumn,
    answers: z.string(),
    marking: z.string(),
  },
);

/** One attempt, each answer with its marks and why. `id` is the path parameter. */
export async function readAttempt({ database, catalogue }: Services, id: string): Promise<Omit<AttemptDetail, 'may'>> {
  const { reader } = database;
  const { answers: stored, marking: json, arrivedWith, homeworkId, student, ...row } = await getAttempt(reader, id);
  const homework = (await catalogue.snapshot()).get(homeworkId);
  const answers = answersSchema.parse(JSON.parse(stored));
  const { results, policy, totalMarks, maxMarks, percentage, grade } = readMarking(json);
  const questions = await askedById(catalogue, homework, arrivedWith);
  const dates = (await selectClassDates(reader, homeworkId, student.studentClass)).get(student.studentClass);
  const allowed = await findAllowed(reader, homeworkId, { id: student.id });
  const { dueAt } = whatHolds(dates, allowed);
  const allowances = await selectAllowancesOf(reader, student.id, homeworkId);
  const attempts = await selectAttempts(reader, student.id, homeworkId);
  const overrides = await readOverridesOf(reader, row.id);
  const counting = attempts.filter((one) => one.counts);
  const best = counting.reduce((most, one) => (one.exact > most.exact ? one : most), { id: 0, exact: -1 });
  return {
    ...row,
    student,
    assignmentId: toAttemptNumber(row.assignmentId),
    homework: { id: homeworkId, title: homework?.title ?? `Homework ${homeworkId}` },
    chosenAssignment: chosenAssignment(row.chosenAssignment),
    ...(dueAt !== null && { dueAt }),
    ...(allowances.length > 0 && { allowances }),
    ...{ policy, totalMarks, maxMarks, percentage, grade },
    isFirst: counting[0]?.id === row.id,
    isBest: best.id === row.id,
    attempts: attempts.map(({ exact, ...attempt }) => ({ ...attempt, percentage: Math.round(exact) })),
    exclusions: await selectExclusionsOf(reader, row.id, student.id),
    afterClosing: await findAfterClosing(reader, row.id),
    comments: await commentsOf(reader, { homeworkId, student, submittedAt: row.submittedAt }),
    answers: results.map((result) => ({
      ...result,
      ...questions.get(result.questionId)?.told,
      question: questions.get(result.questionId)?.question.question ?? null,
      type: questions.get(result.questionId)?.question.type ?? null,
      answer: answers[result.questionId] ?? null,
      override: overrides.get(result.questionId),
    })),
  };
}

function chosenAssignment(value: string | null): string | null {
  return value === null ? null : (findChildcareAssignment(value)?.label ?? value);
}

async function getAttempt(session: Session, id: string): Promise<z.output<typeof attemptRow>> {
  const [row] = await selectRows(
    session,
    attemptRow,
    `SELECT a.id, a.reference, s.id AS "student.id", s.name AS "student.name", s.class_code AS "student.studentClass",
            s.teacher AS "student.teacher", CASE WHEN s.source = 'self' THEN 0 ELSE 1 END AS "student.isListed",
            NOT EXISTS (SELECT 1 FROM classes c WHERE c.code = s.class_code) AS "student.isClassGone",
            a.assignment_id AS "assignmentId", a.homework_id AS "homeworkId", a.scheme_version AS "arrivedWith",
            a.chosen_assignment AS "chosenAssignment", a.submitted_at AS "submittedAt", a.started_at AS "startedAt",
            a.time_spent_minutes AS "timeSpentMinutes", a.differs_from_claim AS "differsFromClaim", a.answers,
            m.scheme_version AS "schemeVersion", m.marking
       FROM attempts a
       JOIN students s ON s.id = a.student_id
       JOIN markings m ON m.id = ${currentMarking}
      WHERE a.id = $1`,
    [readId(id) ?? 0],
  );
  if (row === undefined) throw new Problem('not-found', `There is no attempt ${id}.`);
  return row;
}

const tryRow = z.object({
  id: z.number(),
  submittedAt: z.string(),
  exact: numberColumn,
  counts: flagColumn,
});

/** Every attempt of a student at a homework, oldest first, with its percentage, not rounded. */
function selectAttempts(session: Session, studentId: number, homeworkId: number): Promise<z.output<typeof tryRow>[]> {
  return selectRows(
    session,
    tryRow,
    `SELECT a.id, a.submitted_at AS "submittedAt", CASE WHEN ${counts('a')} AND NOT ${isExcused('a')} THEN 1 ELSE 0 END AS counts,
            CASE WHEN m.max_marks > 0 THEN 100.0 * m.total_marks / m.max_marks ELSE 0 END AS exact
       FROM attempts a JOIN markings m ON m.id = ${currentMarking}
      WHERE a.student_id = $1 AND a.homework_id = $2
      ORDER BY a.submitted_at, a.id`,
    [studentId, homeworkId],
  );
}
