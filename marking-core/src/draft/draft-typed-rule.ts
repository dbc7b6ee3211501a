import type { AnswerKindName } from '../kinds/kind-names.ts';
import type { Rule } from '../rules/rule-schema.ts';
import { readWords } from '../text/words.ts';
import { draftListRule } from './draft-list-rule.ts';
import { draftPhrasesRule } from './draft-phrases-rule.ts';
import { draftPointsRule } from './draft-points-rule.ts';
import { draftValueRule } from './draft-value-rule.ts';
import type { KeyedQuestion } from './keyed-question.ts';
import { asksForWording, readCandidates } from './read-asked.ts';

/** Accepted answers up to this length are looked for as phrases; longer ones are model answers. */
const longestPhrase = 4;

/**
 * The rule for a typed answer: its points where it says which they are, a list where several things are asked for, a value where every
 * accepted answer is of one kind of those, phrases where the accepted answers are short, else model answers. A kind that a person has
 * named comes before what the answers look like.
 */
export function draftTypedRule(question: KeyedQuestion): Rule {
  const points = draftPointsRule(question);
  if (points !== undefined) return points;
  if (question.answerKind !== undefined && question.answerKind !== null)
    return draftNamedRule(question, question.answerKind);
  const areSeveral = question.correctAnswers.length > 1;
  const list = areSeveral ? draftListRule(question) : undefined;
  return list ?? draftValueRule(question) ?? draftListRule(question) ?? draftTextRule(question);
}

function draftNamedRule(question: KeyedQuestion, kind: AnswerKindName): Rule {
  if (kind === 'list' || kind === 'order') return draftListRule(question, kind) ?? draftTextRule(question);
  if (kind === 'name' || kind === 'phrase') return draftPhrasesRule(question);
  if (kind === 'sentence') return modelAnswer(question);
  return draftValueRule(question) ?? draftTextRule(question);
}

function draftTextRule(question: KeyedQuestion): Rule {
  const isShort = question.correctAnswers.every((text) => !isSentence(text) && readWords(text).length <= longestPhrase);
  if (isShort || asksForWording(question.question)) return draftPhrasesRule(question);
  return modelAnswer(question);
}

function modelAnswer({ question, correctAnswers }: KeyedQuestion): Rule {
  const candidates = readCandidates(question, correctAnswers);
  return {
    kind: 'model-answer',
    question,
    accept: [...correctAnswers],
    ...(candidates === undefined ? {} : { candidates }),
  };
}

const shortestSentence = 3;

/** 'The current increases.' says something of something, and is marked as that. */
function isSentence(text: string): boolean {
  return text.endsWith('.') && readWords(text).length >= shortestSentence;
}
