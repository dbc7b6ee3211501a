import * as z from 'zod/mini';
import type { MarkedAnswers } from './read-questions.ts';
import type { TemporarySchool } from './temporary-school.ts';

const homeworkList = z.object({ homework: z.array(z.object({ id: z.number() })) });
const withId = z.object({ id: z.number() });
const anything = z.unknown();
const queuePage = z.object({
  total: z.number(),
  groups: z.array(z.object({ questionId: z.string(), answer: z.string(), writings: z.array(z.string()) })),
});
const heatMap = z.object({
  questions: z.array(z.object({ questionId: z.string() })),
  students: z.array(z.object({ name: z.string(), results: z.array(z.nullable(z.object({ marks: z.number() }))) })),
});

const studentClass = '8a/Sc1';
const groupsAtOnce = 50;

/** How a question of a file is called in the homework. */
export const idOf = (question: number) => `q${question + 1}`;

/** The answers to a question, once for each student who gave it. */
const givenBy = ({ answers }: MarkedAnswers) => answers.flatMap((one) => Array.from({ length: one.pupils }, () => one));

/** Brings the questions in as a homework, releases it, and has students hand in the answers, as many each as the file says. Gives its id. */
export async function handIn({ call }: TemporarySchool, questions: readonly MarkedAnswers[]): Promise<number> {
  const form = new FormData();
  const asked = questions.map(({ question, references, marks }, index) => ({
    ...{ id: idOf(index), type: 'text', question, marks },
    correctAnswers: references,
  }));
  form.set('batchName', 'Short answers');
  form.set('homeworkData', JSON.stringify([{ title: 'Year 8 - Short answers', yearGroup: 8, questions: asked }]));
  const { homework } = await call('POST', '/api/admin/bulk-upload-homework', homeworkList, form);
  const id = homework[0]?.id ?? 0;
  await call('POST', `/api/admin/homework/${id}/release`, anything);
  const given = questions.map(givenBy);
  const students = Math.max(...given.map(({ length }) => length));
  for (let number = 0; number < students; number += 1) {
    const name = nameOf(number);
    const { id: studentId } = await call('POST', '/api/students', withId, { name, studentClass, teacher: 'T' });
    const answers = Object.fromEntries(
      given.flatMap((own, index) => {
        const text = own[number]?.text;
        return text === undefined ? [] : [[idOf(index), { questionId: idOf(index), value: text }]];
      }),
    );
    await call('POST', '/api/quiz-attempts', anything, { studentId, assignmentId: id, answers });
  }
  return id;
}

/** The marks of each answer as a teacher sees them, in the order of the file. */
export async function readMarks(
  { call }: TemporarySchool,
  homework: number,
  questions: readonly MarkedAnswers[],
): Promise<number[][]> {
  const search = new URLSearchParams({ class: studentClass });
  const map = await call('GET', `/api/assignments/${homework}/heat-map?${search}`, heatMap);
  const columns = new Map(map.questions.map(({ questionId }, column) => [questionId, column]));
  const rows = new Map(map.students.map(({ name, results }) => [name, results]));
  return questions.map((question, index) => {
    let number = -1;
    return question.answers.map(({ pupils }) => {
      number += pupils;
      const marks = rows.get(nameOf(number))?.[columns.get(idOf(index)) ?? -1]?.marks;
      if (marks === undefined) throw new Error(`${nameOf(number)} has no marks for ${idOf(index)}.`);
      return marks;
    });
  });
}

/** A group of the queue. */
export interface ShownGroup {
  readonly answer: string;
  /** All ways in which it was written, as far as the queue tells them. */
  readonly writings: readonly string[];
}

/** The answers that stand first in the queue, `most` of each question: what is worth a look, then what is likely, then all. */
export async function readFirstGroups(
  { call }: TemporarySchool,
  homework: number,
  questions: readonly MarkedAnswers[],
  most: number,
): Promise<Map<string, ShownGroup[]>> {
  const chosen = new Map<string, ShownGroup[]>(questions.map((_question, index) => [idOf(index), []]));
  const isEnough = () => [...chosen.values()].every((own) => own.length >= most);
  for (const show of ['look', 'likely', 'all']) {
    for (let from = 0, total = 1; from < total && !isEnough(); from += groupsAtOnce) {
      const search = new URLSearchParams({ homework: `${homework}`, show, from: `${from}`, limit: `${groupsAtOnce}` });
      const page = await call('GET', `/api/queue?${search}`, queuePage);
      total = page.total;
      for (const { questionId, answer, writings } of page.groups) {
        const own = chosen.get(questionId);
        if (own !== undefined && own.length < most && own.every((one) => one.answer !== answer))
          own.push({ answer, writings: [answer, ...writings] });
      }
    }
  }
  return chosen;
}

/** 'Student Ab': names that no two students share. */
function nameOf(number: number): string {
  const letter = (place: number) => String.fromCharCode(97 + (Math.floor(number / 26 ** place) % 26));
  return `Student ${letter(2).toUpperCase()}${letter(1)}${letter(0)}`;
}
