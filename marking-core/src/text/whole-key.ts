import { normalise } from './normalise.ts';

/** What equal whole answers share: case, outer spaces and final punctuation do not count. */
export function wholeKey(text: string): string {
  return normalise(text)
    .text.replace(/\s+/g, ' ')
    .replace(/[\s.,;:!?]+$/, '')
    .trim();
}
