import { findPhrases } from '../../phrases/find-phrases.ts';
import { sortFindings } from '../../phrases/findings.ts';
import { besideRight } from '../../phrases/other-answers.ts';
import { readWords } from '../../text/words.ts';
import { awarded, bestOf, evidenceOf, reasonAgainst, refused } from '../outcomes.ts';
import type { RuleMarking } from '../rule-marking.ts';
import { vocabularyPhrases } from '../vocabulary-phrases.ts';
import type { PhrasesRule } from './phrases-rule.ts';

/**
 * Accepts an answer that asserts one of the phrases and nothing that contradicts it: 'it bounces back' for 'reflects', but not
 * 'reflects and refracts' or 'does not reflect'.
 */
export const phrasesMarking: RuleMarking<PhrasesRule> = {
  phrases: (rule) => vocabularyPhrases(rule),
  guarded:
    (_rule, lexicon) =>
    ({ text }, maxMarks) => {
      const reading = findPhrases(lexicon, readWords(text));
      const findings = sortFindings(reading);
      const against = reasonAgainst(findings, reading) ?? besideRight(findings.right, reading, lexicon.compounds);
      if (against !== undefined) return refused(against);
      return awarded(maxMarks, maxMarks, [evidenceOf(bestOf(findings.right), reading.words, text)]);
    },
  expected: ({ accept }) => accept,
  wholeAnswers: ({ accept }) => accept,
  feedbackStyle: 'list',
};
