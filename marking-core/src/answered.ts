import type { Answer } from './answer.ts';

/** Whether anything was given: a value, a choice or a reason that is not blank. */
export function isAnswered(answer: Answer | undefined): answer is Answer {
  if (answer === undefined) return false;
  return hasText(answer.value) || hasText(answer.choice) || hasText(answer.reason);
}

function hasText(text: string | undefined): boolean {
  if (text === undefined || text === '') return false;
  // Above the space there is no white space in ASCII: most answers are known to have text by their first letter.
  const first = text.charCodeAt(0);
  return (first > 32 && first < 127) || text.trim() !== '';
}
