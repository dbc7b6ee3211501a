const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';

/** Common ones that are too far from the word, or too near to another, to be read as slips. */
const misspelt: ReadonlyMap<string, number> = new Map([
  ['fourty', 40],
  ['fithty', 50],
  ['fivety', 50],
  ['fiveteen', 15],
]);

/** The words from zero to ninety that are added up. */
export const cardinalWords: readonly (readonly [word: string, value: number])[] = [
  ...units.split(' ').map((word, index) => [word, index] as const),
  ...tens.split(' ').map((word, index) => [word, 20 + 10 * index] as const),
];

const values: ReadonlyMap<string, number> = new Map([
  ...cardinalWords,
  ['hundred', 100],
  ['thousand', 1000],
  ...misspelt,
]);

const words: ReadonlyMap<string, string> = new Map(
  [...values].filter(([word]) => !misspelt.has(word)).map(([word, value]) => [String(value), word]),
);

/** The number that one word says, up to ninety, hundred and thousand; `undefined` for any other word. */
export function numberWordValue(word: string): number | undefined {
  return values.get(word);
}

/** The one word that says the number of some digits ('3' is 'three'), if there is one. */
export function numberWord(digits: string): string | undefined {
  return words.get(digits);
}
