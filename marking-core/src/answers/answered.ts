import { isBlank } from '../text/blank.ts';
import type { Answer } from './answer.ts';

/** Whether anything was given: a value, a choice or a reason that is not blank. */
export function isAnswered(answer: Answer | undefined): answer is Answer {
  if (answer === undefined) return false;
  return !isBlank(answer.value) || !isBlank(answer.choice) || !isBlank(answer.reason);
}
