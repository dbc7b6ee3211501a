import {
  type Answer,
  attemptMarker,
  isAnswered,
  type MarkScheme,
  type Policy,
  type QuestionResult,
  withChoiceAndReason,
} from '@markwell/marking-core/engine';

/**
 * Marks answers one at a time, each as an attempt at the scheme that leaves the other questions out. A question that the scheme
 * lacks is the engine's to say.
 */
export function answerMarker(scheme: MarkScheme, policy: Policy): (answer: Answer) => QuestionResult {
  const mark = attemptMarker(scheme, { policy });
  const types = new Map(scheme.questions.map(({ id, type }) => [id, type]));
  return (given) => {
    const { questionId } = given;
    const answer = types.get(questionId) === 'combined' ? withChoiceAndReason(given) : given;
    // The engine passes over an id that it does not know and that nobody answered; here someone asked about it.
    const asked = types.has(questionId) || isAnswered(answer) ? answer : { questionId, value: '-' };
    const { results } = mark({ [questionId]: asked });
    return results.find((result) => result.questionId === questionId) ?? nothingToMark(questionId);
  };
}

/** An information question is in the scheme, and asks for no answer. */
function nothingToMark(questionId: string): QuestionResult {
  const feedback = 'No answer required';
  return { questionId, isCorrect: false, maxMarks: 0, marksAwarded: 0, feedback, evidence: [], confidence: 1 };
}
