import { type Answer, isTypedAnswer, type Question, type QuestionResult } from '@markwell/marking-core';
import type { AppealState } from '../../contract/appeals.ts';
import { isDecided } from './queue/group-answers.ts';

/** What became of an answer that a student asked about, by the marking that counts: so it follows what is judged, and what is taken back. */
export function appealState(result: QuestionResult): AppealState {
  if (result.isCorrect) return 'accepted';
  if (!isDecided(result)) return 'waiting';
  return result.marksAwarded > 0 ? 'partly' : 'refused';
}

/** Whether a student can ask about an answer: one that was typed, does not count in full, and that nobody has decided about. */
export function canAppeal(result: QuestionResult, answer: Answer | undefined, question: Question | undefined): boolean {
  return question !== undefined && isTypedAnswer(question, answer) && !result.isCorrect && !isDecided(result);
}
