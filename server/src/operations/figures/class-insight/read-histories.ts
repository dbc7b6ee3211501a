import * as z from 'zod/mini';
import type { History, readHistories as readHistoriesCall } from '../../../contract/class-insight.ts';
import { selectMemberships } from '../../../db/one-person.ts';
import { type Allowed, selectAllowed } from '../../../db/select-allowed.ts';
import { figureRow, selectFigures } from '../../../db/select-figures.ts';
import type { StudentRow } from '../../../db/tables/people.ts';
import { isWithdrawnQuiz } from '../../homework/catalogue/withdraw-quiz.ts';
import {
  countsAsMissing,
  findSetHomework,
  homeworkOnCards,
  type SetHomework,
} from '../../homework/dates/set-homework.ts';
import { whatHolds } from '../../homework/dates/what-holds.ts';
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

/**
 * What pupils of a class have done over all homework, in this class and in those they were in before; eight
 * queries for a whole class.
 */
export async function readHistories(
  services: Services,
  asked: z.output<typeof readHistoriesCall.input>,
): Promise<History[]> {
  const { classCode, studentId } = await findSubject(services, asked);
  const { reader } = services.database;
  const inClass = await reader.tables.students.findAll({ where: { classCode, erasedAt: null }, raw: true });
  const hasList = inClass.some(({ source }) => source !== 'self');
  const wanted = inClass.filter(({ id, source }) =>
    studentId === undefined ? !hasList || source === 'roster' : id === studentId,
  );
  const ids = await selectMemberships(
    reader,
    wanted.map(({ id }) => id),
  );
  const memberships = await reader.tables.students.findAll({ where: { id: ids, erasedAt: null }, raw: true });
  const classes = await readClasses(services, memberships, studentId);
  return wanted
    .map((pupil) => {
      const own = memberships.filter((one) => personOf(one) === personOf(pupil));
      return toHistory(
        pupil,
        own.flatMap((one) => classes.get(one.classCode)?.(one) ?? []),
      );
    })
    .sort((one, other) => byName(one.student.name, other.student.name));
}

const personOf = ({ id, personId }: StudentRow) => personId ?? id;

/** For each class of these memberships: what a member has done there, and what was missing while they were in it. */
async function readClasses(
  services: Services,
  memberships: readonly StudentRow[],
  studentId: number | undefined,
): Promise<ReadonlyMap<string, (member: StudentRow) => History['homework']>> {
  const { reader } = services.database;
  const codes = [...new Set(memberships.map(({ classCode }) => classCode))];
  const [rows, pupils, dates, entries, lists, allowed] = await Promise.all([
    selectFigures(reader, historyRow, { classes: codes, withApart: studentId, withExcused: true }),
    reader.tables.students.findAll({
      attributes: ['id', 'classCode', 'source'],
      where: { classCode: codes, erasedAt: null },
      raw: true,
    }),
    reader.tables.classDates.findAll({ where: { classCode: codes }, raw: true }),
    services.catalogue.snapshot(),
    listClasses(services),
    selectAllowed(reader, {}),
  ]);
  const allowedTo = groupBy(allowed, (one) => one.studentId);
  const isExcused = ({ studentId: id, homeworkId }: HistoryRow) =>
    allowedTo.get(id)?.some((one) => one.homeworkId === homeworkId && one.isExcused) === true;
  const now = services.now().toISOString();
  const nameOf = (id: number) => ({
    homework: { id, title: entries.get(id)?.title ?? `Homework ${id}` },
    ...(entries.get(id)?.purpose === 'retrieval' && { isRetrieval: true as const }),
  });
  const rowsOf = groupBy(rows, (row) => row.studentId);
  return new Map(
    codes.map((code) => {
      const inClass = pupils.filter(({ classCode }) => classCode === code);
      const hasList = inClass.some(({ source }) => source !== 'self');
      const own = inClass.filter(({ source }) => !hasList || source !== 'self');
      const ownRows = own.flatMap(({ id }) => rowsOf.get(id) ?? []);
      const set = findSetHomework({
        dated: dates.filter(({ classCode, dueAt }) => classCode === code && dueAt !== null),
        onCards: homeworkOnCards(entries, lists, code),
        begun: ownRows.map((row) => row.homeworkId),
      });
      const averages = averageByHomework(ownRows.filter((row) => !isExcused(row)));
      const around = { set, averages, now, nameOf, studentClass: code };
      return [
        code,
        (member) =>
          homeworkOf(member, rowsOf.get(member.id) ?? [], {
            ...around,
            allowed: allowedTo.get(member.id) ?? [],
          }).filter(({ best, homework }) => best !== null || !isWithdrawnQuiz(entries.get(homework.id))),
      ];
    }),
  );
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
  /** To this member. */
  readonly allowed: readonly Allowed[];
  readonly now: string;
  readonly nameOf: (id: number) => Pick<History['homework'][number], 'homework' | 'isRetrieval'>;
  readonly studentClass: string;
}

/** What a member of a class has done there, and what was set for them: due while they were in it. */
function homeworkOf(member: StudentRow, rows: readonly HistoryRow[], around: Surroundings): History['homework'] {
  const own = new Map(rows.map((row) => [row.homeworkId, row]));
  const isSet = ([, { dueAt }]: readonly [number, SetHomework]) =>
    dueAt === null
      ? member.source !== 'former'
      : (member.memberFrom ?? '') <= dueAt && (member.memberUntil === null || member.memberUntil > dueAt);
  const set = [...around.set].filter(isSet).map(([id]) => id);
  const longer = around.allowed.flatMap((one) => (one.untilAt !== null || one.isExcused ? one.homeworkId : []));
  return [...new Set([...own.keys(), ...set, ...longer])].map((id) => toEntry(id, own.get(id), around));
}

/** One pupil over all memberships. Of a homework that was set in two classes, the better attempt is told. */
function toHistory(pupil: StudentRow, entries: History['homework']): History {
  const chosen = [...groupBy(entries, ({ homework }) => homework.id).values()].flatMap((same) =>
    same.toSorted((one, other) => shareOf(other) - shareOf(one)).slice(0, 1),
  );
  const homework = chosen.sort(
    (one, other) => whenOf(other).localeCompare(whenOf(one)) || other.homework.id - one.homework.id,
  );
  const ordinary = homework.filter(({ isRetrieval }) => !isRetrieval);
  const done = ordinary.filter(({ best, state }) => best !== null && state !== 'excused');
  const count = (state: string) => ordinary.filter((entry) => entry.state === state).length;
  const meanOf = (some: History['homework']) => {
    const exact = some.flatMap(({ best, state }) => (best === null || state === 'excused' ? [] : percentageOf(best)));
    return exact.length === 0 ? null : oneDecimal(exact.reduce((sum, one) => sum + one, 0) / exact.length);
  };
  const retrieval = meanOf(homework.filter(({ isRetrieval }) => isRetrieval));
  return {
    student: { id: pupil.id, name: pupil.name, studentClass: pupil.classCode, teacher: pupil.teacher },
    homework: homework.map(({ studentClass, ...entry }) =>
      studentClass === pupil.classCode ? entry : { ...entry, studentClass },
    ),
    averagePercentage: meanOf(ordinary),
    ...(retrieval !== null && { retrievalPercentage: retrieval }),
    handedIn: done.length,
    late: count('late'),
    missing: count('missing'),
  };
}

const percentageOf = ({ totalMarks, maxMarks }: { totalMarks: number; maxMarks: number }) =>
  maxMarks > 0 ? (100 * totalMarks) / maxMarks : 0;

/** A homework without an attempt comes after every one with some. */
const shareOf = ({ best }: History['homework'][number]) => best?.percentage ?? -1;

function toEntry(
  id: number,
  row: HistoryRow | undefined,
  { set, averages, allowed, now, nameOf, studentClass }: Surroundings,
): History['homework'][number] {
  const holds = whatHolds(
    { openAt: null, dueAt: set.get(id)?.dueAt ?? null, closeAt: null },
    allowed.find((one) => one.homeworkId === id),
  );
  const { dueAt, isExcused } = holds;
  const given = { dueAt, isBegun: set.get(id)?.isBegun ?? true };
  const base = { studentClass, ...nameOf(id), dueAt, classAverage: averages.get(id) ?? null };
  if (row === undefined) {
    const state = isExcused ? 'excused' : countsAsMissing(given, now) ? 'missing' : 'due';
    return { ...base, best: null, state };
  }
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
  if (isExcused) return { ...base, best, state: 'excused' };
  if (dueAt === null) return { ...base, best, state: 'handed-in' };
  return { ...base, best, state: row.firstSubmittedAt > dueAt ? 'late' : 'on-time' };
}

const whenOf = ({ dueAt, best }: History['homework'][number]) => dueAt ?? best?.handedInAt ?? '';
const oneDecimal = (number: number) => Math.round(number * 10) / 10;
