import { type AgreementReport, type MarkScheme, measureAgreement, type SchemeExample } from '@markwell/marking-core';

/** The examples of a new version. */
export interface GatheredExamples {
  readonly all: readonly SchemeExample[];
  /** Those that the version before had with the same marks. */
  readonly inherited: ReadonlySet<SchemeExample>;
  /** How many are new, or have other marks than before. */
  readonly added: number;
}

/**
 * The examples that a new version carries: those of the version before, so that none is lost by leaving it out, and the new
 * ones, whose marks win where both have an answer. Those of questions that the scheme has no more are left behind.
 */
export function gatherExamples(
  scheme: MarkScheme | undefined,
  before: readonly SchemeExample[],
  added: readonly SchemeExample[],
): GatheredExamples {
  const byAnswer = new Map(before.map((example) => [nameOf(example), example]));
  const inherited = new Set(before);
  let news = 0;
  for (const example of added) {
    const known = byAnswer.get(nameOf(example));
    if (known !== undefined && known.marks === example.marks) continue;
    if (known !== undefined) inherited.delete(known);
    byAnswer.set(nameOf(example), example);
    news++;
  }
  const ids = new Set(scheme?.questions.map(({ id }) => id));
  return { all: [...byAnswer.values()].filter(({ questionId }) => ids.has(questionId)), inherited, added: news };
}

/**
 * Tests a new version with its examples. It breaks one that is new, or that the version before it marks as people did, by
 * marking it otherwise; one that was broken before is no fault of its own.
 */
export function testExamples(
  before: MarkScheme,
  after: MarkScheme,
  { all, inherited }: GatheredExamples,
): { report: AgreementReport; broken: AgreementReport['disagreements'] } {
  const report = measureAgreement(after, all);
  const failedBefore = new Set(measureAgreement(before, [...inherited]).disagreements.map(({ example }) => example));
  return { report, broken: report.disagreements.filter(({ example }) => !failedBefore.has(example)) };
}

function nameOf({ questionId, value, choice, reason }: SchemeExample): string {
  return JSON.stringify([questionId, value, choice, reason]);
}
