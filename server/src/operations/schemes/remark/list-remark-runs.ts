import { policySchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { type RemarkRun, remarkSummarySchema } from '../../../contract/remark.ts';
import { selectLaterRuns } from '../../../db/remark-rows.ts';
import { readId } from '../../../db/row-number.ts';
import { flagColumn, type Session, selectRows } from '../../../db/session.ts';
import { actorName } from '../../site/audit/actor.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { getSchemeHomework } from '../versions/find-scheme.ts';

// SQL by hand: names of homework and of accounts are joined.

const runRow = z.object({
  id: z.number(),
  homework_id: z.number(),
  title: z.string(),
  class_code: z.nullable(z.string()),
  scheme_version: z.number(),
  policy: policySchema,
  engine_version: z.string(),
  allow_lower: flagColumn,
  summary: z.string(),
  started_by: z.nullable(z.string()),
  applied_at: z.string(),
  undone_at: z.nullable(z.string()),
});

const columns = `SELECT r.id, r.homework_id, a.title, r.class_code, r.scheme_version, r.policy, r.engine_version,
    r.allow_lower, r.summary, ${actorName('r')} AS started_by, r.applied_at, r.undone_at
  FROM remark_runs r JOIN assignments a ON a.id = r.homework_id LEFT JOIN users u ON u.id = r.started_by
 WHERE r.state = 'applied'`;

/**
 * Re-marks that were applied, newest first; of one homework (id or slug) when it is named. Runs on runs show by `undoFirst`.
 * Throws a `Problem` for an unknown homework.
 */
export async function listRemarkRuns(services: Services, homework?: string): Promise<RemarkRun[]> {
  const { reader } = services.database;
  const id = homework === undefined ? 0 : (await getSchemeHomework(services, homework)).homework.id;
  const rows = await selectRows(
    reader,
    runRow,
    `${columns} AND ($1 = 0 OR r.homework_id = $1) ORDER BY r.id DESC LIMIT 500`,
    [id],
  );
  return Promise.all(rows.map((row) => describeRun(reader, row)));
}

/** One run that was applied. Throws a `Problem` when there is none. */
export async function getRemarkRun(services: Services, id: number | string): Promise<RemarkRun> {
  const { reader } = services.database;
  return describeRun(reader, await getRunRow(reader, id));
}

async function getRunRow(session: Session, id: number | string): Promise<z.output<typeof runRow>> {
  const runId = readId(String(id));
  const [row] = runId === undefined ? [] : await selectRows(session, runRow, `${columns} AND r.id = $1`, [runId]);
  if (row === undefined) throw new Problem('not-found', `There is no re-mark ${String(id).slice(0, 20)}.`);
  return row;
}

async function describeRun(session: Session, row: z.output<typeof runRow>): Promise<RemarkRun> {
  return {
    id: row.id,
    homework: { id: row.homework_id, title: row.title },
    classCode: row.class_code,
    schemeVersion: row.scheme_version,
    policy: row.policy,
    allowLower: row.allow_lower,
    engineVersion: row.engine_version,
    summary: remarkSummarySchema.parse(JSON.parse(row.summary)),
    startedBy: row.started_by,
    appliedAt: row.applied_at,
    undoneAt: row.undone_at,
    undoFirst: row.undone_at === null ? await selectLaterRuns(session, row.id) : [],
  };
}
