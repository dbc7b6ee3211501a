import { type SchemeExample, schemeExampleSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import type { SchemeVersion } from '../../contract/schemes.ts';
import { currentMarking } from '../../db/current-marking.ts';
import { numberColumn, type Session, selectRows } from '../../db/session.ts';
import { actorName } from '../audit/actor.ts';

const versionRow = z.object({
  version: z.number(),
  digest: z.string(),
  origin: z.string(),
  note: z.nullable(z.string()),
  created_by: z.nullable(z.string()),
  created_at: z.string(),
  examples: z.nullable(z.string()),
  attempts: numberColumn,
});

/** By hand: attempts are counted for each. The versions of a homework's mark scheme, newest first; `current` is the one that marks new attempts. */
export async function selectVersions(session: Session, homeworkId: number, current: number): Promise<SchemeVersion[]> {
  const rows = await selectRows(
    session,
    versionRow,
    `SELECT v.version, v.digest, v.origin, v.note, ${actorName('v')} AS created_by, v.created_at, v.examples,
            (SELECT count(*) FROM attempts a JOIN markings m ON m.id = ${currentMarking}
              WHERE a.homework_id = v.homework_id AND m.scheme_version = v.version) AS attempts
       FROM scheme_versions v LEFT JOIN users u ON u.id = v.created_by
      WHERE v.homework_id = $1 ORDER BY v.version DESC`,
    [homeworkId],
  );
  return rows.map(({ version, digest, origin, note, created_by, created_at, examples, attempts }) => ({
    version,
    digest,
    origin,
    note,
    createdBy: created_by,
    createdAt: created_at,
    isCurrent: version === current,
    examples: readExamples(examples).length,
    attempts,
  }));
}

/** The answers marked by people that a version carries. */
export async function selectExamples(
  { tables, transaction }: Session,
  homeworkId: number,
  version: number,
): Promise<SchemeExample[]> {
  const row = await tables.schemeVersions.findOne({ where: { homeworkId, version }, transaction });
  return readExamples(row?.examples ?? null);
}

/** The number of the last version of a homework's mark scheme; 0 where there is none. */
export async function newestVersion({ tables, transaction }: Session, homeworkId: number): Promise<number> {
  const order: [string, string][] = [['version', 'DESC']];
  const row = await tables.schemeVersions.findOne({
    attributes: ['version'],
    where: { homeworkId },
    order,
    transaction,
  });
  return row?.version ?? 0;
}

function readExamples(json: string | null): SchemeExample[] {
  return json === null ? [] : z.array(schemeExampleSchema).parse(JSON.parse(json));
}
