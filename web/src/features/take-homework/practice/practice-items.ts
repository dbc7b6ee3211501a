import { type Answer, type Question, type QuestionResult, questionLabels } from '@markwell/marking-core';
import { type Assignment, markHomeworkAnswers } from '@markwell/server/contract';
import { call } from '../../../lib/call.ts';
import type { PracticeEntry } from '../../../lib/practice/schedule.ts';
import type { KeyedMarker } from '../keys/keyed-marker.ts';

/** A question to practise, as its homework asks it now. */
export interface PracticeItem {
  readonly entry: PracticeEntry;
  readonly homework: Assignment;
  readonly questions: readonly Question[];
  readonly question: Question;
  readonly label: string;
}

/** Those of the entries that a released homework still asks, in their order. */
export function practiceItems(entries: readonly PracticeEntry[], list: readonly Assignment[]): PracticeItem[] {
  return entries.flatMap((entry) => {
    // A card that points to another homework is that one by another name.
    const homework = list.find(({ id, isReleased, contentId }) => id === entry.homeworkId && isReleased && !contentId);
    const questions = homework?.questions ?? [];
    const question = questions.find(({ id }) => id === entry.questionId);
    if (homework === undefined || question === undefined) return [];
    const label = questionLabels(questions).get(question.id) ?? question.id;
    return { entry, homework, questions, question, label };
  });
}

/** The keys that come with Markwell, by homework, each fetched when an answer to it is marked. */
const keys: Readonly<Record<number, () => Promise<{ readonly default: KeyedMarker }>>> = {
  2: () => import('../keys/year8.ts'),
  3: () => import('../keys/year9.ts'),
  4: () => import('../keys/year10.ts'),
  5: () => import('../keys/year11.ts'),
  149: () => import('../keys/year7.ts'),
  150: () => import('../keys/jar-graph.ts'),
};

/**
 * Marks an answer as it would be marked if it were changed after Submit: here by the key that comes with the page, else by the server, which refuses
 * while what is expected is kept back. Nothing is stored there.
 */
export async function markPractice(
  { homework, question, entry }: PracticeItem,
  answer: Answer,
): Promise<QuestionResult | undefined> {
  const answers = { [question.id]: answer };
  const loadKey = homework.keepsAnswers || homework.isDated ? undefined : keys[homework.id];
  const marker = (await loadKey?.())?.default(homework.schemeDigest);
  const { submissionKey } = entry;
  const marking =
    marker?.(answers) ?? (await call(markHomeworkAnswers, { submissionKey, answers }, { params: { id: homework.id } }));
  return marking.results.find(({ questionId }) => questionId === question.id);
}
