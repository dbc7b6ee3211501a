import {
  answerSchema,
  isMarkedQuestion,
  isUnmarked,
  type Question,
  questionLabels,
  questionResultSchema,
} from '@markwell/marking-core';
import * as z from 'zod/mini';
import { type Analytics, doubtfulBelow } from '../../../contract/analytics.ts';
import type { CatalogueSnapshot } from '../../../db/catalogue.ts';
import type { AttemptAnswers } from '../../../db/select-figures.ts';
import { commonWrongAnswers } from '../statistics/part-statistics.ts';
import { type CountedResult, countedResult } from '../statistics/read-stored-attempt.ts';

const mostHard = 10;
const mostDoubtful = 5;
/** Below so many students a hard question says more of the students than of the question. */
const fewStudents = 5;

const judgedResult = z.extend(countedResult, { confidence: questionResultSchema.shape.confidence });
const storedMarking = z.object({ results: z.array(judgedResult) });

/** What first attempts got for one question. */
interface Tally {
  readonly homeworkId: number;
  readonly homeworkTitle: string;
  readonly question: Question;
  readonly label: string | undefined;
  students: number;
  answered: number;
  shares: number;
  doubtful: number;
  /** Attempts in which it was not correct, with the reason. */
  readonly wrong: { readonly attempt: AttemptAnswers; readonly result: CountedResult }[];
}

/**
 * The questions that first attempts got fewest marks for, with their common wrong answers, and those whose marks are most
 * often doubtful. Answers are only read of the questions that are shown: there may be thousands of attempts.
 */
export function judgeQuestions(
  attempts: readonly AttemptAnswers[],
  entries: CatalogueSnapshot,
): Pick<Analytics, 'hardestQuestions' | 'doubtful'> {
  const tallies = tallyQuestions(attempts, entries);
  const asked = tallies.filter(({ students }) => students > 0);
  const enough = asked.filter(({ students }) => students >= fewStudents);
  const hardest = (enough.length > 0 ? enough : asked)
    .toSorted((one, other) => facility(one) - facility(other))
    .slice(0, mostHard);
  const doubtful = tallies
    .filter((tally) => tally.doubtful > 0)
    .toSorted((one, other) => other.doubtful - one.doubtful)
    .slice(0, mostDoubtful);
  return {
    hardestQuestions: hardest.map((tally) => ({
      ...naming(tally),
      marks: tally.question.marks,
      facility: facility(tally),
      students: tally.students,
      answered: tally.answered,
      commonWrongAnswers: findWrongAnswers(tally),
    })),
    doubtful: {
      answers: tallies.reduce((sum, { answered }) => sum + answered, 0),
      doubtful: tallies.reduce((sum, tally) => sum + tally.doubtful, 0),
      questions: doubtful.map((tally) => ({
        ...naming(tally),
        doubtful: tally.doubtful,
        answered: tally.answered,
      })),
    },
  };
}

/** Every marked question of the homework that was handed in, as it stands now. */
function tallyQuestions(attempts: readonly AttemptAnswers[], entries: CatalogueSnapshot): Tally[] {
  const homework = new Map<number, Map<string, Tally>>();
  for (const attempt of attempts) {
    const { homeworkId: id } = attempt;
    const own = homework.get(id) ?? startTallies(id, entries);
    homework.set(id, own);
    for (const result of storedMarking.parse(JSON.parse(attempt.marking)).results) {
      const tally = own.get(result.questionId);
      if (tally !== undefined) addResult(tally, attempt, result);
    }
  }
  return [...homework.values()].flatMap((own) => [...own.values()]);
}

function startTallies(homeworkId: number, entries: CatalogueSnapshot): Map<string, Tally> {
  const { title: homeworkTitle = '', questions = [] } = entries.get(homeworkId) ?? {};
  const labels = questionLabels(questions);
  const counts = { students: 0, answered: 0, shares: 0, doubtful: 0 };
  return new Map(
    questions
      .filter(isMarkedQuestion)
      .map((question) => [
        question.id,
        { homeworkId, homeworkTitle, question, label: labels.get(question.id), ...counts, wrong: [] },
      ]),
  );
}

function addResult(tally: Tally, attempt: AttemptAnswers, result: z.output<typeof judgedResult>): void {
  if (result.refusal === 'not-counted') return;
  const isAnswered = result.refusal !== 'unanswered';
  if (isUnmarked(result)) {
    tally.answered += 1;
    tally.doubtful += 1;
    return;
  }
  tally.students += 1;
  tally.shares += result.marksAwarded / (result.maxMarks || 1);
  if (isAnswered) tally.answered += 1;
  if (isAnswered && result.confidence < doubtfulBelow) tally.doubtful += 1;
  if (isAnswered && !result.isCorrect) tally.wrong.push({ attempt, result });
}

function naming({ homeworkId, homeworkTitle, question, label }: Tally) {
  return { homeworkId, homeworkTitle, questionId: question.id, label, question: question.question };
}

/** 0 (hardest) to 1, two decimals. */
function facility({ shares, students }: Tally): number {
  return Math.round((100 * shares) / students) / 100;
}

function findWrongAnswers({ wrong, question }: Tally) {
  const { id } = question;
  // Of an attempt's answers only the one: they are read as often as there are wrong ones.
  const answers = z.object({ [id]: z.optional(answerSchema) });
  const given = wrong.map(({ attempt, result }) => ({
    answer: answers.parse(JSON.parse(attempt.answers))[id],
    result,
  }));
  return commonWrongAnswers(question, given);
}
