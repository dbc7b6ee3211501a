import { findPhrases } from '../../phrases/find-phrases.ts';
import { sortFindings } from '../../phrases/findings.ts';
import { readWords, type Word } from '../../text/words.ts';
import { awarded, evidenceOf, reasonAgainst, refusedInPart } from '../outcomes.ts';
import type { RuleMarking } from '../rule-marking.ts';
import { countPhrases, metTerms, termPhrases, wholeRule } from '../terms.ts';
import { vocabularyPhrases } from '../vocabulary-phrases.ts';
import type { KeywordGroupsRule } from './keyword-groups-rule.ts';

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

/**
 * Reads letters whose case has a meaning as the words they stand for: in 'B is recessive and b is dominant' B is brown and b blue.
 * Pupils also type 'b is dominant' for either, so an answer that does not have every letter as the scheme writes it stays as it is.
 *
 * @param letters Each as 'B=brown'.
 */
function letterReader(letters: readonly string[] = []): (words: readonly Word[], text: string) => readonly Word[] {
  if (letters.length === 0) return (words) => words;
  const meanings = new Map(letters.map((letter) => [letter.slice(0, 1), letter.slice(2)]));
  return (words, text) => {
    for (const letter of meanings.keys()) if (!hasLetter(words, text, letter)) return words;
    return words.map((word) => {
      const [meant] = readWords(meanings.get(text.slice(word.start, word.end)) ?? '');
      return meant === undefined ? word : { ...word, text: meant.text, number: meant.number };
    });
  };
}

function hasLetter(words: readonly Word[], text: string, letter: string): boolean {
  return words.some(({ start, end }) => end - start === letter.length && text.startsWith(letter, start));
}
