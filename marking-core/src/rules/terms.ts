import { contradictsItself } from '../phrases/contradictions.ts';
import type { Reading } from '../phrases/find-phrases.ts';
import type { Findings } from '../phrases/findings.ts';
import type { PhraseSource } from '../phrases/phrase.ts';
import type { Occurrence } from '../phrases/phrase-finder.ts';
import type { Term } from './vocabulary.ts';
import { vocabularyPhrases } from './vocabulary-phrases.ts';

/** The phrases of several terms, each numbered by its place in the list. */
export function termPhrases(terms: readonly Term[]): PhraseSource[] {
  return terms.flatMap((term, index) => vocabularyPhrases(term, index, term.name));
}

/** The number for what belongs to the whole rule rather than one of its terms. */
export const wholeRule = -1;

/**
 * For each term the occurrence that meets it best, or `undefined` where it is not met: not mentioned, denied, both asserted and
 * denied, or spoilt by a phrase that the term rejects.
 */
export function metTerms(terms: readonly Term[], findings: Findings, reading: Reading): (Occurrence | undefined)[] {
  const met: (Occurrence | undefined)[] = terms.map(() => undefined);
  for (const occurrence of findings.right) {
    const { term } = occurrence.phrase;
    const best = met[term];
    if (term >= 0 && term < met.length && (best === undefined || isCloser(occurrence, best))) met[term] = occurrence;
  }
  for (const { phrase } of findings.reject) if (phrase.term >= 0) met[phrase.term] = undefined;
  for (const denied of findings.denied) {
    if (contradictsItself(findings.right, denied, reading)) met[denied.phrase.term] = undefined;
  }
  return met;
}

function isCloser(next: Occurrence, best: Occurrence): boolean {
  return best.how !== 'exact' && next.how === 'exact';
}

/** How many different phrases are among some occurrences. */
export function countPhrases(occurrences: readonly Occurrence[]): number {
  return occurrences.length < 2 ? occurrences.length : new Set(occurrences.map(({ phrase }) => phrase)).size;
}
