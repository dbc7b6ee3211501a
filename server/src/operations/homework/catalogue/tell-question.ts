import { besideOf, namedSlots, type Question, questionLabels } from '@markwell/marking-core';
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

/** What each question of a homework, and its slots, are called; nothing of one that it does not have. */
export function questionNamer(questions: readonly Question[]): (id: string) => Omit<ToldQuestion, 'beside'> {
  const labels = questionLabels(questions);
  const byId = new Map(questions.map((question) => [question.id, question]));
  return (questionId) => {
    const [question, label] = [byId.get(questionId), labels.get(questionId)];
    const slots = question === undefined ? [] : namedSlots(question).map(({ id, name }) => ({ id, name }));
    return {
      ...(label !== undefined && { label }),
      ...(slots.some(({ id, name }) => name !== id) && { slotNames: slots }),
    };
  };
}

/** The same, with what is beside the question. */
export function questionTeller(questions: readonly Question[]): (id: string) => ToldQuestion {
  const nameOf = questionNamer(questions);
  const byId = new Map(questions.map((question) => [question.id, question]));
  return (id) => {
    const question = byId.get(id);
    const beside = question === undefined ? [] : besideOf(question, questions);
    const language = question?.language;
    return { ...nameOf(id), ...(language && { language }), ...(beside.length > 0 && { beside }) };
  };
}
