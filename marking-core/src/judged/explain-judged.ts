import type { Evidence, QuestionResult } from '../answers/marking.ts';

/**
 * Why a judged answer, or one like it, has its marks: 'like ‘limited resources’, which Ms A. accepted'; undefined where the evidence is of
 * another kind.
 */
export function explainJudged(
  { how, part, by, marks = 0 }: Evidence,
  { maxMarks }: Pick<QuestionResult, 'maxMarks'>,
): string | undefined {
  const who = by ?? 'a teacher';
  const verdict = marks >= maxMarks ? 'accepted' : marks === 0 ? 'refused' : `gave ${marks} of ${maxMarks}`;
  if (how === 'judged') return `‘${part}’, which ${who} ${verdict}`;
  if (how === 'alike') return `like ‘${part}’, which ${who} ${verdict}`;
  return how === 'level' ? 'as other answers to this question were judged' : undefined;
}
