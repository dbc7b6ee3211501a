import { describe, expect, it } from 'vitest';
import { type Evidence, evidenceSchema, type Policy, type Refusal } from '../../answers/marking.ts';
import { markAttempt } from '../../marking/mark-attempt.ts';
import type { ProfileName } from '../../policies/year-profiles.ts';
import type { MarkScheme } from '../../scheme/mark-scheme.ts';
import { wordingOf } from '../marking-rules.ts';
import type { Rule } from '../rule-schema.ts';

/** An answer, or a choice with its reason, the whole marks that it gets under each policy, and why a teacher gives those of `guarded`. */
export type RuleCase = readonly [
  answer: string | { readonly choice: string; readonly reason: string },
  guarded: number,
  published: number,
  why: string,
  /** What else to check under `guarded`: refusal, evidence, feedback. */
  ...held: readonly (Refusal | Evidence['how'] | RegExp)[],
];

/** One question, and how answers to it are marked. */
export interface RuleCases {
  /** What the question asks, as a teacher would say it in a few words. */
  readonly asks: string;
  readonly rule: Rule;
  readonly maxMarks: number;
  /** The year whose matcher `published` uses; `general` when absent. */
  readonly profile?: ProfileName;
  /** The question's type; `text` when absent. */
  readonly type?: string;
  /** Real words near those of the rule, as preparing the scheme finds them. */
  readonly near?: string;
  readonly compounds?: MarkScheme['compounds'];
  readonly cases: readonly RuleCase[];
}

const hows: ReadonlySet<string> = new Set(evidenceSchema.shape.how.options);

/** Holds a marking rule to a table of cases, under both policies. For tests only. */
export function checkRuleCases({
  asks,
  rule,
  maxMarks,
  profile = 'general',
  type = 'text',
  near,
  compounds,
  cases,
}: RuleCases) {
  /** A scheme of its own for each test: what is made of a scheme is kept with it. */
  const makeScheme = (): MarkScheme => ({
    ...{ schemaVersion: 1, slug: 's', title: 't', profile, gradeScale: 'science' },
    questions: [{ id: 'q', type, maxMarks, rule: structuredClone(rule) }],
    ...(near === undefined ? {} : { near }),
    ...(compounds === undefined ? {} : { compounds }),
  });
  const rows = cases.map(([given, guarded, published, why, ...held]) => {
    const answer = typeof given === 'string' ? { value: given } : { ...given, value: given.choice };
    const shown = typeof given === 'string' ? given : `${given.choice}: ${given.reason}`;
    return { answer, shown, guarded, published, why, held };
  });
  const mark = (answer: (typeof rows)[number]['answer'], policy: Policy) =>
    markAttempt(makeScheme(), { q: { questionId: 'q', ...answer } }, { policy }).results[0];

  describe(`${rule.kind}: ${asks}`, () => {
    it.each(rows)('"$shown" gets $guarded: $why', ({ answer, guarded, held }) => {
      const result = mark(answer, 'guarded');
      expect(result?.marksAwarded).toBe(guarded);
      for (const one of held) {
        if (one instanceof RegExp) expect(result?.feedback).toMatch(one);
        else if (hows.has(one)) expect(result?.evidence.map(({ how }) => how)).toContain(one);
        else expect(result?.refusal).toBe(one);
      }
      if (guarded === maxMarks) expect(result?.refusal).toBeUndefined();
      // What is right in part is told even where it is worth no mark.
      if (guarded > 0 || result?.slots === undefined) expect((result?.evidence.length ?? 0) > 0).toBe(guarded > 0);
      for (const { part, words } of result?.evidence ?? []) expect([part, words].every(Boolean)).toBe(true);
    });
    it.each(rows)('"$shown" gets $published under published', ({ answer, published }) => {
      const result = mark(answer, 'published');
      expect(result?.marksAwarded).toBe(published);
      if (published > 0 || result?.slots === undefined) expect((result?.evidence.length ?? 0) > 0).toBe(published > 0);
      expect(result?.refusal === undefined).toBe(published === maxMarks);
    });
    it('gives all marks for each answer that feedback calls right', () => {
      const { expected, wholeAnswers } = wordingOf(rule);
      expect(expected).not.toHaveLength(0);
      for (const value of wholeAnswers) expect(mark({ value }, 'guarded')?.marksAwarded).toBe(maxMarks);
      const feedback = mark({ value: 'bicycles' }, 'guarded')?.feedback;
      if (rule.kind !== 'combined') for (const text of expected) expect(feedback).toContain(text);
    });
  });
}
