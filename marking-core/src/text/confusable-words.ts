import { baseForms } from './inflections.ts';
import { type SlipTarget, slipReader } from './slips.ts';
import { wordClasses } from './word-classes.ts';

/**
 * The real words that the tolerance of some targets would take for misspellings of them: 'refracts' and 'deflects' for 'reflects'.
 * Forms of the targets are left out, and so are forms of words in the list ('binding' beside 'bind'). This is done when a scheme is
 * prepared, so that marking needs no dictionary.
 *
 * @param targets Words of a mark scheme, normalised.
 * @returns What finds them in a dictionary of real words in any case, and gives them in alphabetical order.
 */
export function confusableWords(targets: readonly SlipTarget[]): (dictionary: Iterable<string>) => string[] {
  const targetsNear = slipReader(targets);
  const bases = new Set(targets.flatMap(({ word }) => baseForms(word)));
  return (dictionary) => {
    const found = new Set<string>();
    for (const entry of dictionary) {
      const word = entry.toLowerCase().replaceAll("'", '');
      if (found.has(word) || wordClasses.has(word) || targetsNear(word).length === 0) continue;
      const isForm = baseForms(word).some((base) => bases.has(base));
      const isMeant = targets.some((target) => target.isBeginning && word.startsWith(target.word));
      if (!isForm && !isMeant) found.add(word);
    }
    return [...found].filter((word) => !baseForms(word).some((base) => base !== word && found.has(base))).sort();
  };
}
