import * as z from 'zod/mini';
import type { Judgement } from '../../contract/judgements.ts';
import { inList, type Session, type SqlValue, selectRows } from '../../db/session.ts';
import { actorName } from '../audit/actor.ts';

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

/** Judgements of a homework, the latest first; `where` speaks of them as `j`, and its placeholders begin at $2. */
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

/** Changes columns of these judgements; `set` may speak of $1 and so on. */
export async function updateJudgements(
  session: Session,
  ids: readonly number[],
  set: string,
  values: readonly SqlValue[],
): Promise<void> {
  if (ids.length === 0) return;
  const list = inList(ids);
  const shifted = set.replace(/\$(\d+)/g, (_all, place: string) => `$${Number(place) + list.values.length}`);
  await session.run(`UPDATE judgements SET ${shifted} WHERE id IN ${list.sql}`, [...list.values, ...values]);
}
