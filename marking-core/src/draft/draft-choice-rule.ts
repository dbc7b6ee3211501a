import { questionOptions } from '../questions/question-options.ts';
import type { ChoiceRule } from '../rules/choice/choice-rule.ts';
import { optionKey, readOptions } from '../rules/choice/option-keys.ts';
import type { KeyedQuestion } from './keyed-question.ts';

/**
 * The choice that a question's accepted answers make: options named by text, by letter ('B', 'b)') or both ('B - Stomach'). An accepted
 * answer that names no option stays as typed text. `undefined` when there are no options.
 */
export function draftChoiceRule(question: Pick<KeyedQuestion, 'options' | 'correctAnswers'>): ChoiceRule | undefined {
  const options = questionOptions(question).filter((option) => optionKey(option) !== '');
  if (options.length === 0) return undefined;
  return { kind: 'choice', options, accept: acceptedOptions(options, question.correctAnswers), lettered: true };
}

const truthValues = { true: ['true', 't', 'yes', 'y', 'correct'], false: ['false', 'f', 'no', 'n', 'incorrect'] };
const unknowns = ['cannottell', 'canttell', 'cannotsay', 'cannotbetold', 'dontknow'];

/** The page sends `true`, `false` or `cannot_tell`, however the accepted answer says it: 'T', 'True', 'can’t tell'. */
export function draftTrueFalseRule({ correctAnswers }: Pick<KeyedQuestion, 'correctAnswers'>): ChoiceRule | undefined {
  const accept = new Set(correctAnswers.map(truthValue).filter((value) => value !== undefined));
  if (accept.size === 0) return undefined;
  return { kind: 'choice', options: ['true', 'false', 'cannot_tell'], accept: [...accept] };
}

function truthValue(text: string): string | undefined {
  const key = optionKey(text);
  if (truthValues.true.includes(key)) return 'true';
  if (truthValues.false.includes(key)) return 'false';
  return unknowns.includes(key) ? 'cannot_tell' : undefined;
}

/** Each accepted answer as the options have it. Its text comes before its letter: 'A' is the option 'A' where there is one. */
function acceptedOptions(options: readonly string[], accepted: readonly string[]): string[] {
  const parts = readOptions(options, true);
  const found = accepted.flatMap((text) => {
    const key = optionKey(text);
    const whole =
      parts.find(({ option }) => optionKey(option) === key) ?? parts.find((one) => optionKey(one.text) === key);
    const lettered = whole ?? parts.find(({ letter }) => letter?.toLowerCase() === key);
    const both = lettered ?? parts.find((one) => optionKey(`${one.letter ?? ''}${one.text}`) === key);
    return both === undefined ? [text] : [both.option];
  });
  return [...new Set(found)];
}
