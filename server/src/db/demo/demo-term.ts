import { type Answers, childcare, childcareAssignments } from '@markwell/marking-core';
import type { ClassEntry } from '../../contract/class-list.ts';
import type { AnswerBank } from './answer-bank.ts';
import { demoAnswers } from './answers.ts';
import { firstNames, surnames } from './names.ts';
import { createRandom, type Random } from './random.ts';

/** A student of the demo with what they hand in, in order. */
export interface DemoStudent {
  readonly name: string;
  readonly studentClass: string;
  readonly teacher: string;
  readonly submissions: readonly DemoSubmission[];
}

export interface DemoSubmission {
  /** The card or homework it is taken from, by the first numbering. */
  readonly assignmentId: number;
  readonly homeworkId: number;
  readonly answers: Answers;
  readonly submittedAt: Date;
  readonly minutes: number;
  /** Which of the childcare assignments it was taken for. */
  readonly chosenAssignment: string | null;
}

const day = 24 * 60 * 60_000;
const termDays = 84;
/** The card of each class list, and its homework. */
const homeworkOfList: Readonly<Record<ClassEntry['list'], readonly (readonly [card: number, homework: number])[]>> = {
  year7: [
    [1, 149],
    [150, 150],
  ],
  year8: [[2, 2]],
  year9: [[3, 3]],
  year10: [[4, 4]],
  year11: [[5, 5]],
  childcare: [[childcare.card, childcare.id]],
};

/** A school term that ended just before `end`: the same students and answers every time, for the same class lists. */
export function* makeDemoTerm(classes: readonly ClassEntry[], end: Date): Generator<DemoStudent> {
  const random = createRandom(20250908);
  const taken = new Set<string>();
  for (const { code, list, teacher } of classes) {
    const homework = homeworkOfList[list];
    const diligence = random.around(0.85, 0.08);
    const size = 28 + random.whole(6);
    for (let pupil = 0; pupil < size; pupil++) {
      const ability = random.around(0.68, 0.16);
      const submissions = homework.flatMap(([assignmentId, homeworkId]) =>
        random.fraction() < diligence ? makeSubmissions(random, assignmentId, homeworkId, ability, end) : [],
      );
      yield { name: newName(random, code, taken), studentClass: code, teacher, submissions };
    }
  }
}

function newName(random: Random, code: string, taken: Set<string>): string {
  for (;;) {
    const name = `${random.pick(firstNames)} ${random.pick(surnames)}`;
    if (taken.has(`${code} ${name}`)) continue;
    taken.add(`${code} ${name}`);
    return name;
  }
}

/** One to four tries: each keeps what was right, as Retry does, and gets some of the rest right. */
function makeSubmissions(
  random: Random,
  assignmentId: number,
  homeworkId: number,
  ability: number,
  end: Date,
): DemoSubmission[] {
  const banks = Object.entries(demoAnswers[homeworkId] ?? {});
  const right = new Set<string>();
  const chosenAssignment = homeworkId === childcare.id ? random.pick(childcareAssignments).value : null;
  const tries = 1 + Math.min(3, random.whole(3) + random.whole(3));
  let at = end.getTime() - random.whole(termDays) * day - random.whole(day / 3);
  return Array.from({ length: tries }, () => {
    const answers: Answers = {};
    for (const [questionId, bank] of banks) {
      if (!right.has(questionId) && random.fraction() < ability) right.add(questionId);
      if (right.has(questionId)) answers[questionId] = writeAnswer(questionId, bank, random.pick(bank.right));
      else if (random.fraction() < 0.93) answers[questionId] = writeAnswer(questionId, bank, random.pick(bank.wrong));
    }
    const minutes = 4 + random.whole(18);
    at = Math.min(at + (minutes + random.whole(30)) * 60_000, end.getTime());
    return { assignmentId, homeworkId, answers, submittedAt: new Date(at), minutes, chosenAssignment };
  });
}

function writeAnswer(questionId: string, { side }: AnswerBank, text: string) {
  return side === undefined
    ? { questionId, value: text, choice: text }
    : { questionId, value: text, choice: side, reason: text };
}
