import type { ClassDates, Punctuality } from '../../../contract/class-dates.ts';
import type { StoredDates } from '../../../db/select-class-dates.ts';
import type { RosterStudent } from '../../../db/select-rosters.ts';

/** A score by its first attempt that counts. */
type Handed = { readonly firstSubmittedAt: string };

/** The dates as the calls tell them. */
export function toClassDates({ openAt, dueAt, closeAt }: StoredDates): ClassDates {
  return { openAt, dueAt, closeAt };
}

/** Whether a student's first attempt that counts came after it was due. */
export function isLate({ firstSubmittedAt: at }: Handed, dates: StoredDates | undefined): boolean {
  return typeof dates?.dueAt === 'string' && at > dates.dueAt;
}

/**
 * Whether a student's first attempt that counts came before the homework opened for the class: handed in by an old page, or before the date was
 * set as it is. It is taken and counts as on time, since nobody loses work to a date, and is told apart.
 */
export function isEarly({ firstSubmittedAt: at }: Handed, dates: StoredDates | undefined): boolean {
  return typeof dates?.openAt === 'string' && at < dates.openAt;
}

/**
 * How a class kept to its dates. `scores` are those that count for it, `roster` is empty where it has no list, `now` is ISO 8601 UTC. Nothing for a
 * class without dates.
 */
export function countPunctuality(
  scores: readonly Handed[],
  roster: readonly RosterStudent[],
  dates: StoredDates | undefined,
  now: string,
): Punctuality | undefined {
  if (dates === undefined) return undefined;
  const late = scores.filter((score) => isLate(score, dates)).length;
  const isDue = dates.dueAt !== null && dates.dueAt < now;
  const without = roster.filter((student) => !student.hasAttempt).length;
  return {
    ...toClassDates(dates),
    onTime: scores.length - late,
    early: scores.filter((score) => isEarly(score, dates)).length,
    late,
    missing: roster.length === 0 ? null : isDue ? without : 0,
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
