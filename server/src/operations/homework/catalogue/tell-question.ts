import { besideOf, type Question, questionLabels } from '@markwell/marking-core';
import type { ToldQuestion } from '../../../contract/told-question.ts';

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
