import type { MarkScheme } from '../src/scheme/mark-scheme.ts';
import { compoundsOf } from './wordnet.ts';

/** Second words that name a piece or an amount of a thing, which is that thing: iron filings are iron. */
const pieces: ReadonlySet<string> = new Set(['filing', 'pack']);

/**
 * The compounds of a scheme's accepted names of one word, where one thing is asked: nouns that turn the name into that of
 * something else, as a clock tower is no clock.
 */
export function compoundsOfScheme({ questions }: MarkScheme): Record<string, string> {
  const names = questions.flatMap(({ rule }) => (rule?.kind === 'phrases' ? rule.accept : []));
  const found = compoundsOf(new Set(names.filter((name) => /^[a-z]+$/.test(name))));
  return Object.fromEntries(
    [...found]
      .map(([first, seconds]) => [first, seconds.filter((one) => !pieces.has(one)).join(' ')] as const)
      .filter(([, seconds]) => seconds !== '')
      .sort(([a], [b]) => a.localeCompare(b)),
  );
}
