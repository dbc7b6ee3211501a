import type { TeacherAssignment } from '@markwell/server/contract';

const years = [7, 8, 9, 10, 11] as const;
export type SchoolYear = (typeof years)[number];

/** The school year of an assignment, by keywords in its title, else in its description; `undefined` for other years or none. */
export function yearOf({
  title,
  description,
}: Pick<TeacherAssignment, 'title' | 'description'>): SchoolYear | undefined {
  return yearIn(title) ?? yearIn(description);
}

/** By year, 7 to 11, then those of no such year; within a year as they came (spec part 2, section 9). */
export function sortByYear<Kind extends Pick<TeacherAssignment, 'title' | 'description'>>(
  assignments: readonly Kind[],
): Kind[] {
  const rank = (assignment: Kind) => yearOf(assignment) ?? Number.POSITIVE_INFINITY;
  return assignments.toSorted((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}

function yearIn(text: string): SchoolYear | undefined {
  const found = Number(/\b(?:year|yr|y)[\s-]*(\d{1,2})\b/i.exec(text)?.[1]);
  return years.find((year) => year === found);
}
