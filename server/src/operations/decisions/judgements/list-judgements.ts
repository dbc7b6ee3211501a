import type * as z from 'zod/mini';
import type { Judgement, judgeAnswers } from '../../../contract/judgements.ts';
import { questionNamer } from '../../homework/catalogue/tell-question.ts';
import { getSchemeHomework } from '../../schemes/versions/find-scheme.ts';
import { selectJudgements } from '../../schemes/versions/judgement-rows.ts';
import { readMarkedAnswers } from '../../schemes/versions/read-marked-answers.ts';
import type { Services } from '../../site/services/services.ts';

const most = 2_000;

/** What was judged of a homework (id or slug), or of one question of it, the latest first. Throws a `Problem` for an unknown homework. */
export async function listJudgements(
  services: Services,
  id: string,
  { question }: { readonly question?: string | undefined } = {},
): Promise<Judgement[]> {
  const { homework } = await getSchemeHomework(services, id);
  const where = { homeworkId: homework.id, ...(question && { questionId: question }) };
  const nameOf = questionNamer(homework.questions);
  const judgements = await selectJudgements(services.database.reader, where, most);
  return judgements.map((one) => ({ ...one, ...nameOf(one.questionId) }));
}

/** Reads judged answers from CSV, as marked answers are read. Throws a `Problem` that names lines where it cannot be read. */
export function readJudgedAnswers(text: string): z.input<typeof judgeAnswers.input>['judgements'] {
  return readMarkedAnswers(text).map(({ questionId, value, choice, reason, marks }) => ({
    questionId,
    answer: reason ?? value,
    ...(choice !== undefined && { choice }),
    ...(choice === undefined && reason !== undefined && { choice: value }),
    marks,
  }));
}
