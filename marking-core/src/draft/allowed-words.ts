import { compoundNames, formulaOf } from '../kinds/chemistry/elements.ts';
import { wordClass, wordClasses } from '../text/word-classes.ts';
import { readWords } from '../text/words.ts';
import { spellingVariants } from '../words/spelling-variants.ts';
import { familyOf } from '../words/word-families.ts';

/** Words that say nothing by themselves: the 'part' of 'moving part'. */
const emptyHeads: ReadonlySet<string> = new Set(
  'thing part type kind one way end side area form set system process number amount level point body line value high low new old big small more less'.split(
    ' ',
  ),
);

/**
 * Other forms of a short answer, in phrase notation: another spelling ('sulfur'), the formula of a compound
 * or the name of a formula, forms of a one-word answer ('gravitational') and, of a two-word name, the word
 * that the question has not said already ('membrane' for 'cell membrane' if it asks for a part of the cell).
 */
export function allowedWords(question: string, accept: readonly string[]): string[] {
  const asked = new Set(readWords(question).map(({ text }) => singular(text)));
  const own = new Set(accept.map((key) => key.toLowerCase()));
  const found = accept.flatMap((key) => {
    const words = readWords(key).map(({ text }) => text);
    return [...otherSpellings(words), ...formulasOf(key, question), ...familyOfOne(words), ...restOfTwo(words, asked)];
  });
  return [...new Set(found)].filter((one) => !own.has(one.toLowerCase().replaceAll('_', ' ')));
}

function otherSpellings(words: readonly string[]): string[] {
  return words.flatMap((word, at) => spellingVariants(word).map((variant) => words.with(at, variant).join('_')));
}

const asksForFormula = /\bformula|\bsymbol/i;

function formulasOf(key: string, question: string): string[] {
  if (asksForFormula.test(question)) return [];
  const formula = formulaOf(key);
  const names = compoundNames.get(key.trim()) ?? [];
  return [
    ...(formula === undefined ? [] : [formula.toLowerCase()]),
    ...names.map((name) => name.replace(/\s+/g, '_')),
  ].filter((one) => /^[a-z\d_]+$/.test(one));
}

function familyOfOne(words: readonly string[]): readonly string[] {
  const [only = ''] = words;
  return words.length === 1 ? familyOf(only) : [];
}

/** Of two words the one that is left where the question has the other. */
function restOfTwo(words: readonly string[], asked: ReadonlySet<string>): string[] {
  const [first = '', second = ''] = words;
  if (words.length !== 2 || [first, second].some((word) => isEmpty(word))) return [];
  if (asked.has(singular(first)) === asked.has(singular(second))) return [];
  return asked.has(singular(first)) ? [second] : [first];
}

function isEmpty(word: string): boolean {
  return word.length < 4 || emptyHeads.has(word) || ((wordClasses.get(word) ?? 0) & wordClass.function) !== 0;
}

function singular(word: string): string {
  return word.replace(/(?<=\w{3})s$/, '');
}
