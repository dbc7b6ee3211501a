import type { MarkScheme, Question } from '@markwell/marking-core';
import { fromAttemptNumber } from '../../../contract/assignment-numbers.ts';
import type { QuizAttemptInput } from '../../../contract/quiz-attempts.ts';
import type { Catalogue, CatalogueEntry, CatalogueSnapshot } from '../../../db/catalogue.ts';
import { findContent } from '../../../db/catalogue.ts';
import { Problem } from '../../site/problems/problem.ts';
import { askedQuestions } from './asked-questions.ts';

/** What an attempt is an attempt at. */
export interface AttemptedHomework {
  /** By the first numbering. */
  readonly cardId: number;
  readonly homework: CatalogueEntry;
  readonly version: number;
  readonly scheme: MarkScheme;
  /** As that version marks them: what whoever attempts it was shown. */
  readonly questions: readonly Question[];
}

/**
 * The homework and mark scheme of an attempt: the homework it names or else the one its card shows now,
 * by the version it names if that homework has it, else the current one. What was never released is as good as not there; what was
 * deleted since is there for an attempt that names it.
 */
export async function findAttemptedHomework(
  catalogue: Catalogue,
  input: Pick<QuizAttemptInput, 'assignmentId' | 'homeworkId' | 'schemeVersion'>,
): Promise<AttemptedHomework> {
  const entries = await catalogue.snapshot();
  const cardId = fromAttemptNumber(input.assignmentId);
  const card = entries.get(cardId) ?? (await catalogue.findDeleted(cardId));
  if (card === undefined)
    throw new Problem('invalid-input', `there is no assignment ${input.assignmentId}`, { field: 'assignmentId' });
  const homework =
    findOwnHomework(entries, input.homeworkId) ??
    findContent(entries, input.homeworkId ?? card.id) ??
    (await catalogue.findDeleted(input.homeworkId ?? card.id));
  if (homework === undefined || homework.version === null || homework.first_released_at === null) {
    const field = input.homeworkId ? 'homeworkId' : 'assignmentId';
    throw new Problem('invalid-input', 'no such homework is released', { field });
  }
  const named = await catalogue.findScheme(homework.id, input.schemeVersion ?? 0);
  const version = named === undefined ? homework.version : (input.schemeVersion ?? homework.version);
  const questions = await askedQuestions(catalogue, homework, version);
  return { cardId, homework, version, questions, scheme: named ?? (await currentScheme(catalogue, homework)) };
}

/** The homework with this id that has a mark scheme of its own: a late attempt at a card's own set, say. */
function findOwnHomework(entries: CatalogueSnapshot, id: number | null | undefined): CatalogueEntry | undefined {
  const entry = entries.get(id ?? 0);
  return entry?.version === null ? undefined : entry;
}

/** The mark scheme that marks new attempts at a homework. */
export async function currentScheme(catalogue: Catalogue, homework: CatalogueEntry): Promise<MarkScheme> {
  const scheme = homework.version === null ? undefined : await catalogue.findScheme(homework.id, homework.version);
  if (scheme === undefined) throw new Error(`Homework ${homework.id} has no mark scheme version ${homework.version}`);
  return scheme;
}
