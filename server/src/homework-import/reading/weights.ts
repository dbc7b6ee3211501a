/**
 * What each thing in a reading counts for: positive where it speaks for the reading. The names are those of `weigh.ts`.
 */
export const weights = {
  // a question by itself
  asks: 1,
  asksNothing: -1,
  tooShort: -1,
  isEmptyAboveOptions: -0.5,
  longStem: -0.05,
  // its options
  hasOptions: 2,
  oddCount: -2,
  asManyAsUsual: 1,
  plainOddCount: -2.5,
  instructsAboveOptions: -1,
  plainBelowInstruction: -2,
  optionAsks: -0.7,
  optionMarked: -1,
  optionGoesOn: -0.7,
  optionWorth: -4,
  roomBetween: -1,
  // what is left over or swallowed
  leftInTail: -0.5,
  swallowedMark: -1.2,
  markAboveOptions: -0.3,
  swallowedQuestion: -0.7,
  swallowedBullet: -0.15,
  // answers
  answerFits: 1,
  // parts
  partAsks: 0.5,
  partBelowInstruction: 0.6,
  partAsksNothing: -1.5,
  hasParts: 1,
  partGoesOn: 0.25,
  // how the starts go on
  goesOn: 0.5,
  jumps: -1,
  sameText: -1,
  // the rest of the document
  leftAbove: -0.1,
  leftMarked: -0.35,
  leftQuestion: -1,
  unusedNumbers: -0.6,
  startsByAsking: -0.5,
  startsByAnswers: -0.5,
  startsByLetters: -0.5,
  sameWay: 1.5,
  rareWay: -1.5,
  rarePlain: -3,
} satisfies Record<string, number>;

export type Weight = keyof typeof weights;
export type Tally = Partial<Record<Weight, number>>;

const isWeight = (name: string): name is Weight => name in weights;

/** What a tally comes to. */
export function weigh(tally: Tally): number {
  let sum = 0;
  for (const name in tally) if (isWeight(name)) sum += (tally[name] ?? 0) * weights[name];
  return sum;
}

/** Counts what another tally has as well. */
export function add(into: Tally, more: Tally): void {
  for (const name in more) if (isWeight(name)) into[name] = (into[name] ?? 0) + (more[name] ?? 0);
}
