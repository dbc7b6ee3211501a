import { type AttemptMarking, attemptMarkingSchema, countDoubtful } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { insertRows, reserveIds } from './insert-rows.ts';
import { keepAfterClosing } from './keep-after-closing.ts';
import { addToScores } from './keep-scores.ts';
import { markingJson } from './marking-json.ts';
import { flagColumn, forReference, inList, type Session, selectRows } from './session.ts';
import { type NewStudent, storeStudents } from './store-students.ts';

// SQL by hand: a handful of statements for a whole group of submissions, see decision 0024.

/** An attempt that is marked and ready to be stored. */
export interface NewAttempt {
  readonly reference: string;
  readonly idempotencyKey: string | null;
  readonly bodyDigest: string;
  readonly studentId: number;
  readonly assignmentId: number;
  readonly homeworkId: number;
  readonly schemeVersion: number;
  /** Answers by question id, as JSON. */
  readonly answers: string;
  /** The marks that the page claimed, as JSON. */
  readonly claim: string | null;
  readonly differsFromClaim: boolean;
  readonly startedAt: string | null;
  readonly timeSpentMinutes: number | null;
  readonly submittedAt: string;
  /** When the homework had already closed, as far as anything shows; it counts if another try is left, or a teacher allows it. */
  readonly closedAt?: string | null;
  readonly marking: AttemptMarking;
  /** The assignment the student chose, if the homework offers several. */
  readonly chosenAssignment?: string | null;
}

/** An attempt whose student is known by number, or who is stored with it. */
export type AttemptToStore = NewAttempt | (Omit<NewAttempt, 'studentId'> & { readonly student: NewStudent });

/**
 * The outcome of one attempt. A `repeat` reuses an idempotency key, and has the marks given the first time.
 */
export type StoreOutcome =
  | { readonly kind: 'stored'; readonly id: number; readonly closedAt: string | null }
  | { readonly kind: 'repeat'; readonly id: number; readonly first: Omit<NewAttempt, 'answers' | 'claim'> }
  | { readonly kind: 'unknown-student' };

/**
 * Stores attempts and their markings, with a handful of statements however many there are, and returns their
 * outcomes in order. An attempt whose idempotency key was used before, or earlier in this group, is not
 * stored again. That holds even if its student has since been merged with another, who gets the new attempts.
 */
export async function storeAttempts(session: Session, toStore: readonly AttemptToStore[]): Promise<StoreOutcome[]> {
  const named = await withStudents(session, toStore);
  const students = await findStudentIds(session, new Set(named.map(({ studentId }) => studentId)));
  const attempts = named.map((attempt) => ({
    ...attempt,
    studentId: students.get(attempt.studentId) ?? attempt.studentId,
  }));
  const known = attempts.filter((_attempt, place) => students.has(named[place]?.studentId ?? 0));
  const markingIds = await reserveIds(session, 'markings', known.length);
  const ids = await insertAttempts(session, known, markingIds);
  await insertMarkings(session, known, ids, markingIds);
  const stored = known.flatMap(({ reference, studentId, homeworkId, closedAt = null }) => {
    const id = ids.get(reference);
    return id === undefined ? [] : { id, studentId, homeworkId, closedAt };
  });
  const closed = await keepAfterClosing(session, stored);
  await addToScores(session, stored);

  const repeated = attempts.filter(({ reference }) => !ids.has(reference));
  const firsts = await findByKeys(session, new Set(repeated.flatMap(({ idempotencyKey }) => idempotencyKey ?? [])));
  return named.map(({ studentId, reference, idempotencyKey }) => {
    const id = ids.get(reference);
    if (id !== undefined) return { kind: 'stored', id, closedAt: closed.get(id) ?? null };
    const first = firsts.get(idempotencyKey ?? '');
    if (first !== undefined) return { kind: 'repeat', ...first };
    if (!students.has(studentId)) return { kind: 'unknown-student' };
    throw new Error('An attempt was neither stored nor stored before');
  });
}

/** The attempts with the numbers of their students; those that come with their students find or make them. */
async function withStudents(session: Session, attempts: readonly AttemptToStore[]): Promise<readonly NewAttempt[]> {
  const students = attempts.flatMap((attempt) => ('student' in attempt ? attempt.student : []));
  const stored = (await storeStudents(session, students, attempts[0]?.submittedAt ?? '')).values();
  return attempts.map((attempt) => {
    if (!('student' in attempt)) return attempt;
    const { student: _student, ...rest } = attempt;
    const { value } = stored.next();
    if (value === undefined) throw new Error('A student was not stored');
    return { ...rest, studentId: value.id };
  });
}

/** These students, or those they were merged into, unless erased; locked until the transaction ends. */
async function findStudentIds(session: Session, ids: ReadonlySet<number>): Promise<ReadonlyMap<number, number>> {
  const list = inList([...ids]);
  const rows = await selectRows(
    session,
    idRow,
    `SELECT id FROM students WHERE id IN ${list.sql} AND erased_at IS NULL ORDER BY id${forReference(session)}`,
    list.values,
  );
  const found = new Map(rows.map(({ id }) => [id, id]));
  if (found.size === ids.size) return found;
  const merged = await selectRows(
    session,
    mergedRow,
    `SELECT id, into_id FROM merged_students WHERE id IN ${list.sql}`,
    list.values,
  );
  for (const { id, into_id: into } of merged) found.set(id, into);
  return found;
}

/** Returns the new ids by reference; an attempt whose key is taken has none. */
async function insertAttempts(
  session: Session,
  attempts: readonly NewAttempt[],
  markingIds: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  const rows = attempts.map((attempt, place) => ({
    reference: attempt.reference,
    idempotency_key: attempt.idempotencyKey,
    body_digest: attempt.bodyDigest,
    student_id: attempt.studentId,
    assignment_id: attempt.assignmentId,
    homework_id: attempt.homeworkId,
    scheme_version: attempt.schemeVersion,
    answers: attempt.answers,
    claim: attempt.claim,
    differs_from_claim: attempt.differsFromClaim,
    started_at: attempt.startedAt,
    time_spent_minutes: attempt.timeSpentMinutes,
    submitted_at: attempt.submittedAt,
    current_marking_id: markingIds[place] ?? null,
    chosen_assignment: attempt.chosenAssignment ?? null,
  }));
  const ending = 'ON CONFLICT (idempotency_key) DO NOTHING RETURNING id, reference';
  const stored = await insertRows(session, 'attempts', rows, ending);
  return new Map(stored.map((row) => referenceRow.parse(row)).map(({ id, reference }) => [reference, id]));
}

async function insertMarkings(
  session: Session,
  attempts: readonly NewAttempt[],
  ids: ReadonlyMap<string, number>,
  markingIds: readonly number[],
): Promise<void> {
  const rows = attempts.flatMap(({ reference, schemeVersion, marking, submittedAt }, place) => {
    const attemptId = ids.get(reference);
    if (attemptId === undefined) return [];
    return {
      id: markingIds[place] ?? null,
      attempt_id: attemptId,
      scheme_version: schemeVersion,
      policy: marking.policy,
      engine_version: marking.engineVersion,
      total_marks: marking.totalMarks,
      max_marks: marking.maxMarks,
      grade: marking.grade,
      marking: markingJson(marking),
      doubtful: countDoubtful(marking.results),
      marked_at: submittedAt,
    };
  });
  await insertRows(session, 'markings', rows);
}

/** The attempts stored under these keys, each with its first marking, which is what its receipt said. */
async function findByKeys(session: Session, keys: ReadonlySet<string>) {
  if (keys.size === 0) return new Map<string, { id: number; first: Omit<NewAttempt, 'answers' | 'claim'> }>();
  const list = inList([...keys]);
  const rows = await selectRows(
    session,
    storedRow,
    `SELECT a.id, a.reference, a.idempotency_key, a.body_digest, a.student_id, a.assignment_id, a.homework_id,
            a.scheme_version, a.differs_from_claim, a.started_at, a.time_spent_minutes, a.submitted_at, m.marking,
            (SELECT closed_at FROM after_closing WHERE attempt_id = a.id) AS closed_at
       FROM attempts a
       JOIN markings m ON m.id = (SELECT min(id) FROM markings WHERE attempt_id = a.id)
      WHERE a.idempotency_key IN ${list.sql}`,
    list.values,
  );
  return new Map(
    rows.map((row) => [
      row.idempotency_key,
      {
        id: row.id,
        first: {
          reference: row.reference,
          idempotencyKey: row.idempotency_key,
          bodyDigest: row.body_digest,
          studentId: row.student_id,
          assignmentId: row.assignment_id,
          homeworkId: row.homework_id,
          schemeVersion: row.scheme_version,
          differsFromClaim: row.differs_from_claim,
          startedAt: row.started_at,
          timeSpentMinutes: row.time_spent_minutes,
          submittedAt: row.submitted_at,
          closedAt: row.closed_at,
          marking: attemptMarkingSchema.parse(JSON.parse(row.marking)),
        },
      },
    ]),
  );
}

const mergedRow = z.object({ id: z.number(), into_id: z.number() });
const idRow = z.object({ id: z.number() });
const referenceRow = z.object({ id: z.number(), reference: z.string() });
const storedRow = z.object({
  id: z.number(),
  reference: z.string(),
  idempotency_key: z.string(),
  body_digest: z.string(),
  student_id: z.number(),
  assignment_id: z.number(),
  homework_id: z.number(),
  scheme_version: z.number(),
  differs_from_claim: flagColumn,
  started_at: z.nullable(z.string()),
  time_spent_minutes: z.nullable(z.number()),
  submitted_at: z.string(),
  closed_at: z.nullable(z.string()),
  marking: z.string(),
});
