import * as z from 'zod/mini';
import { type RemarkRun, remarkRunSchema, remarkSummarySchema } from '../../../contract/remark.ts';
import { selectLaterRuns } from '../../../db/remark-rows.ts';
import { flagColumn, readId, type Session, selectRows } from '../../../db/session.ts';
import { actorName } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { getSchemeHomework } from '../versions/find-scheme.ts';

// SQL by hand: names of homework and of accounts are joined.

const runRow = z.extend(z.omit(remarkRunSchema, { undoFirst: true }), {
  allowLower: flagColumn,
  summary: z.pipe(
    z.string(),
    z.transform((json) => remarkSummarySchema.parse(JSON.parse(json))),
  ),
});

const columns = `SELECT r.id, r.homework_id AS "homework.id", a.title AS "homework.title", r.class_code AS "classCode",
    r.scheme_version AS "schemeVersion", r.policy, r.engine_version AS "engineVersion", r.allow_lower AS "allowLower", r.summary,
    ${actorName('r')} AS "startedBy", r.applied_at AS "appliedAt", r.undone_at AS "undoneAt"
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

async function describeRun(session: Session, run: z.output<typeof runRow>): Promise<RemarkRun> {
  return { ...run, undoFirst: run.undoneAt === null ? await selectLaterRuns(session, run.id) : [] };
}
