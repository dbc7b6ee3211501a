import { describe, expect, it } from 'vitest';
import { markAttempt } from '../mark-attempt.ts';
import type { MarkScheme, ProfileName } from '../mark-scheme.ts';
import type { Policy } from '../marking.ts';
import type { Rule } from './rule-schema.ts';

/** An answer, or a choice with its reason, the whole marks that it gets under each policy, and why a teacher gives those of `guarded`. */
export type RuleCase = readonly [
  answer: string | { readonly choice: string; readonly reason: string },
  guarded: number,
  published: number,
  why: string,
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
  readonly cases: readonly RuleCase[];
}

/** Holds a marking rule to a table of cases, under both policies. For tests only. */
export function checkRuleCases({ asks, rule, maxMarks, profile = 'general', type = 'text', near, cases }: RuleCases) {
  const scheme: MarkScheme = {
    ...{ schemaVersion: 1, slug: 's', title: 't', profile, gradeScale: 'science' },
    questions: [{ id: 'q', type, maxMarks, rule }],
    ...(near === undefined ? {} : { near }),
  };
  const rows = cases.map(([given, guarded, published, why]) => {
    const answer = typeof given === 'string' ? { value: given } : { ...given, value: given.choice };
    const shown = typeof given === 'string' ? given : `${given.choice}: ${given.reason}`;
    return { answer, shown, guarded, published, why };
  });
  const marks = (answer: (typeof rows)[number]['answer'], policy: Policy) =>
    markAttempt(scheme, { q: { questionId: 'q', ...answer } }, { policy }).results[0]?.marksAwarded;

  describe(`${rule.kind}: ${asks}`, () => {
    it.each(rows)('"$shown" gets $guarded: $why', ({ answer, guarded }) => {
      expect(marks(answer, 'guarded')).toBe(guarded);
    });
    it.each(rows)('"$shown" gets $published under published', ({ answer, published }) => {
      expect(marks(answer, 'published')).toBe(published);
    });
  });
}
