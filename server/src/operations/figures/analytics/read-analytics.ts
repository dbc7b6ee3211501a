import type { Analytics } from '../../../contract/analytics.ts';
import {
  countStudents,
  selectAttemptHours,
  selectAttemptMinutes,
  selectFirstAttempts,
  selectHandedInHours,
  selectProgressCells,
  selectRosterSizes,
} from '../../../db/select-progress.ts';
import type { Services } from '../../site/services/services.ts';
import { countAttemptTimes } from './count-attempt-times.ts';
import { countGrades } from './count-grades.ts';
import { countWeeks, weeksAfter } from './count-weeks.ts';
import { countHomeworkProgress, rate } from './homework-progress.ts';
import { judgeQuestions } from './judge-questions.ts';
import { busiest, completion, mean, median, sum } from './means.ts';

/** A term, half-term included. */
const usualWeeks = 13;
const mostFirstAttempts = 2500;

/** What is asked for. */
export interface AnalyticsChoice {
  readonly department?: 'science' | 'btec' | undefined;
  /** Digits; 13 when absent. */
  readonly weeks?: string | undefined;
}

/** How the school, or one department, is doing: seven queries, whatever the number of classes and homework. */
export async function readAnalytics(
  { database: { reader }, catalogue, now, clock }: Services,
  { department, weeks = String(usualWeeks) }: AnalyticsChoice,
): Promise<Analytics> {
  const thisWeek = clock.readHour(now().toISOString()).weekStart;
  const from = weeksAfter(thisWeek, 1 - Number(weeks));
  const choice = { since: clock.findStart(from), department };
  const [entries, cells, handedIn, students, hours, minutes, rosterSizes, firstAttempts] = await Promise.all([
    catalogue.snapshot(),
    selectProgressCells(reader, choice),
    selectHandedInHours(reader, choice),
    countStudents(reader, choice),
    selectAttemptHours(reader, choice),
    selectAttemptMinutes(reader, choice),
    selectRosterSizes(reader),
    selectFirstAttempts(reader, choice, mostFirstAttempts),
  ]);
  const { byWeek, ...times } = countAttemptTimes(hours, clock);
  const homework = countHomeworkProgress(cells, rosterSizes, entries);
  const attempts = sum(hours, (row) => row.attempts);
  const total = sum(homework, (one) => one.total);
  const done = completion(cells);
  return {
    from,
    overview: {
      students,
      classes: new Set(cells.map((row) => row.class_code)).size,
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
      medianMinutes: median(minutes.map((row) => ({ value: row.minutes, count: row.attempts }))),
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
    ...judgeQuestions(firstAttempts, entries),
    ...times,
  };
}
