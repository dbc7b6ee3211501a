import { type Answer, isTypedAnswer, type Question, type QuestionResult } from '@markwell/marking-core';
import { type AppealState, mostAppeals } from '../../contract/appeals.ts';
import type { Session } from '../../db/session.ts';
import { isDecided } from './queue/group-answers.ts';

/** What the student of an attempt has asked about, and may. */
export interface Appeals {
  readonly results: ReadonlyMap<string, QuestionResult>;
  readonly states: ReadonlyMap<string, AppealState>;
  readonly canAskMore: boolean;
}

/** What became of the answers of an attempt that its student asked about, by its results as they count now. */
export async function readAppeals(
  { tables, transaction }: Session,
  attemptId: number,
  results: readonly QuestionResult[],
): Promise<Appeals> {
  const rows = await tables.appeals.findAll({ where: { attemptId }, transaction });
  const byId = new Map(results.map((result) => [result.questionId, result]));
  const states = rows.flatMap(({ questionId: id }): [string, AppealState][] => {
    const result = byId.get(id);
    return result === undefined ? [] : [[id, appealState(result)]];
  });
  return { results: byId, states: new Map(states), canAskMore: rows.length < mostAppeals };
}

/** Of one answer what the student is told. */
export function toldAppeal(
  { results, states, canAskMore }: Appeals,
  questionId: string,
  answer: Answer | undefined,
  question: Question | undefined,
): { appeal?: AppealState; canAppeal?: boolean } {
  const appeal = states.get(questionId);
  if (appeal !== undefined) return { appeal };
  const result = results.get(questionId);
  return canAskMore && result !== undefined && canAppeal(result, answer, question) ? { canAppeal: true } : {};
}

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
