import type { Arrangement, QuestionSlot } from './arrangement.ts';

/** A slot with what is at its place in the picture or the text. */
export interface SignedSlot extends QuestionSlot {
  /** Its id if that is a letter or a number as on paper, else its place in order. */
  readonly sign: string;
}

/** Longest id that is shown as a sign: a longer one would hide the picture that it is on. */
const longestSign = 3;

/** The slots of a question, in its order. */
export function signedSlots({ slots }: Pick<Arrangement, 'slots'>): SignedSlot[] {
  const all = slots ?? [];
  const hasSigns = all.every(({ id }) => id.length <= longestSign);
  return all.map((slot, index) => ({ ...slot, sign: hasSigns ? slot.id : `${index + 1}` }));
}
