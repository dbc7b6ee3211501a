import { isAnswered, partsInLine, type Question } from '@markwell/marking-core';
import * as z from 'zod/mini';
import type { HeatMap } from '../../../contract/class-insight.ts';
import { figureRow, selectAnswers, selectFigures } from '../../../db/select-figures.ts';
import { questionsEverAsked } from '../../homework/catalogue/asked-questions.ts';
import { byName } from '../../site/normalise-name.ts';
import type { Services } from '../../site/services/services.ts';
import { type MarkedAttempt, readStoredAttempt } from '../statistics/read-stored-attempt.ts';
import { getStatisticsSubject, type ReportChoice } from '../statistics/statistics-subject.ts';
import { writeAnswer } from '../statistics/wrong-answers.ts';

const pupilRow = z.pick(figureRow, { studentId: true, studentName: true, firstAttemptId: true });

/** Students and questions of a class at a homework, by first attempts; two queries. */
export async function readHeatMap(
  services: Services,
  number: string,
  choice: ReportChoice & { readonly class: string },
): Promise<HeatMap> {
  const { homework, classCode, scores } = await getStatisticsSubject(services, number, choice);
  const { reader } = services.database;
  const [pupils, answers] = await Promise.all([
    selectFigures(reader, pupilRow, scores),
    selectAnswers(reader, ['first'], scores),
  ]);
  const attempts = new Map(answers.map((row) => [row.id, readStoredAttempt(row)]));
  const questions = (await questionsEverAsked(services.catalogue, homework)).filter(({ isPast }) => !isPast);
  return {
    class: classCode ?? choice.class,
    homework: { id: homework.id, title: homework.title },
    questions: questions.map(({ question: { id, question, marks }, told: { label } }) => ({
      ...{ questionId: id, label, question, marks },
    })),
    students: pupils
      .flatMap(({ studentId: id, studentName: name, firstAttemptId: attemptId }) => {
        const first = attempts.get(attemptId);
        return first === undefined
          ? []
          : [{ id, name, attemptId, results: questions.map(({ question }) => toResult(first, question)) }];
      })
      .sort((one, other) => byName(one.name, other.name)),
  };
}

function toResult(
  { results, answers }: MarkedAttempt,
  question: Question,
): HeatMap['students'][number]['results'][number] {
  const result = results.get(question.id);
  if (result === undefined) return null;
  const given = answers.get(question.id);
  const answer = given && { ...given, value: partsInLine(question, given.value) };
  const isWrong = result.marksAwarded < result.maxMarks;
  return { marks: result.marksAwarded, answer: isWrong && isAnswered(answer) ? writeAnswer(answer) : null };
}
