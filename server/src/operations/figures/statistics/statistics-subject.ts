import * as z from 'zod/mini';
import { fromAttemptNumber } from '../../../contract/assignment-numbers.ts';
import type { ClassEntry } from '../../../contract/class-list.ts';
import { type CatalogueEntry, findContent } from '../../../db/catalogue.ts';
import type { ScoreChoice } from '../../../db/scores-of.ts';
import { type Allowed, selectAllowed } from '../../../db/select-allowed.ts';
import { type StoredDates, selectClassDates } from '../../../db/select-class-dates.ts';
import { figureRow, selectFigures } from '../../../db/select-figures.ts';
import { selectRosters } from '../../../db/select-rosters.ts';
import { readId } from '../../../db/session.ts';
import { childcareCard } from '../../homework/catalogue/cards.ts';
import { listOfYear } from '../../people/class-lists/class-rows.ts';
import { listClasses } from '../../people/classes/list-classes.ts';
import { getReportClass } from '../../people/classes/report-class.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';

/** Whose work is asked for. */
export interface ReportChoice {
  /** An earlier homework of the card; without it, the one that the card shows now. */
  readonly homework?: string | undefined;
  /** A class code; without it, all classes together. */
  readonly class?: string | undefined;
}

/** What statistics are about. */
export interface StatisticsSubject {
  readonly homework: CatalogueEntry;
  /** The class list whose classes are given the homework; `undefined` if there is none of its year. */
  readonly list: ClassEntry['list'] | undefined;
  /** Null for all classes. */
  readonly classCode: string | null;
  /** The scores of both. */
  readonly scores: ScoreChoice;
}

/**
 * The homework that an assignment shows now, or the one chosen instead, and the class: the statistics of a card
 * are those of the homework it points at now. `number` is of the second numbering, as the path gives it.
 */
export async function getStatisticsSubject(
  services: Services,
  number: string,
  { homework: chosen, class: typed }: ReportChoice,
): Promise<StatisticsSubject> {
  const entries = await services.catalogue.snapshot();
  const cardId = fromAttemptNumber(readId(number) ?? -1);
  const shown = findContent(entries, cardId);
  if (shown === undefined) {
    throw new Problem(
      'not-found',
      `There is no assignment ${number}. The teachers' dashboard lists those that there are.`,
    );
  }
  const homework = chosen === undefined ? shown : entries.get(readId(chosen) ?? -1);
  if (homework === undefined) throw new Problem('not-found', `there is no homework ${chosen}`, { field: 'homework' });
  const classCode = await getReportClass(services, typed);
  const scores = { homework: [homework.id], ...(classCode !== null && { classes: [classCode] }) };
  return { homework, list: listOf(cardId, homework), classCode, scores };
}

function listOf(cardId: number, { id, year_group: year }: CatalogueEntry): ClassEntry['list'] | undefined {
  if (cardId === childcareCard || id === childcareCard) return 'childcare';
  return listOfYear(year);
}

const scoreRow = z.omit(figureRow, {
  ...{ homeworkId: true, hour: true, completed: true, completedOnRoster: true, students: true, percentages: true },
  ...{ firstPercentages: true, highest: true, below40: true, below60: true, below80: true },
});
/** What is allowed to the pupil, if anything. */
type Own = Pick<Allowed, 'untilAt' | 'isExcused'>;
/** A student's score at a homework: the best attempt, of equal ones the earliest, and the first. */
export type Score = z.output<typeof scoreRow> & Own;
/** Somebody on a class list. */
export type RosterStudent = Awaited<ReturnType<typeof selectRosters>>[number] & Own;

/** What there is to tell of a homework, of one class or of all. */
export interface Work {
  /** Scores that count for their class, oldest first, and those of names that its list does not have. */
  readonly own: Score[];
  readonly apart: Score[];
  /** Everyone on the class lists who is not excused. */
  readonly roster: RosterStudent[];
  /** Those who are, with what they handed in all the same: in no number. */
  readonly excused: (Score | RosterStudent)[];
  readonly classes: ClassEntry[];
  /** By class code. */
  readonly dates: ReadonlyMap<string, StoredDates>;
}

/** Reads who has done a homework, and how well; five queries. */
export async function readWork(
  services: Services,
  { homework, classCode, scores: choice }: StatisticsSubject,
): Promise<Work> {
  const { reader } = services.database;
  const [found, lists, classes, dates, allowed] = await Promise.all([
    selectFigures(reader, scoreRow, { ...choice, withApart: true, withExcused: true }),
    selectRosters(reader, homework.id, classCode),
    listClasses(services),
    selectClassDates(reader, homework.id, classCode),
    selectAllowed(reader, { homeworkId: homework.id }),
  ]);
  const allowedTo = new Map(allowed.map((one) => [one.studentId, one]));
  const withOwn = <Row extends { readonly studentId: number }>(row: Row): Row & Own => {
    const { untilAt = null, isExcused = false } = allowedTo.get(row.studentId) ?? {};
    return { ...row, untilAt, isExcused };
  };
  const [scores, roster] = [found.map(withOwn), lists.map(withOwn)];
  const [excused, counting] = [true, false].map((isExcused) => scores.filter((one) => one.isExcused === isExcused));
  return {
    own: (counting ?? []).filter((one) => !one.standsApart),
    apart: (counting ?? []).filter((one) => one.standsApart),
    roster: roster.filter((one) => !one.isExcused),
    excused: [...(excused ?? []), ...roster.filter((one) => one.isExcused && !one.hasAttempt)],
    classes,
    dates,
  };
}
