import type { Answer } from './answer.ts';

/**
 * Reads a combined question's choice and reason from an answer that was written into one field, as in a file of typed answers:
 * 'Yes, because the mass was the same' is yes and its reason. What has both, or says neither yes nor no first, stays as it is.
 */
export function withChoiceAndReason(answer: Answer): Answer {
  const { value, choice = '', reason = '' } = answer;
  if (reason.trim() !== '') return answer;
  if (choice.trim() !== '') return value.trim() === choice.trim() ? answer : { ...answer, reason: value };
  const [, side, rest] = /^\s*(yes|no)\b[\s,.:;–—-]*(?:because\b)?(.*)$/isu.exec(value) ?? [];
  return side === undefined || rest === undefined ? answer : { ...answer, choice: side, reason: rest.trim() };
}
