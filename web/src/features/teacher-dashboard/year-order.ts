import type { TeacherAssignment } from '@markwell/server/contract';

const years = [7, 8, 9, 10, 11] as const;
/** The cards are 1 to 6. */
const lastCard = 6;
export type SchoolYear = (typeof years)[number];

/** The school year of an assignment, by keywords in its title, else in its description; `undefined` for other years or none. */
export function yearOf({
  title,
  description,
}: Pick<TeacherAssignment, 'title' | 'description'>): SchoolYear | undefined {
  return yearIn(title) ?? yearIn(description);
}

/** By year, 7 to 11, then those of no such year (spec part 2, section 9); within a year what is on its card, then the newest first. */
export function sortByYear<Kind extends Pick<TeacherAssignment, 'id' | 'title' | 'description'>>(
  assignments: readonly Kind[],
): Kind[] {
  const rank = (assignment: Kind) => yearOf(assignment) ?? Number.POSITIVE_INFINITY;
  // Cards have the lowest numbers; what was brought in later has a higher one.
  const age = ({ id }: Kind) => (id <= lastCard ? Number.NEGATIVE_INFINITY : -id);
  const compare = (one: number, other: number) => (one === other ? 0 : one - other);
  return assignments.toSorted(
    (one, other) => compare(rank(one), rank(other)) || compare(age(one), age(other)) || one.id - other.id,
  );
}

function yearIn(text: string): SchoolYear | undefined {
  const found = Number(/\b(?:year|yr|y)[\s-]*(\d{1,2})\b/i.exec(text)?.[1]);
  return years.find((year) => year === found);
}
