import type { Question } from '@markwell/marking-core';
import type { DraftQuestion } from '../../../contract/homework-draft.ts';
import type { HomeworkEdition } from '../../../db/catalogue.ts';
import { Problem } from '../../site/problems/problem.ts';

/** What a homework asks and has asked. */
interface Asked {
  readonly questions: readonly Question[];
  readonly wasReleased: boolean;
}

/** Labels that attempts can have answered; none where the homework was never released. */
export function usedLabels({ questions, wasReleased }: Asked, editions: readonly HomeworkEdition[]): string[] {
  if (!wasReleased) return [];
  const all = [...questions, ...editions.flatMap((edition) => edition.questions)];
  return [...new Set(all.map(({ id }) => id))];
}

/**
 * Throws a `Problem` where a label that attempts may have answered would name another question: one of another type, or one that is asked
 * again. Answers would be counted to, and marked by, what they were not given to.
 */
export function refuseReusedLabels(
  stored: Asked,
  editions: readonly HomeworkEdition[],
  questions: readonly DraftQuestion[],
): void {
  const now = new Map<string, string>(stored.questions.map(({ id, type }) => [id, type]));
  const used = new Set(usedLabels(stored, editions));
  const index = questions.findIndex(({ id, type }) => used.has(id) && now.get(id) !== type);
  const reused = questions[index];
  if (reused === undefined) return;
  throw new Problem(
    'invalid-input',
    `Question ${index + 1}: students have answered another question under the label ‘${reused.id}’. Give this one a label of its own. Nothing was stored.`,
  );
}
