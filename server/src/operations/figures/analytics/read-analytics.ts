import * as z from 'zod/mini';
import type { Analytics } from '../../../contract/analytics.ts';
import { selectExceptions } from '../../../db/select-allowed.ts';
import { selectAttemptHours, selectAttemptMinutes } from '../../../db/select-attempt-times.ts';
import { type AttemptAnswers, figureRow, selectAnswers, selectFigures } from '../../../db/select-figures.ts';
import { selectRosterSizes } from '../../../db/select-rosters.ts';
import type { Services } from '../../site/services/services.ts';
import { countGrades } from '../statistics/score-spread.ts';
import { countAttemptTimes } from './count-attempt-times.ts';
import { countWeeks, weeksAfter } from './count-weeks.ts';
import { countHomeworkProgress, rate } from './homework-progress.ts';
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
