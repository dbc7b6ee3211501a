import { doubtfulBelow } from '@markwell/server/contract';

/** Whether the marking is so unsure of an answer that a teacher should look: a slip was tolerated, or a sentence read for its sense. */
export function isDoubtful({ confidence }: { readonly confidence: number }): boolean {
  return confidence < doubtfulBelow;
}
