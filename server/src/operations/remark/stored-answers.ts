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
  return typeof read === 'object' && read !== null && Object.values(read).every(isAnswer);
}

function isAnswer(read: unknown): read is Answer {
  if (typeof read !== 'object' || read === null || !('questionId' in read) || !('value' in read)) return false;
  if (typeof read.questionId !== 'string' || typeof read.value !== 'string') return false;
  const isTextOrNone = (value: unknown) => value === undefined || typeof value === 'string';
  return (!('choice' in read) || isTextOrNone(read.choice)) && (!('reason' in read) || isTextOrNone(read.reason));
}
