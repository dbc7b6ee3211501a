import type { QuestionResult } from '../../src/answers/marking.ts';
import { explainResult } from '../../src/results/explain-result.ts';
import { shareOf } from './marked-answers.ts';
import type { MarkedAnswers } from './read-questions.ts';

const examplesOfEach = 2;
/** Questions with fewer answers say little. */
const fewest = 5;

/** The questions on which marking and people agree least, with wrong accepts and wrong refusals of each, as text. */
export function describeWorst(
  questions: readonly MarkedAnswers[],
  results: readonly (readonly QuestionResult[])[],
  howMany: number,
): string {
  const judged = questions.map(({ id, question, answers }, index) => {
    const wrong = answers.flatMap(({ text, person }, at) => {
      const result = results[index]?.[at];
      return result === undefined || shareOf(result) === person ? [] : [{ text, person, result }];
    });
    return { id, question, wrong, answers: answers.length, share: wrong.length / Math.max(1, answers.length) };
  });
  return judged
    .filter(({ answers, wrong }) => answers >= Math.min(fewest, answers) && wrong.length > 0)
    .sort((a, b) => b.share - a.share)
    .slice(0, howMany)
    .map(({ id, question, wrong, answers }) => {
      const kinds = [
        wrong.filter(({ person, result }) => shareOf(result) > person),
        wrong.filter(({ person, result }) => shareOf(result) < person),
      ];
      const examples = kinds.flatMap((kind) =>
        kind.slice(0, examplesOfEach).map(({ text, person, result }) => {
          const deserves = Math.round(person * result.maxMarks);
          return `  “${text.slice(0, 120)}” deserves ${deserves}, gets ${explainResult(result)}\n`;
        }),
      );
      return `${id}: ${wrong.length} of ${answers} marked otherwise. ${question.slice(0, 120)}\n${examples.join('')}`;
    })
    .join('');
}
