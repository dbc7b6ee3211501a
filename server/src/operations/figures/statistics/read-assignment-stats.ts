import type { ClassEntry } from '../../../contract/class-list.ts';
import type { ClassStats } from '../../../contract/teacher-statistics.ts';
import { type StoredDates, selectClassDates } from '../../../db/select-class-dates.ts';
import { type RosterStudent, type Score, selectRosters, selectScores } from '../../../db/select-scores.ts';
import { countPunctuality } from '../../homework/dates/punctuality.ts';
import { listClasses } from '../../people/classes/list-classes.ts';
import { byName } from '../../site/normalise-name.ts';
import type { Services } from '../../site/services/services.ts';
import { averagePercentage, countCompletion, groupByClass, listCompleted, partScores } from './scores.ts';
import { getStatisticsSubject } from './statistics-subject.ts';

/** What of an assignment's statistics is asked for. */
export interface StatsChoice {
  /** An earlier homework of the card; the one it shows now when absent. */
  readonly homework?: string | undefined;
  /** '1' to have the classes of its list that have no submissions, too. */
  readonly all?: string | undefined;
}

/**
 * Completion and scores of each class at a homework, in the order of the class lists; four queries whatever the number of
 * classes. `number` is of the second numbering. Throws a `Problem` for an unknown assignment or homework.
 */
export async function readAssignmentStats(
  services: Services,
  number: string,
  { homework: chosen, all }: StatsChoice,
): Promise<ClassStats[]> {
  const { homework, list } = await getStatisticsSubject(services, number, chosen);
  const { reader } = services.database;
  const [scores, rosters, classes, dates] = await Promise.all([
    selectScores(reader, homework.id, null).then(groupByClass),
    selectRosters(reader, homework.id, null).then(groupByClass),
    listClasses(services),
    selectClassDates(reader, homework.id),
  ]);
  const now = services.now().toISOString();
  const ofList = all === '1' ? classes.filter((entry) => entry.list === list).map(({ code }) => code) : [];
  return [...new Set([...scores.keys(), ...ofList])]
    .map((code) => {
      const own = { scores: scores.get(code) ?? [], roster: rosters.get(code) ?? [], dates: dates.get(code) };
      return toStats(findEntry(classes, code, list) ?? { code }, own, now);
    })
    .sort(inOrderOf(classes));
}

/** A class may be on two lists; the homework's own comes first. */
function findEntry(classes: readonly ClassEntry[], code: string, list: ClassEntry['list'] | undefined) {
  const found = classes.filter((entry) => entry.code === code);
  return found.find((entry) => entry.list === list) ?? found[0];
}

interface ClassRows {
  readonly scores: readonly Score[];
  readonly roster: readonly RosterStudent[];
  readonly dates: StoredDates | undefined;
}

function toStats(
  { code, teacher = null }: { code: string; teacher?: string | null },
  { scores, roster, dates }: ClassRows,
  now: string,
): ClassStats {
  const { own, apart } = partScores(scores);
  const { completed, total, registered } = countCompletion(own, roster);
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
  };
}

/** Classes that are on no list any more come last, by code. */
function inOrderOf(classes: readonly ClassEntry[]) {
  const places = new Map(classes.map(({ code }, index) => [code, index]));
  const place = ({ studentClass }: ClassStats) => places.get(studentClass) ?? classes.length;
  return (one: ClassStats, other: ClassStats) =>
    place(one) - place(other) || byName(one.studentClass, other.studentClass);
}
