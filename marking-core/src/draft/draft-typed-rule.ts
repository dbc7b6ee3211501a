import type { Rule } from '../rules/rule-schema.ts';
import { readWords } from '../text/words.ts';
import { draftListRule } from './draft-list-rule.ts';
import { draftNumberRule } from './draft-number-rule.ts';
import { draftPhrasesRule } from './draft-phrases-rule.ts';
import { draftPointsRule } from './draft-points-rule.ts';
import type { KeyedQuestion } from './keyed-question.ts';

/** Accepted answers up to this length are looked for as phrases; longer ones are model answers. */
const longestPhrase = 4;

/**
 * The rule for a typed answer: its points where it says which they are, a number where every accepted answer is that number, a list where
 * several things are asked for, phrases where the accepted answers are short, else model answers.
 */
export function draftTypedRule(question: KeyedQuestion): Rule {
  return draftPointsRule(question) ?? draftNumberRule(question) ?? draftListRule(question) ?? draftTextRule(question);
}

function draftTextRule(question: KeyedQuestion): Rule {
  const isShort = question.correctAnswers.every((text) => !isSentence(text) && readWords(text).length <= longestPhrase);
  if (isShort) return draftPhrasesRule(question);
  return { kind: 'model-answer', question: question.question, accept: [...question.correctAnswers] };
}

const shortestSentence = 3;

/** 'The current increases.' says something of something, and is marked as that. */
function isSentence(text: string): boolean {
  return text.endsWith('.') && readWords(text).length >= shortestSentence;
}
