import type * as z from 'zod/mini';
import type { History, readHistories as readHistoriesCall } from '../../../contract/class-insight.ts';
import {
  type HistoryRow,
  type PupilRow,
  selectHistories,
  selectOwner,
  selectPupils,
} from '../../../db/select-histories.ts';
import { selectDatedHomework } from '../../../db/select-week.ts';
import {
  countsAsMissing,
  findSetHomework,
  homeworkOnCards,
  type SetHomework,
} from '../../homework/dates/set-homework.ts';
import { getClassCode } from '../../people/classes/find-class.ts';
import { listClasses } from '../../people/classes/list-classes.ts';
import { byName } from '../../site/normalise-name.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';

/** What students of a class have done over all homework; three queries for a whole class. Throws a `Problem` for what is none. */
export async function readHistories(
  services: Services,
  asked: z.output<typeof readHistoriesCall.input>,
): Promise<History[]> {
  const { classCode, studentId } = await findSubject(services, asked);
  const { reader } = services.database;
  const [rows, pupils, dated, entries, lists] = await Promise.all([
    selectHistories(reader, classCode, studentId),
    selectPupils(reader, classCode),
    selectDatedHomework(reader, [classCode]),
    services.catalogue.snapshot(),
    listClasses(services),
  ]);
  const hasList = pupils.some(({ source }) => source === 'roster');
  const wanted = pupils.filter(({ id, source }) =>
    studentId === undefined ? !hasList || source === 'roster' : id === studentId,
  );
  const ownIds = new Set(pupils.filter(({ source }) => !hasList || source === 'roster').map(({ id }) => id));
  const ownRows = rows.filter((row) => ownIds.has(row.student_id));
  const averages = averageByHomework(ownRows);
  const set = findSetHomework({
    dated: dated.filter(({ due_at }) => due_at !== null),
    onCards: homeworkOnCards(entries, lists, classCode),
    begun: ownRows.map((row) => row.homework_id),
  });
  const now = services.now().toISOString();
  const titleOf = (id: number) => entries.get(id)?.title ?? `Homework ${id}`;
  return wanted
    .map((pupil) => toHistory(pupil, rows, { set, averages, now, titleOf }))
    .sort((one, other) => byName(one.student.name, other.student.name));
}

async function findSubject(
  services: Services,
  { class: typed, student, attempt }: z.output<typeof readHistoriesCall.input>,
): Promise<{ classCode: string; studentId: number | undefined }> {
  if (student === undefined && attempt === undefined) {
    if (typed === undefined) throw new Problem('invalid-input', 'name a class or a student', { field: 'class' });
    return {
      classCode: await getClassCode(services, typed, { code: 'not-found', field: 'class' }),
      studentId: undefined,
    };
  }
  const by = student === undefined ? { attempt: Number(attempt) } : { student: Number(student) };
  const owner = await selectOwner(services.database.reader, by);
  if (owner === undefined) throw new Problem('not-found', 'There is no such student.');
  return { classCode: owner.class_code, studentId: owner.id };
}

function averageByHomework(rows: readonly HistoryRow[]): ReadonlyMap<number, number> {
  const sums = new Map<number, { sum: number; count: number }>();
  for (const { homework_id: id, percentage } of rows) {
    const { sum, count } = sums.get(id) ?? { sum: 0, count: 0 };
    sums.set(id, { sum: sum + percentage, count: count + 1 });
  }
  return new Map([...sums].map(([id, { sum, count }]) => [id, oneDecimal(sum / count)]));
}

interface Surroundings {
  readonly set: ReadonlyMap<number, SetHomework>;
  readonly averages: ReadonlyMap<number, number>;
  readonly now: string;
  readonly titleOf: (id: number) => string;
}

function toHistory(pupil: PupilRow, rows: readonly HistoryRow[], around: Surroundings): History {
  const own = new Map(rows.filter((row) => row.student_id === pupil.id).map((row) => [row.homework_id, row]));
  const homework = [...new Set([...own.keys(), ...around.set.keys()])]
    .map((id) => toEntry(id, own.get(id), around))
    .sort((one, other) => whenOf(other).localeCompare(whenOf(one)) || other.homework.id - one.homework.id);
  const done = [...own.values()];
  const count = (state: string) => homework.filter((entry) => entry.state === state).length;
  const mean = done.reduce((sum, { percentage }) => sum + percentage, 0) / done.length;
  return {
    student: { id: pupil.id, name: pupil.name, studentClass: pupil.class_code, teacher: pupil.teacher },
    homework,
    averagePercentage: done.length === 0 ? null : oneDecimal(mean),
    handedIn: done.length,
    late: count('late'),
    missing: count('missing'),
  };
}

function toEntry(
  id: number,
  row: HistoryRow | undefined,
  { set, averages, now, titleOf }: Surroundings,
): History['homework'][number] {
  const given = set.get(id) ?? { dueAt: null, isBegun: true };
  const { dueAt } = given;
  const base = { homework: { id, title: titleOf(id) }, dueAt, classAverage: averages.get(id) ?? null };
  if (row === undefined) return { ...base, best: null, state: countsAsMissing(given, now) ? 'missing' : 'due' };
  const best = {
    attemptId: row.attempt_id,
    totalMarks: row.total_marks,
    maxMarks: row.max_marks,
    percentage: Math.round(row.percentage),
    firstPercentage: Math.round(row.first_percentage),
    grade: row.grade,
    attempts: row.attempts,
    handedInAt: row.first_submitted_at,
  };
  if (dueAt === null) return { ...base, best, state: 'handed-in' };
  return { ...base, best, state: row.first_submitted_at > dueAt ? 'late' : 'on-time' };
}

const whenOf = ({ dueAt, best }: History['homework'][number]) => dueAt ?? best?.handedInAt ?? '';
const oneDecimal = (number: number) => Math.round(number * 10) / 10;
