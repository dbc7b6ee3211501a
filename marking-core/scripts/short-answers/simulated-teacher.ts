import type { QuestionResult } from '../../src/answers/marking.ts';
import { answerKey } from '../../src/judged/answer-key.ts';
import { mostTelling } from '../../src/judged/most-telling.ts';
import { withJudged } from '../../src/judged/with-judged.ts';
import type { MarkedQuestion, MarkScheme } from '../../src/scheme/mark-scheme.ts';
import { groupBy } from './group-by.ts';
import type { MarkedAnswers } from './read-questions.ts';

/** What a teacher has judged of one question. */
interface JudgedGroups {
  readonly question: MarkedQuestion;
  readonly keys: ReadonlySet<string>;
}

/**
 * A scheme as a teacher leaves it who judges the most telling groups of each question, by the marks that people gave the first of each; and
 * which answers were judged with it.
 */
export function taughtScheme(
  scheme: MarkScheme,
  questions: readonly MarkedAnswers[],
  results: readonly (readonly QuestionResult[])[],
  groups: number,
): { scheme: MarkScheme; isJudged: (question: number, answer: string) => boolean } {
  const judged = questions.map((asked, index): JudgedGroups => {
    const question = scheme.questions[index];
    if (question === undefined) throw new Error(`The scheme has no question ${index}.`);
    const byKey = groupBy(asked.answers.entries(), ([, { text }]) => answerKey(question, text));
    const list = [...byKey].map(([key, own]) => {
      const [[first, { text, person }] = [0, { text: '', person: 0 }]] = own;
      return { key, answer: text, person, count: own.length, confidence: results[index]?.[first]?.confidence ?? 1 };
    });
    const chosen = mostTelling(list, groups, asked.question).flatMap((place) => list[place] ?? []);
    const changes = chosen.map(({ answer, person }) => ({
      questionId: question.id,
      judged: { answer, marks: Math.round(person * question.maxMarks) },
    }));
    const [taught] = withJudged({ ...scheme, questions: [question] }, changes).questions;
    return { question: taught ?? question, keys: new Set(chosen.map(({ key }) => key)) };
  });
  return {
    scheme: { ...scheme, questions: judged.map(({ question }) => question) },
    isJudged: (index, answer) => {
      const own = judged[index];
      return own?.keys.has(answerKey(own.question, answer)) === true;
    },
  };
}
