import { type Answer, type MarkScheme, markAttempt, type Policy, type QuestionResult } from '@markwell/marking-core';

/**
 * Marks answers one at a time with the engine that marks attempts: each is an attempt at a scheme of its one question. A
 * question that the scheme lacks is the engine's to say.
 */
export function answerMarker(scheme: MarkScheme, policy: Policy): (answer: Answer) => QuestionResult {
  const schemes = new Map(scheme.questions.map((question) => [question.id, { ...scheme, questions: [question] }]));
  const empty = { ...scheme, questions: [] };
  return (answer) => {
    const { results } = markAttempt(
      schemes.get(answer.questionId) ?? empty,
      { [answer.questionId]: answer },
      { policy },
    );
    const [result] = results;
    if (result === undefined) throw new Error(`The engine gave no result for ${answer.questionId}.`);
    return result;
  };
}
