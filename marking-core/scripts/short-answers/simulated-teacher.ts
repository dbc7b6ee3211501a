import type { QuestionResult } from '../../src/answers/marking.ts';
import { answerKey } from '../../src/judged/answer-key.ts';
import { type AnswerGroup, orderByTelling } from '../../src/judged/order-by-telling.ts';
import { withJudged } from '../../src/judged/with-judged.ts';
import { fewestSharing, isShown } from '../../src/results/is-shown.ts';
import type { MarkedQuestion, MarkScheme } from '../../src/scheme/mark-scheme.ts';
import { groupBy } from './group-by.ts';
import type { MarkedAnswers } from './read-questions.ts';

interface Group extends AnswerGroup {
  readonly key: string;
  /** Share of the marks that a person gave the first of its answers. */
  readonly person: number;
  readonly isShared: boolean;
}

/** What a teacher judges. */
export interface Teacher {
  /** A scheme as the teacher leaves it who judges the first so many groups of each question. */
  readonly teach: (groups: number) => MarkScheme;
  /** Whether an answer to a question is in one of the first so many groups. */
  readonly isJudged: (groups: number, question: number, answer: string) => boolean;
}

/**
 * A teacher who judges the groups of each question as the queue shows them, by the marks that people gave: first those worth a
 * look, then those that are likely right, then all.
 */
export function simulatedTeacher(
  scheme: MarkScheme,
  questions: readonly MarkedAnswers[],
  results: readonly (readonly QuestionResult[])[],
): Teacher {
  const queues = questions.map((asked, index) => {
    const question = scheme.questions[index];
    if (question === undefined) throw new Error(`The scheme has no question ${index}.`);
    return { question, groups: queueOf(question, groupsOf(question, asked, results[index] ?? [])) };
  });
  return {
    teach: (number) => ({
      ...scheme,
      questions: queues.map(({ question, groups }) => {
        const changes = groups.slice(0, number).map(({ answer, person }) => ({
          questionId: question.id,
          judged: { answer, marks: Math.round(person * question.maxMarks) },
        }));
        return withJudged({ ...scheme, questions: [question] }, changes).questions[0] ?? question;
      }),
    }),
    isJudged: (number, index, answer) => {
      const { question, groups } = queues[index] ?? {};
      if (question === undefined || groups === undefined) return false;
      const key = answerKey(question, answer);
      return groups.slice(0, number).some((group) => group.key === key);
    },
  };
}

function groupsOf(question: MarkedQuestion, { answers }: MarkedAnswers, results: readonly QuestionResult[]): Group[] {
  return [...groupBy(answers.entries(), ([, { text }]) => answerKey(question, text))].flatMap(([key, own]) => {
    const [first] = own;
    const result = results[first?.[0] ?? -1];
    if (first === undefined || result === undefined) return [];
    const [, { text: answer, person }] = first;
    const pupils = own.reduce((sum, [, one]) => sum + one.pupils, 0);
    const isShared = result.marksAwarded === 0 && pupils >= fewestSharing;
    return [{ key, answer, person, pupils, confidence: result.confidence, isShared }];
  });
}

function queueOf(question: MarkedQuestion, groups: readonly Group[]): Group[] {
  const stages = (['look', 'likely', 'all'] as const).flatMap((shown) => {
    const own = groups.filter(({ confidence, isShared }) => isShown(shown, confidence, isShared));
    return orderByTelling(question, own).map(({ group }) => group);
  });
  return [...new Set(stages)];
}
