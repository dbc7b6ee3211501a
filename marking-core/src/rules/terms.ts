import { contradictsItself } from '../phrases/contradictions.ts';
import type { Occurrence, Reading } from '../phrases/find-phrases.ts';
import type { Findings } from '../phrases/findings.ts';
import type { PhraseSource } from '../phrases/lexicon.ts';
import type { Term } from './vocabulary.ts';
import { vocabularyPhrases } from './vocabulary-phrases.ts';

/** The phrases of several terms, each numbered by its place in the list. */
export function termPhrases(terms: readonly Term[]): PhraseSource[] {
  return terms.flatMap((term, index) => vocabularyPhrases(term, index, term.name));
}

/** The number that stands for what belongs to the whole rule and not to one of its terms. */
export const wholeRule = -1;

/**
 * For each term the occurrence that meets it best, or `undefined` where it is not met: not mentioned, denied, both asserted and
 * denied, or spoilt by a phrase that the term rejects.
 */
export function metTerms(terms: readonly Term[], findings: Findings, reading: Reading): (Occurrence | undefined)[] {
  return terms.map((_, index) => {
    const ofTerm = ({ phrase }: Occurrence) => phrase.term === index;
    if (findings.reject.some(ofTerm)) return undefined;
    const right = findings.right.filter(ofTerm);
    if (right.length === 0 || contradictsItself(right, findings.denied.filter(ofTerm), reading)) return undefined;
    return right.reduce(closer);
  });
}

function closer(best: Occurrence, next: Occurrence): Occurrence {
  return best.how !== 'exact' && next.how === 'exact' ? next : best;
}

/** How many different phrases are among some occurrences. */
export function countPhrases(occurrences: readonly Occurrence[]): number {
  return new Set(occurrences.map(({ phrase }) => phrase)).size;
}
