import { hash } from 'node:crypto';
import { answerKey, type MarkedQuestion } from '@markwell/marking-core';

/** What an answer says, to a question of a homework: answers that say the same share it. `choice` is that of a combined question. */
export function sayingOf(homeworkId: number, question: MarkedQuestion, text: string, choice: string | null): string {
  return `${homeworkId}/${question.id}/${answerKey(question, text, choice ?? '')}`;
}

/** By what a group of answers is known, from one look at the queue to the next: a digest of what they say. */
export function groupKey(saying: string): string {
  return hash('sha256', saying, 'base64url').slice(0, 22);
}
