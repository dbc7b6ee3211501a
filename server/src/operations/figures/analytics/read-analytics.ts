import * as z from 'zod/mini';
import type { Analytics, HomeworkProgress } from '../../../contract/analytics.ts';
import type { CatalogueSnapshot } from '../../../db/catalogue.ts';
import { type Exceptions, selectExceptions } from '../../../db/select-allowed.ts';
import { selectAttemptHours, selectAttemptMinutes } from '../../../db/select-attempt-times.ts';
import { type AttemptAnswers, figureRow, selectAnswers, selectFigures } from '../../../db/select-figures.ts';
import { selectRosterSizes } from '../../../db/select-rosters.ts';
import { groupBy } from '../../site/group-by.ts';
import type { SchoolClock } from '../../site/school-clock.ts';
import type { Services } from '../../site/services/services.ts';
import { countGrades } from '../statistics/score-spread.ts';
import { classSize } from '../statistics/scores.ts';
import { countWeeks, weeksAfter } from './count-weeks.ts';
import { judgeQuestions } from './judge-questions.ts';
import { busiest, completion, mean, median, sum } from './means.ts';

/** A term, half-term included. */
const usualWeeks = 13;
const mostFirstAttempts = 2500;

const sums = { completed: true, percentages: true, firstPercentages: true } as const;
const cellRow = z.pick(figureRow, {
  ...{ homeworkId: true, studentClass: true, grade: true, completedOnRoster: true, highest: true },
  ...sums,
});
const hourRow = z.pick(figureRow, { hour: true, below40: true, below60: true, below80: true, ...sums });
const studentsRow = z.pick(figureRow, { students: true });

/** What is asked for. */
export interface AnalyticsChoice {
  readonly department?: 'science' | 'btec' | undefined;
  /** Digits; 13 when absent. */
  readonly weeks?: string | undefined;
}

/** How the school, or one department, is doing: eight queries, whatever the number of classes and homework. */
export async function readAnalytics(
  { database: { reader }, catalogue, now, clock }: Services,
  { department, weeks = String(usualWeeks) }: AnalyticsChoice,
): Promise<Analytics> {
  const thisWeek = clock.readHour(now().toISOString()).weekStart;
  const from = weeksAfter(thisWeek, 1 - Number(weeks));
  const period = { since: clock.findStart(from), department };
  const [entries, cells, handedIn, counted, hours, minutes, sizes, exceptions, firstAttempts] = await Promise.all([
    catalogue.snapshot(),
    selectFigures(reader, cellRow, { period }),
    selectFigures(reader, hourRow, { period }),
    selectFigures(reader, studentsRow, { period }),
    selectAttemptHours(reader, period),
    selectAttemptMinutes(reader, period),
    selectRosterSizes(reader),
    selectExceptions(reader, now().toISOString()),
    selectAnswers(reader, ['first'], { period }, mostFirstAttempts),
  ]);
  const { byWeek, ...times } = countAttemptTimes(hours, clock);
  const homework = countHomeworkProgress(cells, { sizes, exceptions }, entries);
  const attempts = sum(hours, (row) => row.attempts);
  const total = sum(homework, (one) => one.total);
  const done = completion(cells);
  return {
    from,
    overview: {
      students: counted[0]?.students ?? 0,
      classes: new Set(cells.map((row) => row.studentClass)).size,
      homework: homework.length,
      attempts,
      ...done,
      total,
      completionRate: rate(done.completed, total),
    },
    quickStats: {
      attemptsThisWeek: byWeek.get(thisWeek) ?? 0,
      attemptsLastWeek: byWeek.get(weeksAfter(thisWeek, -1)) ?? 0,
      attemptsEach: mean(attempts, done.completed),
      medianMinutes: median(minutes),
      busiestHour: busiest(times.byHour)?.hour ?? null,
      busiestWeekday: busiest(times.byWeekday)?.weekday ?? null,
      differingAttempts: sum(hours, (row) => row.differing),
    },
    homework,
    weeks: countWeeks({
      handedIn,
      weekOf: (time) => clock.readHour(time).weekStart,
      attempts: byWeek,
      last: thisWeek,
    }),
    grades: countGrades(cells),
    ...judgeQuestions(firstAttempts.toSorted(latestFirst), entries),
    ...times,
  };
}

function latestFirst(one: AttemptAnswers, other: AttemptAnswers): number {
  return one.submittedAt === other.submittedAt ? other.id - one.id : one.submittedAt < other.submittedAt ? 1 : -1;
}

/** When attempts were submitted, by the clock of the school. */
export interface AttemptTimes extends Pick<Analytics, 'byHour' | 'byWeekday' | 'byWeekdayAndHour'> {
  /** Attempts by the Monday of their week. */
  readonly byWeek: ReadonlyMap<string, number>;
}

/** Sorts attempts, counted by hour in UTC ('2025-11-03T14'), into weeks, weekdays and hours of the day. */
function countAttemptTimes(
  hours: readonly { readonly hour: string; readonly attempts: number }[],
  clock: SchoolClock,
): AttemptTimes {
  const local = hours.map(({ hour, attempts }) => ({ ...clock.readHour(`${hour}:00:00Z`), attempts }));
  const count = (rows: typeof local) => rows.reduce((sum, { attempts }) => sum + attempts, 0);
  const ofHour = groupBy(local, ({ hour }) => hour);
  const ofWeekday = groupBy(local, ({ weekday }) => weekday);
  const ofBoth = groupBy(local, ({ weekday, hour }) => weekday * 24 + hour);
  return {
    byHour: Array.from({ length: 24 }, (_, hour) => ({ hour, count: count(ofHour.get(hour) ?? []) })),
    byWeekday: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, count: count(ofWeekday.get(weekday) ?? []) })),
    byWeekdayAndHour: [...ofBoth]
      .sort(([one], [other]) => one - other)
      .map(([key, rows]) => ({ weekday: Math.floor(key / 24), hour: key % 24, count: count(rows) })),
    byWeek: new Map([...groupBy(local, ({ weekStart }) => weekStart)].map(([week, rows]) => [week, count(rows)])),
  };
}

/** Students of a class whose best attempts at a homework have the same grade. */
type ProgressCell = Pick<
  z.output<typeof figureRow>,
  'homeworkId' | 'studentClass' | 'completed' | 'completedOnRoster' | 'percentages' | 'firstPercentages'
>;

/** How many are on each class's list, and who of them is excused from a homework. */
interface ClassLists {
  readonly sizes: ReadonlyMap<string, number>;
  readonly exceptions: readonly Exceptions[];
}

/** How each homework with submissions is going, by year, then as they are numbered. */
function countHomeworkProgress(
  handedIn: readonly ProgressCell[],
  lists: ClassLists,
  entries: CatalogueSnapshot,
): HomeworkProgress[] {
  const year = (id: number) => entries.get(id)?.year_group ?? Number.POSITIVE_INFINITY;
  return [...groupBy(handedIn, ({ homeworkId }) => homeworkId)]
    .sort(([one], [other]) => (year(one) === year(other) ? one - other : year(one) - year(other)))
    .map(([homeworkId, rows]) => {
      const done = completion(rows);
      const total = countStudents(rows, lists);
      return {
        homeworkId,
        title: entries.get(homeworkId)?.title ?? `Homework ${homeworkId}`,
        ...done,
        total,
        completionRate: rate(done.completed, total),
      };
    });
}

/** 0 to 100, rounded; 0 of nothing. */
function rate(completed: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * completed) / total);
}

/** The students of the classes that have handed in: of their lists, where they have some. */
function countStudents(rows: readonly ProgressCell[], { sizes, exceptions }: ClassLists): number {
  const classes = groupBy(rows, ({ studentClass }) => studentClass);
  return sum([...classes], ([code, own]) => {
    const isOf = (one: Exceptions) => one.studentClass === code && one.homeworkId === own[0]?.homeworkId;
    const excused = exceptions.find(isOf)?.excused ?? 0;
    return classSize({
      completed: sum(own, (row) => row.completed),
      onRoster: sum(own, (row) => row.completedOnRoster),
      registered: Math.max(0, (sizes.get(code) ?? 0) - excused),
      excused,
    });
  });
}
