import { areOneWord } from './inflections.ts';
import { type SlipTarget, slipReader, slipTarget } from './slips.ts';

/**
 * For each target the real words that its tolerance would take for a misspelling of it: 'refracts' and 'deflects' for 'reflects'.
 * Forms of the target itself and other targets are left out. This is done when a scheme is prepared, so that marking needs no
 * dictionary.
 *
 * @param targets Words of a mark scheme, normalised.
 * @param dictionary Real words in any case; everything but plain words of lower-case letters is passed over.
 */
export function confusableWords(targets: readonly string[], dictionary: Iterable<string>): Map<string, string[]> {
  const slipTargets: readonly SlipTarget[] = targets.map(slipTarget);
  const own = new Set(targets);
  const near = new Map<string, Set<string>>();
  for (const entry of dictionary) {
    const word = entry.toLowerCase().replaceAll("'", '');
    if (own.has(word)) continue;
    const slipsTo = slipReader(word);
    for (const target of slipTargets) {
      if (slipsTo(target) === 0 || areOneWord(word, target.word)) continue;
      const words = near.get(target.word);
      if (words === undefined) near.set(target.word, new Set([word]));
      else words.add(word);
    }
  }
  return new Map([...near].map(([target, words]) => [target, [...words].sort()]));
}
