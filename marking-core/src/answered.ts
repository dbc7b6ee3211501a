import type { Answer } from './answer.ts';

/** Whether anything was given: a value, a choice or a reason that is not blank. */
export function isAnswered(answer: Answer | undefined): answer is Answer {
  if (answer === undefined) return false;
  return hasText(answer.value) || hasText(answer.choice) || hasText(answer.reason);
}

function hasText(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}
