import type { ClassEntry, TeacherAssignment } from '@markwell/server/contract';
import { type ClassYear, classesOf } from '../../../lib/use-classes.ts';
import { sortByYear, yearOf } from '../year-order.ts';

/** A page that a link can open. */
export interface LinkTarget {
  readonly path: string;
  readonly title: string;
  /** Which classes it offers; those of all science years if it has no year. */
  readonly year: ClassYear;
}

/** The pages of the cards, by the second numbering. */
const cardPages: Readonly<Record<number, string>> = {
  1: '/quiz',
  3: '/quiz-yr8',
  4: '/quiz-yr9',
  5: '/quiz-yr10',
  2: '/quiz-yr11',
  6: '/btec-childcare',
};
/** The childcare card, the same in both numberings. */
const childcareNumber = 6;

/** The science page, then every homework by year. */
export function linkTargets(assignments: readonly TeacherAssignment[]): LinkTarget[] {
  const homework = sortByYear(assignments).map((assignment) => ({
    path: cardPages[assignment.id] ?? `/homework/${assignment.id}`,
    title: assignment.title,
    year: assignment.id === childcareNumber ? ('childcare' as const) : yearOf(assignment),
  }));
  return [{ path: '/science-department', title: 'Science homework', year: undefined }, ...homework];
}

/** The classes that a page offers. */
export function classesOfLink({ year }: LinkTarget, classes: readonly ClassEntry[]): ClassEntry[] {
  return classesOf(classes, year);
}

/** The whole address that opens a page with the class chosen. */
export function classLink({ path }: LinkTarget, studentClass: string): string {
  // A slash may follow the question mark, and a link with one can be typed from the board.
  return `${location.origin}${path}?class=${encodeURIComponent(studentClass).replaceAll('%2F', '/')}`;
}
