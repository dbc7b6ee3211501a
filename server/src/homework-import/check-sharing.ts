import { questionLabels } from '@markwell/marking-core';
import type { DraftMessage, DraftQuestion } from '../contract/homework-draft.ts';
import { nameMany } from './name-many.ts';
import { tellsAnswer } from './tells-answer.ts';

/**
 * What is wrong with labels and with what questions share, and the questions without descriptions of shared pictures that give the answer to one
 * of them away. `names` are the questions' as messages call them.
 */
export function checkSharing(
  questions: readonly DraftQuestion[],
  names: readonly string[],
): { questions: DraftQuestion[]; messages: DraftMessage[] } {
  const messages: DraftMessage[] = [];
  const say = (severity: DraftMessage['severity'], index: number, field: keyof DraftQuestion, message: string) =>
    messages.push({ severity, path: ['questions', index, field], place: null, message, excerpt: null });
  const byId = new Map(questions.map((question) => [question.id, question]));
  const telling = new Set<string>();
  for (const [index, question] of questions.entries()) {
    const name = names[index] ?? question.id;
    for (const id of question.material ?? []) {
      const material = byId.get(id);
      if (id === question.id)
        say('error', index, 'material', `${name} shares itself: take ‘${id}’ out of its material.`);
      else if (material === undefined)
        say(
          'error',
          index,
          'material',
          `${name} shares ‘${id}’, and there is no such question: correct the id, bring it back, or take it out of the question’s material.`,
        );
      else if (reaches(material, question.id, byId))
        say('error', index, 'material', `${name} and ‘${id}’ share each other: take one out of the other’s material.`);
      else if (
        tellsAnswer(
          material.diagramAlt ?? '',
          `${material.description} ${question.question}`,
          question.options,
          question.correctAnswers,
        )
      )
        telling.add(id);
    }
  }
  const labels = questionLabels(questions);
  for (const label of new Set(labels.values())) {
    const same = questions.flatMap(({ id, type }, index) =>
      labels.get(id) === label && type !== 'information' ? [index] : [],
    );
    const [, second] = same;
    const called = same.map((index) => names[index] ?? '');
    if (second !== undefined)
      say('warning', second, 'label', `${nameMany(called)} are all called ${label}: give each a label of its own.`);
  }
  for (const [index, { id }] of questions.entries()) {
    const text = `${names[index]}: what is said of its picture gives the answer to a question that shares it away, so it is left out. Write another.`;
    if (telling.has(id)) say('warning', index, 'diagramAlt', text);
  }
  return { questions: questions.map((one) => (telling.has(one.id) ? { ...one, diagramAlt: null } : one)), messages };
}

/** Whether what a question shares leads to another, directly or through what that shares. */
function reaches(from: DraftQuestion, to: string, byId: ReadonlyMap<string, DraftQuestion>): boolean {
  const seen = new Set<string>();
  const waiting = [from];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    for (const id of one.material ?? []) {
      const next = byId.get(id);
      if (id === to) return true;
      if (next !== undefined && !seen.has(id)) waiting.push(next);
      seen.add(id);
    }
  }
  return false;
}
