import { readLiteral } from '../phrases/notation.ts';
import { readWords } from '../text/words.ts';

/** Little words that do not matter: ‘it is a gas’ is ‘gas’. */
const expected: ReadonlySet<string> = new Set(['a', 'an', 'the', 'it', 'is', 'are', 'was', 'be', 'of', 'in', 'to']);
const leastUnheard = 2;

/**
 * The one word that is heard of a right answer where the others are little words and make a difference all the same: ‘made’ of ‘what you
 * are made of’. `undefined` for any other, and for one with notation.
 */
export function wordHeardAlone(text: string): string | undefined {
  if (/[/_()*!>]/u.test(text)) return undefined;
  const words = readWords(text).map((word) => word.text);
  const [slot, ...others] = readLiteral(text).slots;
  const [word, ...beside] = slot?.alternatives[0] ?? [];
  if (word === undefined || others.length > 0 || beside.length > 0) return undefined;
  const unheard = words.filter((one) => one !== word && !expected.has(one));
  return unheard.length < leastUnheard ? undefined : word;
}
