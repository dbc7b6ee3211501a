import * as z from 'zod/mini';
import type { History, readHistories as readHistoriesCall } from '../../../contract/class-insight.ts';
import { figureRow, selectFigures } from '../../../db/select-figures.ts';
import type { StudentRow } from '../../../db/tables/students.ts';
import {
  countsAsMissing,
  findSetHomework,
  homeworkOnCards,
  type SetHomework,
} from '../../homework/dates/set-homework.ts';
import { getClassCode } from '../../people/classes/find-class.ts';
import { listClasses } from '../../people/classes/list-classes.ts';
import { groupBy } from '../../site/group-by.ts';
import { byName } from '../../site/normalise-name.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';

const historyRow = z.pick(figureRow, {
  ...{ studentId: true, homeworkId: true, attemptId: true, totalMarks: true, maxMarks: true, grade: true },
  ...{ percentage: true, firstPercentage: true, firstSubmittedAt: true, attempts: true },
});
type HistoryRow = z.output<typeof historyRow>;

/** What students of a class have done over all homework; three queries for a whole class. */
export async function readHistories(
  services: Services,
  asked: z.output<typeof readHistoriesCall.input>,
): Promise<History[]> {
  const { classCode, studentId } = await findSubject(services, asked);
  const { reader } = services.database;
  const [rows, pupils, dated, entries, lists] = await Promise.all([
    selectFigures(reader, historyRow, { classes: [classCode], withApart: studentId }),
    reader.tables.students.findAll({ where: { classCode, erasedAt: null }, raw: true }),
    reader.tables.classDates.findAll({ where: { classCode }, raw: true }),
    services.catalogue.snapshot(),
    listClasses(services),
  ]);
  const hasList = pupils.some(({ source }) => source === 'roster');
  const wanted = pupils.filter(({ id, source }) =>
    studentId === undefined ? !hasList || source === 'roster' : id === studentId,
  );
  const ownIds = new Set(pupils.filter(({ source }) => !hasList || source === 'roster').map(({ id }) => id));
  const ownRows = rows.filter((row) => ownIds.has(row.studentId));
  const averages = averageByHomework(ownRows);
  const set = findSetHomework({
    dated: dated.filter(({ dueAt }) => dueAt !== null),
    onCards: homeworkOnCards(entries, lists, classCode),
    begun: ownRows.map((row) => row.homeworkId),
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
  const { tables } = services.database.reader;
  const of = attempt === undefined ? undefined : await tables.attempts.findByPk(attempt, { include: ['student'] });
  const owner = student === undefined ? of?.student : await tables.students.findByPk(student);
  if (!owner) throw new Problem('not-found', 'There is no such student.');
  return { classCode: owner.classCode, studentId: owner.id };
}

function averageByHomework(rows: readonly HistoryRow[]): ReadonlyMap<number, number> {
  const percentagesOf = groupBy(rows, ({ homeworkId }) => homeworkId);
  return new Map([...percentagesOf].map(([id, own]) => [id, oneDecimal(sumOf(own) / own.length)]));
}

const sumOf = (rows: readonly HistoryRow[]) => rows.reduce((sum, { percentage }) => sum + percentage, 0);

interface Surroundings {
  readonly set: ReadonlyMap<number, SetHomework>;
  readonly averages: ReadonlyMap<number, number>;
  readonly now: string;
  readonly titleOf: (id: number) => string;
}

function toHistory(pupil: StudentRow, rows: readonly HistoryRow[], around: Surroundings): History {
  const own = new Map(rows.filter((row) => row.studentId === pupil.id).map((row) => [row.homeworkId, row]));
  const homework = [...new Set([...own.keys(), ...around.set.keys()])]
    .map((id) => toEntry(id, own.get(id), around))
    .sort((one, other) => whenOf(other).localeCompare(whenOf(one)) || other.homework.id - one.homework.id);
  const done = [...own.values()];
  const count = (state: string) => homework.filter((entry) => entry.state === state).length;
  return {
    student: { id: pupil.id, name: pupil.name, studentClass: pupil.classCode, teacher: pupil.teacher },
    homework,
    averagePercentage: done.length === 0 ? null : oneDecimal(sumOf(done) / done.length),
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
    attemptId: row.attemptId,
    totalMarks: row.totalMarks,
    maxMarks: row.maxMarks,
    percentage: Math.round(row.percentage),
    firstPercentage: Math.round(row.firstPercentage),
    grade: row.grade,
    attempts: row.attempts,
    handedInAt: row.firstSubmittedAt,
  };
  if (dueAt === null) return { ...base, best, state: 'handed-in' };
  return { ...base, best, state: row.firstSubmittedAt > dueAt ? 'late' : 'on-time' };
}

const whenOf = ({ dueAt, best }: History['homework'][number]) => dueAt ?? best?.handedInAt ?? '';
const oneDecimal = (number: number) => Math.round(number * 10) / 10;
