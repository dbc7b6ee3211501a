import { besideOf, type Question, questionLabels } from '@markwell/marking-core';
import type { ToldQuestion } from '../../../contract/told-question.ts';
import type { CatalogueEntry } from '../../../db/catalogue.ts';
import type { Services } from '../../site/services/services.ts';

/** What people call each question of a homework, those that its earlier editions had and it has no more too. */
export async function labelsOfEditions(
  { catalogue }: Services,
  homework: CatalogueEntry,
): Promise<Map<string, string>> {
  const all = [...(await catalogue.findEditions(homework)), homework];
  return new Map(all.flatMap(({ questions }) => [...questionLabels(questions)]));
}

/** Tells of each question of a homework what it is called and what stands beside it; nothing of one that it does not have. */
export function questionTeller(questions: readonly Question[]): (id: string) => ToldQuestion {
  const labels = questionLabels(questions);
  const byId = new Map(questions.map((question) => [question.id, question]));
  return (id) => {
    const [question, label] = [byId.get(id), labels.get(id)];
    const beside = question === undefined ? [] : besideOf(question, questions);
    return { ...(label !== undefined && { label }), ...(beside.length > 0 && { beside }) };
  };
}
