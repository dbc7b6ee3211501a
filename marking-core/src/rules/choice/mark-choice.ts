import { findPhrases } from '../../phrases/find-phrases.ts';
import { sortFindings } from '../../phrases/findings.ts';
import type { PhraseSource } from '../../phrases/phrase.ts';
import { readWords } from '../../text/words.ts';
import { awarded, bestOf, evidenceOf, reasonAgainst, refused } from '../outcomes.ts';
import type { Outcome, RuleMarking } from '../rule-marking.ts';
import { sideBySide, vocabularyPhrases } from '../vocabulary-phrases.ts';
import type { ChoiceRule } from './choice-rule.ts';
import { keyOf, type OptionParts, optionKey, readOptions } from './option-keys.ts';

/** Longest answer that is looked up as an option; anything longer can only be typed text. */
const longestOption = 300;

/**
 * Accepts the right option by its text or letter ('C - Stomach', 'c', 'stomach'), never a misspelt one; what is no option is marked
 * as typed text ('it is the stomach' scores, 'stomach or liver' does not).
 */
export const choiceMarking: RuleMarking<ChoiceRule> = {
  phrases: typedPhrases,
  guarded: (rule, lexicon) => {
    const outcomes = optionOutcomes(rule);
    const longestKey = Math.max(...[...outcomes.keys()].map(({ length }) => length));
    return ({ text }, maxMarks) => {
      const exactly = outcomes.get(text);
      if (exactly !== undefined) return picked(exactly, text, maxMarks);
      const words = readWords(text);
      const key = text.length > longestOption ? undefined : keyOf(words, longestKey);
      const isRight = key === undefined ? undefined : outcomes.get(key);
      if (isRight !== undefined) return picked(isRight, text, maxMarks);
      const reading = findPhrases(lexicon, words);
      const findings = sortFindings(reading);
      const against = reasonAgainst(findings, reading);
      if (against === undefined)
        return awarded(maxMarks, maxMarks, [evidenceOf(bestOf(findings.right), reading.words, text)]);
      return refused(against === 'no-match' && findings.other.length > 0 ? 'wrong-option' : against);
    };
  },
  expected: ({ accept }) => accept,
  wholeAnswers: ({ accept }) => accept,
  feedbackStyle: 'one',
};

function picked(isRight: boolean, text: string, maxMarks: number): Outcome {
  if (!isRight) return refused('wrong-option');
  const words = text.trim();
  return awarded(maxMarks, maxMarks, [{ part: words, words, how: 'option' }]);
}

/** Whether each option is right, by option and by everything that means it; ambiguous ones are left out. */
function optionOutcomes(rule: ChoiceRule): Map<string, boolean> {
  const outcomes = new Map<string, boolean>();
  const ambiguous = new Set<string>();
  const right = new Set(rule.accept.map(optionKey));
  for (const { option, letter, text } of readOptions(rule.options, rule.lettered === true)) {
    const isRight = right.has(optionKey(option));
    for (const key of new Set([optionKey(option), optionKey(text), optionKey(letter ?? '')])) {
      if (outcomes.has(key) && outcomes.get(key) !== isRight) ambiguous.add(key);
      if (key !== '') outcomes.set(key, isRight);
    }
    outcomes.set(option, isRight);
  }
  for (const key of ambiguous) if (!rule.options.includes(key)) outcomes.delete(key);
  for (const option of rule.accept) outcomes.set(option, true);
  return outcomes;
}

function typedPhrases(rule: ChoiceRule): PhraseSource[] {
  const right = new Set(rule.accept.map(optionKey));
  const options = readOptions(rule.options, rule.lettered === true);
  const isRight = ({ option }: OptionParts) => right.has(optionKey(option));
  const wrong = options.filter((parts) => !isRight(parts));
  return [
    ...options.filter(isRight).flatMap((parts) => typedForms(parts, 'right')),
    ...sideBySide(
      rule.accept.filter((text) => !rule.options.includes(text)),
      'right',
      0,
    ),
    ...wrong.flatMap((parts) => typedForms(parts, 'other')),
    ...vocabularyPhrases({ allow: rule.allow, reject: rule.reject }),
  ];
}

function typedForms({ option, letter, text }: OptionParts, role: 'right' | 'other'): PhraseSource[] {
  return sideBySide([...new Set(letter === undefined ? [text] : [option, text, letter])], role, 0);
}
