/** Spellings of one sound, in the order in which they are replaced. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/gh|wh/g, ''],
  [/s?sh(?=u|io|ia)|[cst]+i(?=on|an|en|al|ou)/g, 'x'],
  [/tch|ch|sh/g, 'x'],
  [/c(?=[eiy])|z/g, 's'],
  [/ck|qu|c|q/g, 'k'],
  [/dg|j/g, 'g'],
];

/**
 * How a word sounds, roughly: its first letter and its consonants, however they are spelt. 'attachment' and 'atachmant' are both
 * 'atxmnt', 'regression' and 'reggreshun' both 'rgrxn'. Many words share a sound: this alone does not make one a misspelling of the
 * other.
 *
 * @param word Lower-case letters.
 */
export function soundOf(word: string): string {
  let sound = word;
  for (const [spelling, letter] of spellings) sound = sound.replace(spelling, letter);
  const consonants = sound.slice(1).replace(/[aeiouyhw]/g, '');
  return `${sound.slice(0, 1)}${consonants}`.replace(/(.)\1+/g, '$1');
}
