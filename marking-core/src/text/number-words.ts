const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';

const values: ReadonlyMap<string, number> = new Map([
  ...units.split(' ').map((word, index): [string, number] => [word, index]),
  ...tens.split(' ').map((word, index): [string, number] => [word, 20 + 10 * index]),
  ['fourty', 40],
  ['hundred', 100],
  ['thousand', 1000],
]);

/** The number that one word says, up to ninety, hundred and thousand; `undefined` for any other word. */
export function numberWordValue(word: string): number | undefined {
  return values.get(word);
}
