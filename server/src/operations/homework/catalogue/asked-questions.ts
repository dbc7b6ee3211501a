import { isMarkedQuestion, type Question } from '@markwell/marking-core';
import type { Catalogue, CatalogueEntry } from '../../../db/catalogue.ts';

/** What a homework asked when this version of its mark scheme marked it. */
export async function askedQuestions(
  catalogue: Catalogue,
  homework: CatalogueEntry,
  version: number,
): Promise<readonly Question[]> {
  if (homework.edited_after === null || version > homework.edited_after) return homework.questions;
  const editions = await catalogue.findEditions(homework);
  return editions.find(({ lastVersion }) => version <= lastVersion)?.questions ?? homework.questions;
}

/**
 * By id what an attempt was asked, for which this version was current as it arrived. Questions that its edition does not have are as they are
 * now: a re-mark may have brought them.
 */
export async function askedById(
  catalogue: Catalogue,
  homework: CatalogueEntry | undefined,
  version: number,
): Promise<ReadonlyMap<string, Question>> {
  if (homework === undefined) return new Map();
  const asked = await askedQuestions(catalogue, homework, version);
  return new Map([...homework.questions, ...asked].map((question) => [question.id, question]));
}

/** A marked question that attempts were asked, and whether the homework asks it no more. */
export interface EverAsked {
  readonly question: Question;
  readonly isPast: boolean;
}

/** The marked questions of a homework, then those that it asked before it was edited, newest first, each by its id once. */
export async function questionsEverAsked(catalogue: Catalogue, homework: CatalogueEntry): Promise<EverAsked[]> {
  const editions = [...(await catalogue.findEditions(homework))].reverse();
  const asked = new Map<string, EverAsked>();
  const add = (questions: readonly Question[], isPast: boolean) => {
    for (const question of questions.filter(isMarkedQuestion))
      if (!asked.has(question.id)) asked.set(question.id, { question, isPast });
  };
  add(homework.questions, false);
  for (const { questions } of editions) add(questions, true);
  return [...asked.values()];
}
