import { describeKey, type KeyReading } from '@markwell/marking-core';
import type { DraftQuestion } from '../../../contract/homework-draft.ts';

/** How the key of each question is read; null where there is nothing to say. */
export function describeKeys({ questions }: { readonly questions: readonly DraftQuestion[] }): {
  readings: (KeyReading | null)[];
} {
  return { readings: questions.map((question) => describeKey(question) ?? null) };
}
