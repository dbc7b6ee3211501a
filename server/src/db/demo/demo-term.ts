import { type Answers, childcare, childcareAssignments } from '@markwell/marking-core';
import type { ClassEntry } from '../../contract/class-list.ts';
import type { AnswerBank } from './answer-bank.ts';
import { demoAnswers } from './answers.ts';
import { pickHandInTime } from './hand-in-times.ts';
import { firstNames, surnames } from './names.ts';
import { createRandom, type Random } from './random.ts';

/** A student of the demo and their submissions, in order. */
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
  /** The childcare assignment it was taken for. */
  readonly chosenAssignment: string | null;
}

const week = 7 * 24 * 60 * 60_000;

interface SetHomework {
  /** The card or homework it is taken from, by the first numbering. */
  readonly card: number;
  readonly homework: number;
  /** When the first classes were given it; half of the classes are a week later. */
  readonly weeksAgo: number;
}

/** What each class list was given in the term. */
const homeworkOfList: Readonly<Record<ClassEntry['list'], readonly SetHomework[]>> = {
  year7: [
    { card: 1, homework: 149, weeksAgo: 12 },
    { card: 150, homework: 150, weeksAgo: 3 },
  ],
  year8: [{ card: 2, homework: 2, weeksAgo: 10 }],
  year9: [{ card: 3, homework: 3, weeksAgo: 8 }],
  year10: [{ card: 4, homework: 4, weeksAgo: 6 }],
  year11: [{ card: 5, homework: 5, weeksAgo: 2 }],
  childcare: [{ card: 6, homework: 6, weeksAgo: 4 }],
};

/**
 * A school term that ended just before `end`: always the same students and answers for the same class lists.
 */
export function* makeDemoTerm(classes: readonly ClassEntry[], end: Date): Generator<DemoStudent> {
  const random = createRandom(20250908);
  const taken = new Set<string>();
  for (const [index, { code, list, teacher }] of classes.entries()) {
    const weeksLater = index % 2;
    const diligence = random.around(0.85, 0.08);
    const size = (list === 'childcare' ? 14 : 28) + random.whole(6);
    for (let pupil = 0; pupil < size; pupil++) {
      const ability = random.around(0.68, 0.16);
      const submissions = homeworkOfList[list].flatMap(({ weeksAgo, ...given }) => {
        const setAt = end.getTime() - (weeksAgo - weeksLater) * week;
        return random.fraction() < diligence ? makeSubmissions(random, given, ability, setAt, end) : [];
      });
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

/** One to four tries: each keeps what was right, as Retry does, and gets some more right. */
function makeSubmissions(
  random: Random,
  { card: assignmentId, homework: homeworkId }: Pick<SetHomework, 'card' | 'homework'>,
  ability: number,
  setAt: number,
  end: Date,
): DemoSubmission[] {
  const banks = Object.entries(demoAnswers[homeworkId] ?? {});
  const right = new Set<string>();
  const chosenAssignment = homeworkId === childcare.id ? random.pick(childcareAssignments).value : null;
  const tries = random.pick([1, 1, 1, 1, 2, 2, 2, 3, 3, 4]);
  let at = pickHandInTime(random, setAt, end.getTime());
  return Array.from({ length: tries }, (_, round) => {
    const answers: Answers = {};
    for (const [questionId, bank] of banks) {
      const chance = (ability + easeOf(homeworkId, questionId)) * (round === 0 ? 1 : 0.6);
      if (!right.has(questionId) && random.fraction() < chance) right.add(questionId);
      if (right.has(questionId)) answers[questionId] = writeAnswer(questionId, bank, random.pick(bank.right));
      else if (random.fraction() < 0.93) answers[questionId] = writeAnswer(questionId, bank, random.pick(bank.wrong));
    }
    const minutes = 4 + random.whole(18);
    const submittedAt = new Date(at);
    at = Math.min(at + (minutes + random.whole(30)) * 60_000, end.getTime());
    return { assignmentId, homeworkId, answers, submittedAt, minutes, chosenAssignment };
  });
}

/** How much easier than others a question is, -0.3 to 0.25: the same for every pupil. */
function easeOf(homeworkId: number, questionId: string): number {
  const letters = [...`${homeworkId} ${questionId}`];
  const seed = letters.reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 0);
  return createRandom(seed).fraction() * 0.55 - 0.3;
}

function writeAnswer(questionId: string, { side }: AnswerBank, text: string) {
  return side === undefined
    ? { questionId, value: text, choice: text }
    : { questionId, value: text, choice: side, reason: text };
}
