import { answersSchema, findChildcareAssignment } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { toAttemptNumber } from '../../contract/assignment-numbers.ts';
import type { AttemptDetail } from '../../contract/attempt-detail.ts';
import { counts } from '../../db/counting.ts';
import { currentMarking } from '../../db/current-marking.ts';
import { readMarking } from '../../db/marking-json.ts';
import { readId } from '../../db/row-number.ts';
import { selectClassDates } from '../../db/select-class-dates.ts';
import { flagColumn, type Session, selectRows } from '../../db/session.ts';
import { selectExclusionsOf } from '../decisions/exclusions/list-exclusions.ts';
import { findAfterClosing } from '../decisions/list-after-closing.ts';
import { commentsOf } from '../decisions/select-comments.ts';
import { readOverridesOf } from '../decisions/select-overrides.ts';
import { askedById } from '../homework/catalogue/asked-questions.ts';
import { Problem } from '../site/problems/problem.ts';
import type { Services } from '../site/services/services.ts';

// SQL by hand: the marking that counts is found by SQL.

const attemptRow = z.object({
  id: z.number(),
  reference: z.string(),
  name: z.string(),
  class_code: z.string(),
  teacher: z.string(),
  is_class_gone: flagColumn,
  student_id: z.number(),
  assignment_id: z.number(),
  homework_id: z.number(),
  arrived_with: z.number(),
  chosen_assignment: z.nullable(z.string()),
  submitted_at: z.string(),
  started_at: z.nullable(z.string()),
  time_spent_minutes: z.nullable(z.number()),
  differs_from_claim: flagColumn,
  answers: z.string(),
  scheme_version: z.number(),
  marking: z.string(),
});

/** One attempt, each answer with its marks and why. `id` is the path parameter; throws a `Problem` when it is none. */
export async function readAttempt({ database, catalogue }: Services, id: string): Promise<Omit<AttemptDetail, 'may'>> {
  const row = await getAttempt(database.reader, id);
  const homework = (await catalogue.snapshot()).get(row.homework_id);
  const answers = answersSchema.parse(JSON.parse(row.answers));
  const marking = readMarking(row.marking);
  const questions = await askedById(catalogue, homework, row.arrived_with);
  const dates = (await selectClassDates(database.reader, row.homework_id, row.class_code)).get(row.class_code);
  const attempts = await selectAttempts(database.reader, row.student_id, row.homework_id);
  const overrides = await readOverridesOf(database.reader, row.id);
  const counting = attempts.filter((one) => one.counts);
  const best = counting.reduce((most, one) => (one.exact > most.exact ? one : most), { id: 0, exact: -1 });
  return {
    id: row.id,
    reference: row.reference,
    student: {
      name: row.name,
      studentClass: row.class_code,
      teacher: row.teacher,
      isClassGone: row.is_class_gone,
    },
    assignmentId: toAttemptNumber(row.assignment_id),
    homework: { id: row.homework_id, title: homework?.title ?? `Homework ${row.homework_id}` },
    chosenAssignment: chosenAssignment(row.chosen_assignment),
    submittedAt: row.submitted_at,
    ...(dates?.due_at && { dueAt: dates.due_at }),
    startedAt: row.started_at,
    timeSpentMinutes: row.time_spent_minutes,
    schemeVersion: row.scheme_version,
    policy: marking.policy,
    totalMarks: marking.totalMarks,
    maxMarks: marking.maxMarks,
    percentage: marking.percentage,
    grade: marking.grade,
    differsFromClaim: row.differs_from_claim,
    isFirst: counting[0]?.id === row.id,
    isBest: best.id === row.id,
    attempts: attempts.map(({ exact, ...attempt }) => ({ ...attempt, percentage: Math.round(exact) })),
    exclusions: await selectExclusionsOf(database.reader, row.id, row.student_id),
    afterClosing: await findAfterClosing(database.reader, row.id),
    comments: await commentsOf(database.reader, {
      homeworkId: row.homework_id,
      classCode: row.class_code,
      studentId: row.student_id,
      submittedAt: row.submitted_at,
    }),
    answers: marking.results.map((result) => ({
      ...result,
      question: questions.get(result.questionId)?.question ?? null,
      type: questions.get(result.questionId)?.type ?? null,
      answer: answers[result.questionId] ?? null,
      override: overrides.get(result.questionId),
    })),
  };
}

function chosenAssignment(value: string | null): string | null {
  return value === null ? null : (findChildcareAssignment(value)?.label ?? value);
}

async function getAttempt(session: Session, id: string): Promise<z.output<typeof attemptRow>> {
  const attemptId = readId(id);
  const [row] =
    attemptId === undefined
      ? []
      : await selectRows(
          session,
          attemptRow,
          `SELECT a.id, a.reference, s.name, s.class_code, s.teacher,
                CASE WHEN EXISTS (SELECT 1 FROM classes c WHERE c.code = s.class_code) THEN 0 ELSE 1 END AS is_class_gone,
                a.student_id, a.assignment_id, a.homework_id,
                a.scheme_version AS arrived_with,
                a.chosen_assignment, a.submitted_at, a.started_at, a.time_spent_minutes, a.differs_from_claim, a.answers,
                m.scheme_version, m.marking
           FROM attempts a
           JOIN students s ON s.id = a.student_id
           JOIN markings m ON m.id = ${currentMarking}
          WHERE a.id = $1`,
          [attemptId],
        );
  if (row === undefined) throw new Problem('not-found', `There is no attempt ${id}.`);
  return row;
}

/** Every attempt of a student at a homework, oldest first, with its percentage, not rounded. */
async function selectAttempts(session: Session, studentId: number, homeworkId: number) {
  const rows = await selectRows(
    session,
    z.object({
      id: z.number(),
      submitted_at: z.string(),
      total_marks: z.number(),
      max_marks: z.number(),
      counts: flagColumn,
    }),
    `SELECT a.id, a.submitted_at, m.total_marks, m.max_marks, CASE WHEN ${counts('a')} THEN 1 ELSE 0 END AS counts
       FROM attempts a JOIN markings m ON m.id = ${currentMarking}
      WHERE a.student_id = $1 AND a.homework_id = $2
      ORDER BY a.submitted_at, a.id`,
    [studentId, homeworkId],
  );
  return rows.map(({ id, submitted_at: submittedAt, total_marks: marks, max_marks: most, counts: doesCount }) => ({
    id,
    submittedAt,
    counts: doesCount,
    exact: most > 0 ? (100 * marks) / most : 0,
  }));
}
