import type { Band } from '../rules/vocabulary.ts';

/** One mark for each equal share of some items, all marks for all of them. */
export function evenBands(items: number, marks: number): Band[] {
  const bands = Math.max(1, marks);
  return Array.from({ length: bands }, (_, index) => ({
    atLeast: Math.max(1, Math.ceil(((index + 1) * items) / bands)),
    marks: Math.min(index + 1, marks),
  }));
}
