import type { Answer, Answers } from '@markwell/marking-core';

/**
 * The answers of a stored attempt. They were checked on arrival and never change, so only their shape is
 * checked: `answersSchema` would take a third as long as marking them.
 */
export function readStoredAnswers(text: string): Answers {
  const read: unknown = JSON.parse(text);
  if (!isAnswers(read)) throw new Error('The answers of an attempt are not stored as answers');
  return read;
}

function isAnswers(read: unknown): read is Answers {
  if (typeof read !== 'object' || read === null) return false;
  const answers: Record<string, unknown> = { ...read };
  for (const id in answers) if (!isAnswer(answers[id])) return false;
  return true;
}

function isAnswer(read: unknown): read is Answer {
  if (typeof read !== 'object' || read === null) return false;
  const { questionId, value, choice, reason }: Partial<Record<keyof Answer, unknown>> = read;
  if (typeof questionId !== 'string' || typeof value !== 'string') return false;
  return (choice === undefined || typeof choice === 'string') && (reason === undefined || typeof reason === 'string');
}
