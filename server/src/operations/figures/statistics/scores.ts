import type { CompletedStudent } from '../../../contract/teacher-statistics.ts';
import type { StoredDates } from '../../../db/select-class-dates.ts';
import type { RosterStudent } from '../../../db/select-rosters.ts';
import { isEarly, isLate } from '../../homework/dates/punctuality.ts';
import { byName } from '../../site/normalise-name.ts';
import type { Score } from './read-work.ts';

/** The spec's size of a class whose list is not known (part 2, section 3). */
const usualClassSize = 25;

/** How many of a class have completed a homework. */
export interface Completion {
  readonly completed: number;
  /** See `totalStudents` in the contract. */
  readonly total: number;
  /** Students on the class list; null where there is none. */
  readonly registered: number | null;
  /** Names on the class list without an attempt, by name; null where there is none. */
  readonly notDone: string[] | null;
}

/**
 * The students of a class: those on its list, together with those who completed the homework and were erased since; where there
 * is no list 25 (the spec's default), or the number completed when that is more. `onRoster` counts those completed who are
 * on the list. Names that stand apart are in neither number.
 */
export function classSize(counts: { completed: number; onRoster: number; registered: number }): number {
  const { completed, onRoster, registered } = counts;
  return registered === 0 ? Math.max(usualClassSize, completed) : registered + completed - onRoster;
}

/** Counts a class: its own scores and its class list, which is empty where none was imported. */
export function countCompletion(scores: readonly Score[], roster: readonly RosterStudent[]): Completion {
  const completed = scores.length;
  const registered = roster.length;
  const notDone = roster.filter(({ hasAttempt }) => !hasAttempt).map(({ studentName }) => studentName);
  const total = classSize({ completed, onRoster: registered - notDone.length, registered });
  if (registered === 0) return { completed, total, registered: null, notDone: null };
  return { completed, total, registered, notDone: notDone.sort(byName) };
}

/** Mean percentage of best attempts, 0 to 100 with one decimal; null when there are none. */
export function averagePercentage(scores: readonly Score[]): number | null {
  if (scores.length === 0) return null;
  const sum = scores.reduce((total, { percentage }) => total + percentage, 0);
  return Math.round((10 * sum) / scores.length) / 10;
}

/** The students behind the scores, by name. `hasRoster` tells whether being on the class list means anything. */
export function listCompleted(
  scores: readonly Score[],
  hasRoster: boolean,
  dates: StoredDates | undefined,
): CompletedStudent[] {
  return scores
    .map((score) => ({
      studentName: score.studentName,
      attemptId: score.attemptId,
      totalMarks: score.totalMarks,
      maxMarks: score.maxMarks,
      percentage: Math.round(score.percentage),
      grade: score.grade,
      firstPercentage: Math.round(score.firstPercentage),
      attempts: score.attempts,
      submittedAt: score.submittedAt,
      onRoster: hasRoster ? score.onRoster : null,
      ...(typeof dates?.dueAt === 'string' && { isLate: isLate(score, dates) }),
      ...(isEarly(score, dates) && { isEarly: true }),
    }))
    .sort((one, other) => byName(one.studentName, other.studentName));
}
