import {
  type Answer,
  isAnswered,
  type MarkScheme,
  markAttempt,
  type Policy,
  type QuestionResult,
} from '@markwell/marking-core';
import { withChoiceAndReason } from './choice-and-reason.ts';

/**
 * Marks answers one at a time with the engine that marks attempts: each is an attempt at a scheme of its one question. A
 * question that the scheme lacks is the engine's to say.
 */
export function answerMarker(scheme: MarkScheme, policy: Policy): (answer: Answer) => QuestionResult {
  const schemes = new Map(scheme.questions.map((question) => [question.id, { ...scheme, questions: [question] }]));
  const combined = new Set(scheme.questions.filter(({ type }) => type === 'combined').map(({ id }) => id));
  const empty = { ...scheme, questions: [] };
  return (given) => {
    const { questionId } = given;
    const answer = combined.has(questionId) ? withChoiceAndReason(given) : given;
    const known = schemes.get(questionId);
    // The engine passes over an id that it does not know and that nobody answered; here someone asked about it.
    const asked = known !== undefined || isAnswered(answer) ? answer : { questionId, value: '-' };
    const { results } = markAttempt(known ?? empty, { [questionId]: asked }, { policy });
    return results[0] ?? nothingToMark(questionId);
  };
}

/** An information question is in the scheme, and asks for no answer. */
function nothingToMark(questionId: string): QuestionResult {
  const feedback = 'No answer required';
  return { questionId, isCorrect: false, maxMarks: 0, marksAwarded: 0, feedback, evidence: [], confidence: 1 };
}
