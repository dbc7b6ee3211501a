import { findPhrases } from '../../phrases/find-phrases.ts';
import { sortFindings } from '../../phrases/findings.ts';
import type { PublishedMatcher } from '../../published/published-matcher.ts';
import { readWords } from '../../text/words.ts';
import { awarded, bandMarks, evidenceOf, publishedEvidence, reasonAgainst, refused } from '../outcomes.ts';
import type { RuleMarking } from '../rule-marking.ts';
import { splitCodes } from '../split-codes.ts';
import { countPhrases, metTerms, termPhrases, wholeRule } from '../terms.ts';
import type { Term } from '../vocabulary.ts';
import { vocabularyPhrases } from '../vocabulary-phrases.ts';
import type { CountRule } from './count-rule.ts';

/**
 * Accepts as many different items as are named: 'A, T, C and G' four, 'adenine and thymine' two. Wrong ones cancel right ones once
 * more are named than were asked.
 */
export const countMarking: RuleMarking<CountRule> = {
  phrases: (rule) => [
    ...termPhrases(rule.items),
    ...vocabularyPhrases({ others: rule.wrong, ignore: rule.ignore }, wholeRule),
  ],
  guarded: (rule, lexicon) => {
    const split = splitCodes(lexicon, rule.items.length);
    const asked = rule.asked ?? rule.items.length;
    return ({ text }, maxMarks) => {
      const reading = findPhrases(lexicon, split(readWords(text)));
      const findings = sortFindings(reading);
      const met = metTerms(rule.items, findings, reading).filter((occurrence) => occurrence !== undefined);
      const wrong = countPhrases(findings.other);
      const cancelled = Math.min(wrong, Math.max(0, met.length + wrong - asked));
      const marks = Math.min(bandMarks(rule.bands, met.length - cancelled), maxMarks);
      if (marks === 0) {
        const reason =
          met.length === 0 ? reasonAgainst(findings, reading) : cancelled > 0 ? 'contradicted' : 'partly-met';
        return refused(reason ?? 'partly-met');
      }
      const evidence = met.map((occurrence) => evidenceOf(occurrence, reading.words, text));
      return awarded(marks, maxMarks, evidence, cancelled > 0 ? 'contradicted' : 'partly-met');
    };
  },
  published: (rule, matcher) => {
    const letters = new Set(rule.items.flatMap(({ accept }) => singleLetters(accept)));
    const items = rule.items.map((item) => ({ name: item.name, meets: publishedItem(item, matcher, letters) }));
    return ({ text }, maxMarks) => {
      const met = items.filter(({ meets }) => meets(text));
      const marks = Math.min(bandMarks(rule.bands, met.length), maxMarks);
      if (marks === 0) return refused(met.length === 0 ? 'no-match' : 'partly-met');
      return awarded(
        marks,
        maxMarks,
        met.map(({ name }) => publishedEvidence(name, text)),
      );
    };
  },
  expected: ({ items }) => items.map(({ name }) => name),
  wholeAnswers: () => [],
  feedbackStyle: 'list',
};

/** A name is met by the year's matcher, a letter by standing as a word of its own or in a run of the rule's letters ('ATCG'). */
function publishedItem({ accept }: Term, matcher: PublishedMatcher, allLetters: ReadonlySet<string>) {
  const meetsName = matcher.fuzzy(accept.filter((text) => text.length > 1));
  const letters = singleLetters(accept);
  return (text: string): boolean => {
    if (meetsName(text) !== undefined) return true;
    if (letters.length === 0) return false;
    return readWords(text).some(
      (word) => [...word.text].every((one) => allLetters.has(one)) && letters.some((one) => word.text.includes(one)),
    );
  };
}

function singleLetters(accept: readonly string[]): string[] {
  return accept.filter((text) => text.length === 1).map((text) => text.toLowerCase());
}
