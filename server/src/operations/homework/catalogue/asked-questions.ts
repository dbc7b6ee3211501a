import { isMarkedQuestion, type Question } from '@markwell/marking-core';
import type { ToldQuestion } from '../../../contract/told-question.ts';
import type { Catalogue, CatalogueEntry } from '../../../db/catalogue.ts';
import { questionTeller } from './tell-question.ts';

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

/** A question as it was asked, with what it is called and what is beside it. */
export interface AskedQuestion {
  readonly question: Question;
  readonly told: ToldQuestion;
}

/**
 * By id what an attempt was asked, for which this version was current as it arrived. Questions that its edition does not have are as they are
 * now: a re-mark may have brought them.
 */
export async function askedById(
  catalogue: Catalogue,
  homework: CatalogueEntry | undefined,
  version: number,
): Promise<ReadonlyMap<string, AskedQuestion>> {
  if (homework === undefined) return new Map();
  const asked = await askedQuestions(catalogue, homework, version);
  const told = (questions: readonly Question[]) => {
    const tell = questionTeller(questions);
    return questions.map((question) => [question.id, { question, told: tell(question.id) }] as const);
  };
  return new Map([...told(homework.questions), ...told(asked)]);
}

/** A marked question that attempts were asked, and whether the homework asks it no more. */
export interface EverAsked extends AskedQuestion {
  readonly isPast: boolean;
}

/** The marked questions of a homework, then those that it asked before it was edited, newest first, each by its id once. */
export async function questionsEverAsked(catalogue: Catalogue, homework: CatalogueEntry): Promise<EverAsked[]> {
  const editions = [...(await catalogue.findEditions(homework))].reverse();
  const asked = new Map<string, EverAsked>();
  const add = (questions: readonly Question[], isPast: boolean) => {
    const tell = questionTeller(questions);
    for (const question of questions.filter(isMarkedQuestion)) {
      const told = tell(question.id);
      // Another question may have its number now.
      const label = isPast && told.label !== undefined ? { label: `${told.label} before` } : {};
      if (!asked.has(question.id)) asked.set(question.id, { question, isPast, told: { ...told, ...label } });
    }
  };
  add(homework.questions, false);
  for (const { questions } of editions) add(questions, true);
  return [...asked.values()];
}
