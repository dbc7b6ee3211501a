import type { WhereOptions } from 'sequelize';
import { type Judgement, judgementSchema } from '../../../contract/judgements.ts';
import type { Session } from '../../../db/session.ts';
import type { JudgementRow } from '../../../db/tables/decisions.ts';

/** More judgements than a homework has. */
const all = 1_000_000;

/** Judgements, the latest first; at most `limit`. */
export async function selectJudgements(
  { tables, transaction }: Session,
  where: WhereOptions<JudgementRow>,
  limit = all,
): Promise<Judgement[]> {
  const rows = await tables.judgements.scope('told').findAll({ where, order: [['id', 'DESC']], limit, transaction });
  return rows.map((row) => judgementSchema.parse({ ...row.get(), runId: row.remarkRunId }));
}
