import { findPhrases } from '../../phrases/find-phrases.ts';
import { sortFindings } from '../../phrases/findings.ts';
import { readWords } from '../../text/words.ts';
import { awarded, evidenceOf, reasonAgainst, refusedInPart } from '../outcomes.ts';
import type { RuleMarking } from '../rule-marking.ts';
import { countPhrases, metTerms, termPhrases, wholeRule } from '../terms.ts';
import { vocabularyPhrases } from '../vocabulary-phrases.ts';
import type { KeywordGroupsRule } from './keyword-groups-rule.ts';
import { letterReader } from './read-letters.ts';

/**
 * Accepts each idea once: 'a section of DNA that codes for a protein' has two, 'a section, a length and a part of DNA' one. A
 * rejected statement takes one away.
 */
export const keywordGroupsMarking: RuleMarking<KeywordGroupsRule> = {
  phrases: (rule) => [
    ...termPhrases(rule.groups),
    ...vocabularyPhrases({ reject: rule.reject, ignore: rule.ignore, insufficient: rule.insufficient }, wholeRule),
  ],
  guarded: (rule, lexicon) => {
    const readLetters = letterReader(rule.letters);
    return ({ text }, maxMarks) => {
      const reading = findPhrases(lexicon, readLetters(readWords(text), text));
      const findings = sortFindings(reading);
      const found = metTerms(rule.groups, findings, reading);
      const met = found.filter((occurrence) => occurrence !== undefined);
      const rejected = countPhrases(findings.reject.filter(({ phrase }) => phrase.term === wholeRule));
      const marks = Math.min(met.length, rule.max, maxMarks) - rejected;
      if (marks <= 0) {
        const reason = met.length > 0 ? 'rejected' : (reasonAgainst(findings, reading) ?? 'contradicted');
        const asked = Math.min(rule.max, rule.groups.length);
        return refusedInPart(reason, rule.groups, (at) => found[at] !== undefined, asked);
      }
      const evidence = met.map((occurrence) => evidenceOf(occurrence, reading.words, text));
      return awarded(marks, Math.min(rule.max, maxMarks), evidence, rejected > 0 ? 'rejected' : 'partly-met');
    };
  },
  expected: ({ groups }) => groups.map(({ name }) => name),
  wholeAnswers: () => [],
  feedbackStyle: 'list',
};
