import * as z from 'zod/mini';
import type { Judgement } from '../../../contract/judgements.ts';
import { type Session, type SqlValue, selectRows } from '../../../db/session.ts';
import type { JudgementRow } from '../../../db/tables/judgements.ts';
import { actorName } from '../../site/audit/actor.ts';

const judgementRow = z.object({
  id: z.number(),
  question_id: z.string(),
  answer: z.string(),
  choice: z.nullable(z.string()),
  marks: z.number(),
  note: z.nullable(z.string()),
  by: z.nullable(z.string()),
  at: z.string(),
  scheme_version: z.number(),
  remark_run_id: z.nullable(z.number()),
  taken_back_at: z.nullable(z.string()),
});

/** By hand: names of accounts are joined. Judgements of a homework, the latest first; `where` speaks of them as `j`, and its placeholders begin at $2. */
export async function selectJudgements(
  session: Session,
  homeworkId: number,
  where: string,
  values: readonly SqlValue[] = [],
  limit?: number,
): Promise<Judgement[]> {
  const rows = await selectRows(
    session,
    judgementRow,
    `SELECT j.id, j.question_id, j.answer, j.choice, j.marks, j.note, ${actorName('j')} AS by, j.at, j.scheme_version,
            j.remark_run_id, j.taken_back_at
       FROM judgements j LEFT JOIN users u ON u.id = j.user_id
      WHERE j.homework_id = $1 AND (${where}) ORDER BY j.id DESC${limit === undefined ? '' : ` LIMIT ${limit}`}`,
    [homeworkId, ...values],
  );
  return rows.map(({ question_id, scheme_version, remark_run_id, taken_back_at, ...row }) => ({
    ...row,
    questionId: question_id,
    schemeVersion: scheme_version,
    runId: remark_run_id,
    takenBackAt: taken_back_at,
  }));
}

/** Changes these judgements. */
export async function updateJudgements(
  { tables, transaction }: Session,
  ids: readonly number[],
  change: Partial<Pick<JudgementRow, 'takenBackAt' | 'takenBackBy' | 'takenBackRunId' | 'isSettled'>>,
): Promise<void> {
  await tables.judgements.update(change, { where: { id: [...ids] }, transaction });
}
