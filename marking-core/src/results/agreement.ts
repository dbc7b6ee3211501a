import * as z from 'zod/mini';
import { answerSchema } from '../answers/answer.ts';
import { withChoiceAndReason } from '../answers/choice-and-reason.ts';
import { type Policy, type QuestionResult, questionResultSchema } from '../answers/marking.ts';
import { attemptMarker } from '../marking/attempt-marker.ts';
import type { MarkScheme } from '../scheme/mark-scheme.ts';
import { isUnmarked } from './is-unmarked.ts';

/** An answer with the marks that a person gave it: what a mark scheme is tested with, and may carry. */
export const schemeExampleSchema = z.extend(answerSchema, {
  /** Whole marks. */
  marks: z.number().check(z.int(), z.minimum(0), z.maximum(100)),
  /** The reason, if given. */
  why: z.optional(z.string().check(z.maxLength(1000))),
});
export type SchemeExample = z.infer<typeof schemeExampleSchema>;

/** An example that the scheme marks otherwise than the person did. */
export const disagreementSchema = z.object({
  example: schemeExampleSchema,
  /** `false-accept`: more marks than the person gave; `false-refusal`: fewer. */
  kind: z.enum(['false-accept', 'false-refusal']),
  result: questionResultSchema,
});
export type Disagreement = z.infer<typeof disagreementSchema>;

/** How far a mark scheme and people agree. */
export const agreementSchema = z.object({
  examples: z.number(),
  agreed: z.number(),
  falseAccepts: z.number(),
  falseRefusals: z.number(),
  /** Share of the examples with the same marks, 0 to 1; null without examples. */
  accuracy: z.nullable(z.number()),
  /**
   * Cohen's kappa: agreement beyond what chance gives, 1 for complete, 0 for none. Null where chance alone gives complete agreement:
   * all examples have the same marks.
   */
  kappa: z.nullable(z.number()),
});
export type Agreement = z.infer<typeof agreementSchema>;

/** A test of a mark scheme with answers marked by people. */
export const agreementReportSchema = z.object({
  /** Of all questions; categories of kappa are the shares of the question's marks. */
  all: agreementSchema,
  /** Of each question that has examples, in the order of the scheme. */
  questions: z.array(z.extend(agreementSchema, { questionId: z.string() })),
  /** In the order of the examples. */
  disagreements: z.array(disagreementSchema),
  /** Examples that could not be marked here, and count nowhere else in the report; absent if none. */
  unmarked: z.optional(z.number()),
});
export type AgreementReport = z.infer<typeof agreementReportSchema>;

interface Compared {
  readonly example: SchemeExample;
  readonly result: QuestionResult;
}

/**
 * Marks answers that people have marked, and says where the scheme gives too much (false accepts), too little (false refusals), and
 * how far it agrees. An example of a question that the scheme lacks gets 0 marks.
 */
export function measureAgreement(
  scheme: MarkScheme,
  examples: readonly SchemeExample[],
  policy?: Policy,
): AgreementReport {
  const mark = attemptMarker(scheme, policy === undefined ? {} : { policy });
  const types = new Map(scheme.questions.map(({ id, type }) => [id, type]));
  const marked = examples.flatMap((example): Compared[] => {
    const { marks: _marks, why: _why, ...given } = example;
    const type = types.get(example.questionId);
    const answer = type === 'combined' ? withChoiceAndReason(given) : given;
    // An unanswered question that the scheme lacks has no result.
    const asked = type === undefined ? { ...answer, value: answer.value || '-' } : answer;
    const result = mark({ [example.questionId]: asked }).results.find(
      ({ questionId }) => questionId === example.questionId,
    );
    return result === undefined ? [] : [{ example, result }];
  });
  const compared = marked.filter(({ result }) => !isUnmarked(result));
  const unmarked = marked.length - compared.length;
  const ids = [...new Set([...scheme.questions.map(({ id }) => id), ...examples.map(({ questionId }) => questionId)])];
  const questions = ids.flatMap((questionId) => {
    const own = compared.filter(({ example }) => example.questionId === questionId);
    return own.length === 0 ? [] : [{ questionId, ...agreementOf(own, ({ marks }) => marks) }];
  });
  return {
    all: agreementOf(compared, ({ marks, maxMarks }) => (maxMarks === 0 ? 0 : marks / maxMarks)),
    questions,
    ...(unmarked > 0 && { unmarked }),
    disagreements: compared.flatMap(({ example, result }) =>
      result.marksAwarded === example.marks
        ? []
        : [{ example, kind: result.marksAwarded > example.marks ? 'false-accept' : 'false-refusal', result } as const],
    ),
  };
}

function agreementOf(
  compared: readonly Compared[],
  category: (given: { marks: number; maxMarks: number }) => number,
): Agreement {
  const count = (test: (one: Compared) => boolean) => compared.filter(test).length;
  const agreed = count(({ example, result }) => result.marksAwarded === example.marks);
  const pairs = compared.map(({ example: { marks }, result: { marksAwarded, maxMarks } }) => ({
    person: category({ marks, maxMarks }),
    scheme: category({ marks: marksAwarded, maxMarks }),
  }));
  return {
    examples: compared.length,
    agreed,
    falseAccepts: count(({ example, result }) => result.marksAwarded > example.marks),
    falseRefusals: count(({ example, result }) => result.marksAwarded < example.marks),
    accuracy: compared.length === 0 ? null : agreed / compared.length,
    kappa: cohensKappa(pairs),
  };
}

/** Cohen's kappa of two judges; null when there is nothing to judge, or both always say the same one thing. */
export function cohensKappa(pairs: readonly { readonly person: number; readonly scheme: number }[]): number | null {
  const categories = new Set(pairs.flatMap(({ person, scheme }) => [person, scheme]));
  if (categories.size < 2) return null;
  const share = (test: (pair: { person: number; scheme: number }) => boolean) =>
    pairs.filter(test).length / pairs.length;
  const observed = share(({ person, scheme }) => person === scheme);
  let expected = 0;
  for (const category of categories) {
    expected += share(({ person }) => person === category) * share(({ scheme }) => scheme === category);
  }
  return (observed - expected) / (1 - expected);
}
