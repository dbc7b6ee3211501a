import { materialOf, type Question } from '@markwell/marking-core';
import type { AskedBefore } from '../../../contract/retrieval.ts';
import type { QuestionStatistics } from '../../../contract/teacher-statistics.ts';
import { groupBy } from '../../site/group-by.ts';

const day = 24 * 60 * 60 * 1000;
/** How many days ago, from and to: about three weeks and about ten. */
const windows = [
  [14, 28],
  [56, 84],
] as const;

/** Whether something was asked about three or ten weeks ago. */
export function wasAskedThen(askedAt: string, now: Date): boolean {
  const days = (now.getTime() - Date.parse(askedAt)) / day;
  return windows.some(([from, to]) => days >= from && days <= to);
}

type Asked = Pick<QuestionStatistics, 'questionId' | 'label' | 'question' | 'marks' | 'facility' | 'asked'>;

/** Parts of one question together, each as what its homework's questions are. */
export function gatherParts(
  questions: readonly Pick<Question, 'id' | 'label'>[],
  asked: readonly Asked[],
): Omit<AskedBefore, 'homeworkId' | 'homeworkTitle' | 'askedAt'>[] {
  const statistics = new Map(asked.map((one) => [one.questionId, one]));
  const inOrder = questions.flatMap(({ id, label }) => {
    const of = statistics.get(id);
    return of === undefined ? [] : [{ of, whole: label && label.length > 1 ? `label ${label[0]}` : `id ${id}` }];
  });
  return [...groupBy(inOrder, ({ whole }) => whole).values()].flatMap((rows) => {
    const parts = rows.map(({ of }) => of);
    const [first] = parts;
    if (first === undefined) return [];
    const marks = parts.reduce((sum, one) => sum + one.marks, 0);
    const got = parts.reduce((sum, one) => sum + one.marks * one.facility, 0);
    return {
      questionIds: parts.map(({ questionId }) => questionId),
      ...(first.label !== undefined && { label: first.label }),
      question: first.question,
      marks,
      facility: Math.round((100 * got) / (marks || 1)) / 100,
      students: Math.max(...parts.map(({ asked: students = 0 }) => students)),
    };
  });
}

/** A question of another homework, and what it is called in the quiz. */
export interface Taken {
  readonly homeworkId: number;
  readonly oldId: string;
  readonly placed: Pick<Question, 'id' | 'label' | 'material'>;
}

interface Chosen {
  readonly homeworkId: number;
  readonly questionIds: readonly string[];
  /** Of the homework that they are from. */
  readonly questions: readonly Question[];
}

/** The questions of a quiz in order, numbered anew, each below all that it shares with others. */
export function arrange(chosen: readonly Chosen[]): Taken[] {
  const ids = new Map<string, string>();
  const taken: Taken[] = [];
  chosen.forEach(({ homeworkId, questionIds, questions }, index) => {
    const nameOf = (id: string) => ids.get(`${homeworkId} ${id}`);
    const take = (question: Question, number: string) => {
      if (nameOf(question.id) !== undefined) return;
      const material = materialOf(question, questions);
      for (const one of material) take(one, number);
      const id = `q${ids.size + 1}`;
      ids.set(`${homeworkId} ${question.id}`, id);
      const label = question.type === 'information' ? undefined : [number, ...(question.label?.slice(1) ?? [])];
      const shared = material.map((one) => nameOf(one.id) ?? one.id);
      taken.push({ homeworkId, oldId: question.id, placed: { id, label, material: shared } });
    };
    for (const question of questions.filter(({ id }) => questionIds.includes(id))) take(question, String(index + 1));
  });
  return taken;
}
