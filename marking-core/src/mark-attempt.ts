import type { Answers } from './answer.ts';
import type { AttemptMarking, Policy } from './marking.ts';
import type { MarkScheme } from './mark-scheme.ts';

export interface MarkingOptions {
  /** `guarded` unless told otherwise. */
  readonly policy?: Policy;
}

/** Marks answers against a scheme. Never throws: what cannot be marked is a result that says why. */
export function markAttempt(_scheme: MarkScheme, _answers: Answers, options: MarkingOptions = {}): AttemptMarking {
  return {
    policy: options.policy ?? 'guarded',
    engineVersion: '0',
    results: [],
    totalMarks: 0,
    maxMarks: 0,
    percentage: 0,
    percentageText: '0.00',
    grade: '',
  };
}
