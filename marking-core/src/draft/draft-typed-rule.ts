import type { Rule } from '../rules/rule-schema.ts';
import type { KeyedQuestion } from './keyed-question.ts';

/** The rule for a typed answer: the accepted answers as phrases. */
export function draftTypedRule({ correctAnswers }: KeyedQuestion): Rule {
  return { kind: 'phrases', accept: [...correctAnswers] };
}
