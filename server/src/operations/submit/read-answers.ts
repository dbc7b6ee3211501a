import { type Answer, type Answers, isMarkedQuestion, type Question } from '@markwell/marking-core';
import type { QuizAttemptInput, SentAnswer } from '../../contract/quiz-attempts.ts';

/** What holds the answers of an attempt. */
type Sent = Pick<QuizAttemptInput, 'answers' | 'answersById'>;

/**
 * The answers by question id, whichever way they were sent (spec part 1, section 7): by id beside the spec's fields, as an
 * object by id, or as an array. An answer in an array that names no question is for the one at its place among the
 * questions that are marked; one beyond the last is kept as 'unplaced-N', N its place from 1, and scores nothing.
 */
export function readAnswers(input: Sent, questions: readonly Question[]): Answers {
  if (input.answersById) return withOwnIds(Object.entries(input.answersById));
  if (!Array.isArray(input.answers)) return withOwnIds(Object.entries(input.answers));
  const marked = questions.filter(isMarkedQuestion);
  return withOwnIds(
    input.answers.map((sent, index) => [namedQuestion(sent) ?? marked[index]?.id ?? `unplaced-${index + 1}`, sent]),
  );
}

function withOwnIds(sent: readonly (readonly [questionId: string, sent: SentAnswer])[]): Answers {
  return Object.fromEntries(
    sent.flatMap(([questionId, answer]) => {
      const read = readAnswer(questionId, answer);
      return read === undefined ? [] : [[questionId, read]];
    }),
  );
}

function readAnswer(questionId: string, sent: SentAnswer): Answer | undefined {
  if (sent === null || sent === undefined) return undefined;
  if (typeof sent !== 'object') return { questionId, value: String(sent) };
  const { value, choice, reason } = sent;
  return {
    questionId,
    value: String(value ?? ''),
    ...(typeof choice === 'string' ? { choice } : {}),
    ...(typeof reason === 'string' ? { reason } : {}),
  };
}

function namedQuestion(sent: SentAnswer): string | undefined {
  return (typeof sent === 'object' && sent?.questionId) || undefined;
}
