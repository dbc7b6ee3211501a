import * as z from 'zod/mini';
import { type Pupil, type PupilShare, pupilAttemptSchema } from '../../../contract/pupil.ts';
import type { CatalogueSnapshot } from '../../../db/catalogue.ts';
import { counts, currentMarking } from '../../../db/counting.ts';
import { selectMemberships } from '../../../db/one-person.ts';
import { isExcused, selectAllowed } from '../../../db/select-allowed.ts';
import { figureRow, selectAnswers, selectFigures } from '../../../db/select-figures.ts';
import { flagColumn, inList, numberColumn, readId, type Session, selectRows } from '../../../db/session.ts';
import { questionsEverAsked } from '../../homework/catalogue/asked-questions.ts';
import { whatHolds } from '../../homework/dates/what-holds.ts';
import { type FoundStudent, getStudents } from '../../people/students/find-students.ts';
import type { Services } from '../../site/services/services.ts';
import { readStoredAttempt } from '../statistics/read-stored-attempt.ts';
import { readHistories } from './read-histories.ts';
import { readPupilDecisions } from './read-pupil-decisions.ts';

/** A pupil by the number of one of their memberships, over all of them. Throws a `Problem` for an unknown one. */
export async function readPupil(services: Services, id: string): Promise<Omit<Pupil, 'may'>> {
  const { reader } = services.database;
  const asked = readId(id) ?? 0;
  await getStudents(reader, [asked]);
  const ids = await selectMemberships(reader, [asked]);
  const entries = await services.catalogue.snapshot();
  const [memberships, [history], places, rows, weak, allowed] = await Promise.all([
    getStudents(reader, ids),
    readHistories(services, { student: String(asked) }),
    selectFigures(reader, scoreRow, { students: ids }),
    selectAttempts(reader, ids),
    readWeak(services, entries, ids),
    selectAllowed(reader, { studentIds: ids }),
  ]);
  if (history === undefined) throw new Error('A pupil who was found has no history');
  const [first, best] = [new Set(places.map((one) => one.firstAttemptId)), new Set(places.map((one) => one.attemptId))];
  const attempts = rows.map(({ marking: _marking, exact, studentId, dueAt, ...one }) => ({
    ...one,
    dueAt: whatHolds(
      { openAt: null, dueAt, closeAt: null },
      allowed.find((own) => own.studentId === studentId && own.homeworkId === one.homework.id),
    ).dueAt,
    percentage: Math.round(exact),
    isFirst: first.has(one.id),
    isBest: best.has(one.id),
  }));
  return {
    memberships: memberships
      .sort(byBegin)
      .map(({ id, name, studentClass, teacher, source, memberFrom, memberUntil }) => ({
        ...{ id, name, studentClass, teacher, source, memberFrom, memberUntil },
      })),
    history,
    attempts,
    ...weak,
    decisions: await readPupilDecisions(services, ids, rows),
  };
}

/** Whoever was in a class when its list was first imported has no beginning there. */
const byBegin = (one: FoundStudent, other: FoundStudent) =>
  (one.memberFrom ?? '').localeCompare(other.memberFrom ?? '');

const scoreRow = z.pick(figureRow, { attemptId: true, firstAttemptId: true });

const attemptRow = z.extend(z.omit(pupilAttemptSchema, { percentage: true, isFirst: true, isBest: true }), {
  studentId: z.number(),
  exact: numberColumn,
  counts: flagColumn,
  marking: z.string(),
});

/** By hand: the marking that counts is found by SQL. Latest first. */
function selectAttempts(session: Session, ids: readonly number[]): Promise<z.output<typeof attemptRow>[]> {
  const list = inList(ids);
  return selectRows(
    session,
    attemptRow,
    `SELECT a.id, a.student_id AS "studentId", a.homework_id AS "homework.id", h.title AS "homework.title", s.class_code AS "studentClass",
            a.submitted_at AS "submittedAt", d.due_at AS "dueAt", m.total_marks AS "totalMarks",
            m.max_marks AS "maxMarks", m.grade, m.marking,
            CASE WHEN m.max_marks > 0 THEN 100.0 * m.total_marks / m.max_marks ELSE 0 END AS exact,
            CASE WHEN ${counts('a')} AND NOT ${isExcused('a')} THEN 1 ELSE 0 END AS counts
       FROM attempts a
       JOIN students s ON s.id = a.student_id
       JOIN assignments h ON h.id = a.homework_id
       JOIN markings m ON m.id = ${currentMarking}
       LEFT JOIN class_dates d ON d.homework_id = a.homework_id AND d.class_code = s.class_code
      WHERE a.student_id IN ${list.sql}
      ORDER BY a.submitted_at DESC, a.id DESC`,
    list.values,
  );
}

/** How they did at each specification point and each type of question, before any feedback. */
async function readWeak(services: Services, entries: CatalogueSnapshot, students: readonly number[]) {
  const points = new Map<string, Sum>();
  const kinds = new Map<string, Sum>();
  for (const row of await selectAnswers(services.database.reader, ['first'], { students })) {
    const homework = entries.get(row.homeworkId);
    if (homework === undefined || homework.purpose === 'retrieval') continue;
    const { results } = readStoredAttempt(row);
    for (const { question } of await questionsEverAsked(services.catalogue, homework)) {
      const result = results.get(question.id);
      if (result === undefined || result.maxMarks === 0 || result.state !== undefined) continue;
      for (const point of new Set(question.specification ?? [])) add(points, point, result);
      add(kinds, question.type, result);
    }
  }
  return { points: weakestFirst(points), kinds: weakestFirst(kinds) };
}

interface Sum {
  marks: number;
  most: number;
  answers: number;
}

function add(
  sums: Map<string, Sum>,
  name: string,
  { marksAwarded, maxMarks }: Record<'marksAwarded' | 'maxMarks', number>,
) {
  const { marks, most, answers } = sums.get(name) ?? { marks: 0, most: 0, answers: 0 };
  sums.set(name, { marks: marks + marksAwarded, most: most + maxMarks, answers: answers + 1 });
}

function weakestFirst(sums: ReadonlyMap<string, Sum>): PupilShare[] {
  return [...sums]
    .map(([name, { marks, most, answers }]) => ({ name, share: Math.round((100 * marks) / most) / 100, answers }))
    .sort((one, other) => one.share - other.share || other.answers - one.answers);
}
