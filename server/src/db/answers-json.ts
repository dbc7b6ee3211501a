import type { Answer, Answers } from '@markwell/marking-core';

/**
 * The answers of a stored attempt. They were checked by `answersSchema` when they arrived and are never changed, so only their
 * shape is looked at: the schema would cost a third of the time that marking them takes.
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
