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

const values: ReadonlyMap<string, number> = new Map([
  ...units.split(' ').map((word, index): [string, number] => [word, index]),
  ...tens.split(' ').map((word, index): [string, number] => [word, 20 + 10 * index]),
  ['hundred', 100],
  ['thousand', 1000],
  ...misspelt,
]);

const words: ReadonlyMap<string, string> = new Map(
  [...values].filter(([word]) => !misspelt.has(word)).map(([word, value]) => [String(value), word]),
);

/** Every word that says a number by itself. */
export const numberWords: readonly string[] = [...values.keys()];

/** The number that one word says, up to ninety, hundred and thousand; `undefined` for any other word. */
export function numberWordValue(word: string): number | undefined {
  return values.get(word);
}

/** Words that are a number in the right company: 'one wave', 'a second', 'half'. */
const numbersInCompany: ReadonlySet<string> = new Set(['one', 'a', 'an', 'half']);

/** Whether a number in words may begin with this word. */
export function beginsNumber(word: string): boolean {
  return values.has(word) || numbersInCompany.has(word);
}

/** The one word that says the number of some digits ('3' is 'three'), if there is one. */
export function numberWord(digits: string): string | undefined {
  return words.get(digits);
}
