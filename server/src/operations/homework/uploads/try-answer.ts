import { draftMarkScheme, markAttempt, type QuestionResult } from '@markwell/marking-core';
import type * as z from 'zod/mini';
import type { tryAnswer as call } from '../../../contract/try-answer.ts';
import { prepareSchemes } from '../catalogue/prepare-schemes.ts';

/** What an answer would get if the question were stored as it is (see the contract's `tryAnswer`). */
export async function tryAnswer({
  question,
  answer,
}: z.output<typeof call.input>): Promise<{ result: QuestionResult | null }> {
  const drafted = draftMarkScheme({ slug: 'tried', title: '', questions: [question] });
  if (drafted.questions.every(({ rule }) => rule === undefined)) return { result: null };
  const [scheme = drafted] = await prepareSchemes([drafted]);
  const { results } = markAttempt(scheme, { [question.id]: { ...answer, questionId: question.id } });
  return { result: results[0] ?? null };
}
