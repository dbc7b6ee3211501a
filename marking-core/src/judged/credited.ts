import type { QuestionResult } from '../answers/marking.ts';
import type { MarkedQuestion } from '../scheme/mark-scheme.ts';

/** The result that every attempt has for a question given to everyone or nobody; undefined for any other. */
export function creditedResult({ id, maxMarks, credit }: MarkedQuestion): QuestionResult | undefined {
  if (credit === undefined) return undefined;
  const base = { questionId: id, evidence: [], confidence: 1 };
  return credit === 'everyone'
    ? { ...base, isCorrect: true, maxMarks, marksAwarded: maxMarks, feedback: 'Everyone is given this question.' }
    : {
        ...base,
        isCorrect: false,
        maxMarks: 0,
        marksAwarded: 0,
        feedback: 'This question does not count.',
        refusal: 'not-counted',
      };
}
