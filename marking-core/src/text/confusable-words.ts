import { baseForms } from './inflections.ts';
import { type SlipTarget, slipReader } from './slips.ts';
import { wordClasses } from './word-classes.ts';

/**
 * The real words that the tolerance of each target would take for misspellings of it: 'refracts' and 'deflects' for 'reflects', and
 * 'reflect' too. What is near a target does not hang on the others.
 *
 * @param targets Words of a mark scheme, normalised.
 * @returns What finds them in a dictionary of real words in any case: numbers of targets, and the words near each.
 */
export function wordsNear(
  targets: readonly SlipTarget[],
): (dictionary: Iterable<string>) => (readonly [target: number, word: string])[] {
  const targetsNear = slipReader(targets, 'all');
  return (dictionary) => {
    const found: (readonly [number, string])[] = [];
    const seen = new Set<string>();
    for (const entry of dictionary) {
      const word = entry.toLowerCase().replaceAll("'", '');
      if (seen.has(word) || wordClasses.has(word)) continue;
      seen.add(word);
      for (const target of targetsNear(word)) found.push([target, word]);
    }
    return found;
  };
}

/**
 * Of the words that are near some targets those that stand for something else: forms of the targets are left out, and so are forms of
 * words in the list ('binding' beside 'bind'). This is done when a scheme is prepared, so that marking needs no dictionary.
 *
 * @returns Each once, in alphabetical order.
 */
export function confusableAmong(targets: readonly SlipTarget[], near: Iterable<string>): string[] {
  const bases = new Set(targets.flatMap(({ word }) => baseForms(word)));
  const beginnings = targets.filter(({ isBeginning }) => isBeginning);
  const found = new Set<string>();
  for (const word of new Set(near)) {
    const isForm = baseForms(word).some((base) => bases.has(base));
    const isMeant = beginnings.some((target) => word.startsWith(target.word));
    if (!isForm && !isMeant) found.add(word);
  }
  return [...found].filter((word) => !baseForms(word).some((base) => base !== word && found.has(base))).sort();
}
