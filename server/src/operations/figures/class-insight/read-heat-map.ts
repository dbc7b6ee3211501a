import { isAnswered } from '@markwell/marking-core';
import type { HeatMap } from '../../../contract/class-insight.ts';
import { selectFirstAndBestAnswers, selectScores } from '../../../db/select-scores.ts';
import { questionsEverAsked } from '../../homework/catalogue/asked-questions.ts';
import { getClassCode } from '../../people/classes/find-class.ts';
import { byName } from '../../site/normalise-name.ts';
import type { Services } from '../../site/services/services.ts';
import { type MarkedAttempt, readStoredAttempt } from '../statistics/read-stored-attempt.ts';
import { partScores } from '../statistics/scores.ts';
import { getStatisticsSubject } from '../statistics/statistics-subject.ts';
import { writeAnswer } from '../statistics/wrong-answers.ts';

/** Students and questions of a class at a homework, by first attempts; two queries. Throws a `Problem` as `readClassReport` does. */
export async function readHeatMap(
  services: Services,
  number: string,
  asked: { readonly homework?: string | undefined; readonly class: string },
): Promise<HeatMap> {
  const { homework } = await getStatisticsSubject(services, number, asked.homework);
  const classCode = await getClassCode(services, asked.class, { code: 'not-found', field: 'class' });
  const { reader } = services.database;
  const [scores, answers] = await Promise.all([
    selectScores(reader, homework.id, classCode),
    selectFirstAndBestAnswers(reader, homework.id, classCode),
  ]);
  const attempts = new Map(answers.map((row) => [row.attempt_id, readStoredAttempt(row)]));
  const questions = (await questionsEverAsked(services.catalogue, homework)).filter(({ isPast }) => !isPast);
  const ids = questions.map(({ question }) => question.id);
  return {
    class: classCode,
    homework: { id: homework.id, title: homework.title },
    questions: questions.map(({ question: { id, question, marks } }) => ({ questionId: id, question, marks })),
    students: partScores(scores)
      .own.flatMap(({ student_name: name, first_attempt_id: attemptId }) => {
        const first = attempts.get(attemptId);
        return first === undefined ? [] : [{ name, attemptId, results: ids.map((id) => toResult(first, id)) }];
      })
      .sort((one, other) => byName(one.name, other.name)),
  };
}

function toResult({ results, answers }: MarkedAttempt, id: string): HeatMap['students'][number]['results'][number] {
  const result = results.get(id);
  if (result === undefined) return null;
  const answer = answers.get(id);
  const isWrong = result.marksAwarded < result.maxMarks;
  return { marks: result.marksAwarded, answer: isWrong && isAnswered(answer) ? writeAnswer(answer) : null };
}
