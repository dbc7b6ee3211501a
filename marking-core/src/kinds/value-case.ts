import type { ValueKindName } from './kind-names.ts';

/** A question with its keys, the kind that they are read as, and answers with the mark that a teacher would give and why. */
export interface ValueCases {
  readonly of: ValueKindName;
  readonly question: string;
  readonly keys: readonly string[];
  readonly tolerance?: number;
  readonly answers: readonly (readonly [answer: string, mark: 0 | 1, why: string])[];
}
