import type * as z from 'zod/mini';
import type { judgeAnswers } from '../../../contract/judgements.ts';
import { readMarkedAnswers } from '../../schemes/versions/read-marked-answers.ts';

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
