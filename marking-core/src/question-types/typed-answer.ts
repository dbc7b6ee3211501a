import type { Answer } from '../answers/answer.ts';
import { isAnswered } from '../answers/answered.ts';
import type { Question } from '../questions/question.ts';
import { questionOptions } from '../questions/question-options.ts';
import { findQuestionType } from './type-names.ts';

/** Whether a student typed this answer, or a part of it, so that a person may see in it what the mark scheme does not. */
export function isTypedAnswer(question: Question, answer: Answer | undefined): boolean {
  if (!isAnswered(answer)) return false;
  const type = findQuestionType(question.type);
  const hasGaps = question.slots?.some(({ options }) => !options) === true && questionOptions(question).length === 0;
  return (
    type === 'text' || type === 'number' || hasGaps || (type === 'combined' && (answer?.reason ?? '').trim() !== '')
  );
}
