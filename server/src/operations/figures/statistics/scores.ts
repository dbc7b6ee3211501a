import type { CompletedStudent, ExcusedStudent } from '../../../contract/teacher-statistics.ts';
import type { StoredDates } from '../../../db/select-class-dates.ts';
import { isEarly, isLate } from '../../homework/dates/punctuality.ts';
import { byName } from '../../site/normalise-name.ts';
import type { RosterStudent, Score } from './statistics-subject.ts';

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
  readonly notDoneIds?: number[];
}

/**
 * The students of a class: those on its list, together with those who completed the homework and were erased since; where there
 * is no list 25 (the spec's default), or the number completed when that is more. `onRoster` counts those completed who are
 * on the list. Names that stand apart are in no number, nor are pupils who are excused: `excused` tells only that there is a list.
 */
export function classSize(counts: {
  completed: number;
  onRoster: number;
  registered: number;
  excused?: number | undefined;
}): number {
  const { completed, onRoster, registered, excused = 0 } = counts;
  return registered + excused === 0 ? Math.max(usualClassSize, completed) : registered + completed - onRoster;
}

/** Counts a class: its own scores and those of its class list who are not excused; both lists are empty where none was imported. */
export function countCompletion(
  scores: readonly Score[],
  roster: readonly RosterStudent[],
  { length: excused }: readonly unknown[],
): Completion {
  const completed = scores.length;
  const registered = roster.length;
  const notDone = roster
    .filter(({ hasAttempt }) => !hasAttempt)
    .sort((one, other) => byName(one.studentName, other.studentName));
  const total = classSize({ completed, onRoster: registered - notDone.length, registered, excused });
  if (registered + excused === 0) return { completed, total, registered: null, notDone: null };
  return {
    ...{ completed, total, registered },
    notDone: notDone.map(({ studentName }) => studentName),
    notDoneIds: notDone.map(({ studentId }) => studentId),
  };
}

/** Mean percentage of best attempts, 0 to 100 with one decimal; null when there are none. */
export function averagePercentage(scores: readonly Score[]): number | null {
  if (scores.length === 0) return null;
  const sum = scores.reduce((total, { percentage }) => total + percentage, 0);
  return Math.round((10 * sum) / scores.length) / 10;
}

/** Who is excused, by name, with the best attempt of those who handed it in all the same. */
export function listExcused(excused: readonly (Score | RosterStudent)[]): ExcusedStudent[] {
  return excused
    .map((one) => ({
      studentId: one.studentId,
      studentName: one.studentName,
      attemptId: 'attemptId' in one ? one.attemptId : null,
    }))
    .sort((one, other) => byName(one.studentName, other.studentName));
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
      studentId: score.studentId,
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
