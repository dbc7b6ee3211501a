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

/** The versions of a homework's mark scheme, newest first; `current` is the one that marks new attempts. */
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
export async function selectExamples(session: Session, homeworkId: number, version: number): Promise<SchemeExample[]> {
  const [row] = await selectRows(
    session,
    z.object({ examples: z.nullable(z.string()) }),
    'SELECT examples FROM scheme_versions WHERE homework_id = $1 AND version = $2',
    [homeworkId, version],
  );
  return readExamples(row?.examples ?? null);
}

function readExamples(json: string | null): SchemeExample[] {
  return json === null ? [] : z.array(schemeExampleSchema).parse(JSON.parse(json));
}
