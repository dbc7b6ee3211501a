import type { ClassEntry } from '../../../contract/class-list.ts';
import type { ClassStats } from '../../../contract/teacher-statistics.ts';
import type { StoredDates } from '../../../db/select-class-dates.ts';
import { countPunctuality } from '../../homework/dates/punctuality.ts';
import { groupBy } from '../../site/group-by.ts';
import { byName } from '../../site/normalise-name.ts';
import type { Services } from '../../site/services/services.ts';
import { averagePercentage, countCompletion, listCompleted, listExcused } from './scores.ts';
import { getStatisticsSubject, type RosterStudent, readWork, type Score } from './statistics-subject.ts';

/** Which of an assignment's statistics are asked for. */
export interface StatsChoice {
  /** An earlier homework of the card; without it, the one that the card shows now. */
  readonly homework?: string | undefined;
  /** '1' to have the classes of its list that have no submissions, too. */
  readonly all?: string | undefined;
}

/**
 * Completion and scores of each class at a homework, in the order of the class lists; four queries whatever the
 * number of classes. `number` is of the second numbering.
 */
export async function readAssignmentStats(
  services: Services,
  number: string,
  { homework, all }: StatsChoice,
): Promise<ClassStats[]> {
  const subject = await getStatisticsSubject(services, number, { homework });
  const { list } = subject;
  const { own, apart, roster, excused, classes, dates } = await readWork(services, subject);
  const [ownOf, apartOf, rosterOf, excusedOf] = [byClass(own), byClass(apart), byClass(roster), byClass(excused)];
  const now = services.now().toISOString();
  const ofList = all === '1' ? classes.filter((entry) => entry.list === list).map(({ code }) => code) : [];
  return [...new Set([...ownOf.keys(), ...apartOf.keys(), ...ofList])]
    .map((code) => {
      const rows = {
        ...{ own: ownOf.get(code) ?? [], apart: apartOf.get(code) ?? [] },
        ...{ roster: rosterOf.get(code) ?? [], excused: excusedOf.get(code) ?? [] },
      };
      return toStats(findEntry(classes, code, list) ?? { code }, { ...rows, dates: dates.get(code) }, now);
    })
    .sort(inOrderOf(classes));
}

const byClass = <Row extends { studentClass: string }>(rows: readonly Row[]) =>
  groupBy(rows, ({ studentClass }) => studentClass);

/** A class may be on two lists; the homework's own comes first. */
function findEntry(classes: readonly ClassEntry[], code: string, list: ClassEntry['list'] | undefined) {
  const found = classes.filter((entry) => entry.code === code);
  return found.find((entry) => entry.list === list) ?? found[0];
}

interface ClassRows {
  readonly own: readonly Score[];
  readonly apart: readonly Score[];
  readonly roster: readonly RosterStudent[];
  readonly excused: readonly (Score | RosterStudent)[];
  readonly dates: StoredDates | undefined;
}

function toStats(
  { code, teacher = null }: { code: string; teacher?: string | null },
  { own, apart, roster, excused, dates }: ClassRows,
  now: string,
): ClassStats {
  const { completed, total, registered } = countCompletion(own, roster, excused);
  const kept = countPunctuality(own, roster, dates, now);
  return {
    studentClass: code,
    teacher,
    completionRate: total === 0 ? 0 : Math.round((100 * completed) / total),
    completedStudents: completed,
    totalStudents: total,
    registeredStudents: registered,
    averagePercentage: averagePercentage(own),
    ...(kept && { dates: kept }),
    completedStudentsList: listCompleted(own, registered !== null, dates),
    unlistedStudents: listCompleted(apart, true, dates),
    ...(excused.length > 0 && { excusedStudents: listExcused(excused) }),
  };
}

/** Classes that are on no list any more come last, by code. */
function inOrderOf(classes: readonly ClassEntry[]) {
  const places = new Map(classes.map(({ code }, index) => [code, index]));
  const place = ({ studentClass }: ClassStats) => places.get(studentClass) ?? classes.length;
  return (one: ClassStats, other: ClassStats) =>
    place(one) - place(other) || byName(one.studentClass, other.studentClass);
}
