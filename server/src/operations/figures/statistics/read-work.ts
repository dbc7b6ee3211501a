import * as z from 'zod/mini';
import type { ClassEntry } from '../../../contract/class-list.ts';
import { type StoredDates, selectClassDates } from '../../../db/select-class-dates.ts';
import { figureRow, selectFigures } from '../../../db/select-figures.ts';
import { type RosterStudent, selectRosters } from '../../../db/select-rosters.ts';
import { listClasses } from '../../people/classes/list-classes.ts';
import type { Services } from '../../site/services/services.ts';
import type { StatisticsSubject } from './statistics-subject.ts';

const scoreRow = z.omit(figureRow, {
  ...{ homeworkId: true, hour: true, completed: true, completedOnRoster: true, students: true, percentages: true },
  ...{ firstPercentages: true, highest: true, below40: true, below60: true, below80: true },
});
/** A student's score at a homework: the best attempt, of equal ones the earliest, and the first. */
export type Score = z.output<typeof scoreRow>;

/** What there is to tell of a homework, of one class or of all. */
export interface Work {
  /** Scores that count for their class, oldest first, and those of names that its list does not have. */
  readonly own: Score[];
  readonly apart: Score[];
  /** Everyone on the class lists. */
  readonly roster: RosterStudent[];
  readonly classes: ClassEntry[];
  /** By class code. */
  readonly dates: ReadonlyMap<string, StoredDates>;
}

/** Reads who has done a homework, and how well; four queries. */
export async function readWork(
  services: Services,
  { homework, classCode, scores: choice }: StatisticsSubject,
): Promise<Work> {
  const { reader } = services.database;
  const [scores, roster, classes, dates] = await Promise.all([
    selectFigures(reader, scoreRow, { ...choice, withApart: true }),
    selectRosters(reader, homework.id, classCode),
    listClasses(services),
    selectClassDates(reader, homework.id, classCode),
  ]);
  const [own, apart] = [false, true].map((standsApart) => scores.filter((one) => one.standsApart === standsApart));
  return { own: own ?? [], apart: apart ?? [], roster, classes, dates };
}
