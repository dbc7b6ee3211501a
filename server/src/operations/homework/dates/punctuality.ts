import type { ClassDates, Punctuality } from '../../../contract/class-dates.ts';
import type { StoredDates } from '../../../db/select-class-dates.ts';
import { whatHolds } from './what-holds.ts';

/** A score by its first attempt that counts. */
type Handed = Own & { readonly firstSubmittedAt: string };

/** Until when a pupil has longer than the class; null for all others. */
interface Own {
  readonly untilAt: string | null;
}

/** When a homework is due for a pupil. */
export const dueFor = ({ untilAt }: Own, dates: StoredDates | undefined): string | null =>
  whatHolds(dates, { untilAt, isExcused: false, more: 0 }).dueAt;

/** The dates as the calls tell them. */
export function toClassDates({ openAt, dueAt, closeAt }: ClassDates): ClassDates {
  return { openAt, dueAt, closeAt };
}

/** Whether a student's first attempt that counts came after it was due, for the class or for a pupil who had longer. */
export function isLate(score: Handed, dates: StoredDates | undefined): boolean {
  const due = dueFor(score, dates);
  return due !== null && score.firstSubmittedAt > due;
}

/** Whether a homework is missing of somebody on the class list who has not handed it in. */
export function isMissing(pupil: Own, dates: StoredDates | undefined, now: string): boolean {
  const due = dueFor(pupil, dates);
  return due !== null && due < now;
}

/**
 * Whether a student's first attempt that counts came before the homework opened for the class: handed in by an old page, or before the date was
 * set as it is. It is taken and counts as on time, since nobody loses work to a date, and is told apart.
 */
export function isEarly(
  { firstSubmittedAt: at }: Pick<Handed, 'firstSubmittedAt'>,
  dates: StoredDates | undefined,
): boolean {
  return typeof dates?.openAt === 'string' && at < dates.openAt;
}

/**
 * How a class kept to its dates. `scores` are those that count for it, `roster` is those who should have done it, and empty where it has no list, `now` is ISO 8601 UTC. Nothing for a
 * class without dates.
 */
export function countPunctuality(
  scores: readonly Handed[],
  roster: readonly (Own & { readonly hasAttempt: boolean })[],
  dates: StoredDates | undefined,
  now: string,
): Punctuality | undefined {
  if (dates === undefined) return undefined;
  const late = scores.filter((score) => isLate(score, dates)).length;
  const missing = roster.filter((pupil) => !pupil.hasAttempt && isMissing(pupil, dates, now)).length;
  return {
    ...toClassDates(dates),
    onTime: scores.length - late,
    early: scores.filter((score) => isEarly(score, dates)).length,
    late,
    missing: roster.length === 0 ? null : missing,
  };
}

/** The sums over several classes, without the dates, which may differ; nothing where none has dates. */
export function addPunctuality(classes: readonly (Punctuality | undefined)[]): Punctuality | undefined {
  const dated = classes.filter((one) => one !== undefined);
  if (dated.length === 0) return undefined;
  const sum = (read: (one: Punctuality) => number) => dated.reduce((total, one) => total + read(one), 0);
  const isKnown = dated.some(({ missing }) => missing !== null);
  return {
    openAt: null,
    dueAt: null,
    closeAt: null,
    onTime: sum(({ onTime }) => onTime),
    early: sum(({ early }) => early),
    late: sum(({ late }) => late),
    missing: isKnown ? sum(({ missing }) => missing ?? 0) : null,
  };
}
