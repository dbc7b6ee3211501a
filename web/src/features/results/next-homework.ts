import type { Assignment } from '@markwell/server/contract';

/** A homework by its number, and the school year it is for, where it says so. */
export interface Taken {
  readonly id: number;
  readonly year: number | undefined;
}

/** The released homework that follows in the same year; nothing where none does. A card is only a way to one. */
export function nextHomework(list: readonly Assignment[], { id, year }: Taken): Assignment | undefined {
  const later = list.filter(
    (one) =>
      one.isReleased &&
      one.id > id &&
      one.yearGroup === year &&
      !one.contentId &&
      !one.isRetrieval &&
      Boolean(one.questions?.length),
  );
  return year === undefined ? undefined : later.sort((one, other) => one.id - other.id)[0];
}
