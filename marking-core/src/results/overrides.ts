import * as z from 'zod/mini';
import { type AttemptMarking, type QuestionResult, questionResultSchema } from '../answers/marking.ts';
import { totalMarking } from '../marking/mark-question.ts';
import type { GradeScale } from '../scheme/mark-scheme.ts';

/** A result with what the scheme gave, where a teacher has set the marks. Apart, because no page of a quiz needs it. */
export const overriddenResultSchema = z.extend(questionResultSchema, { overridden: z.optional(questionResultSchema) });

/** Marks that a teacher has set for answers of one attempt, by question id; whole, 0 or more. */
export type MarkOverrides = ReadonlyMap<string, number>;

/**
 * An answer's result with the marks that a teacher set, never more than the question gives; without any, what the scheme gave. The scheme's
 * own result stays inside, so that it can be taken back without marking again. A question that gives no marks keeps its result.
 */
function overrideResult(result: QuestionResult, marks: number | undefined): QuestionResult {
  const own = result.overridden ?? result;
  if (marks === undefined || own.maxMarks === 0) return own;
  const { refusal: _refusal, missing: _missing, state: _state, ...told } = own;
  const given = Math.min(marks, own.maxMarks);
  return {
    ...told,
    isCorrect: given >= own.maxMarks || (own.isCorrect && given >= own.marksAwarded),
    marksAwarded: given,
    feedback: `Your teacher gave this ${given} of ${own.maxMarks} ${own.maxMarks === 1 ? 'mark' : 'marks'}.`,
    evidence: [],
    confidence: 1,
    overridden: own,
  };
}

/**
 * The marking of an attempt with just these overrides: others that it had are taken back. It keeps its policy and engine version; `gradeScale`
 * is that of the scheme that marked it.
 */
export function applyOverrides(
  marking: AttemptMarking,
  overrides: MarkOverrides,
  gradeScale: GradeScale,
): AttemptMarking {
  const results = marking.results.map((result) => overrideResult(result, overrides.get(result.questionId)));
  const { policy, engineVersion } = marking;
  return { ...totalMarking(gradeScale, policy, results), engineVersion };
}
