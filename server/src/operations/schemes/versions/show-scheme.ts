import { describeQuestion } from '@markwell/marking-core';
import * as z from 'zod/mini';
import {
  type listSchemeVersions,
  type readScheme,
  type SchemeVersion,
  schemeVersionSchema,
} from '../../../contract/schemes.ts';
import type { CatalogueEntry } from '../../../db/catalogue.ts';
import { currentMarking } from '../../../db/counting.ts';
import { numberColumn, readId, type Session, selectRows } from '../../../db/session.ts';
import { readExamples, selectExamples } from '../../homework/catalogue/scheme-rows.ts';
import { labelsOfEditions } from '../../homework/catalogue/tell-question.ts';
import { actorName } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';
import { getScheme, getSchemeHomework, noVersion } from './find-scheme.ts';

const versionRow = z.extend(z.omit(schemeVersionSchema, { isCurrent: true }), {
  examples: z.pipe(
    z.nullable(z.string()),
    z.transform((json) => readExamples(json).length),
  ),
  attempts: numberColumn,
});

/** The versions of a homework's mark scheme, newest first. Throws a `Problem` for an unknown homework. */
export async function showVersions(
  services: Services,
  id: string,
): Promise<z.output<typeof listSchemeVersions.output>> {
  const { homework, current } = await getSchemeHomework(services, id);
  const versions = await selectVersions(services.database.reader, homework.id, current);
  const labels = Object.fromEntries(await labelsOfEditions(services, homework));
  return { homework: nameHomework(homework), versions, labels };
}

/**
 * One version in words and as its file would be, with the answers that people marked. `version` is a number as the path gives it, or
 * 'current'. Throws a `Problem` for an unknown homework or version.
 */
export async function showScheme(
  services: Services,
  id: string,
  version: string,
): Promise<z.output<typeof readScheme.output>> {
  const { homework, current } = await getSchemeHomework(services, id);
  const number = version === 'current' ? current : readVersion(homework, version);
  const scheme = await getScheme(services, homework, number);
  const versions = await selectVersions(services.database.reader, homework.id, current);
  const row = versions.find((one) => one.version === number);
  if (row === undefined) throw new Error(`Version ${number} of homework ${homework.id} has no row`);
  const examples = await selectExamples(services.database.reader, homework.id, number);
  const questions = scheme.questions.map((question) => {
    const { gives, expected } = describeQuestion(question);
    return { id: question.id, maxMarks: question.maxMarks, gives, expected: [...expected] };
  });
  return { homework: nameHomework(homework), version: row, questions, scheme, examples };
}

/** A version as the path gives it. Throws a `Problem` where it is no number. */
export function readVersion(homework: CatalogueEntry, text: string): number {
  const version = readId(text);
  if (version === undefined) throw noVersion(homework, text.slice(0, 20));
  return version;
}

/** A homework as answers name it. */
export function nameHomework({ id, slug, title }: CatalogueEntry) {
  return { id, slug, title };
}

/** By hand: attempts are counted for each. The versions of a homework's mark scheme, newest first; `current` is the one that marks new attempts. */
async function selectVersions(session: Session, homeworkId: number, current: number): Promise<SchemeVersion[]> {
  const rows = await selectRows(
    session,
    versionRow,
    `SELECT v.version, v.digest, v.origin, v.note, ${actorName('v')} AS "createdBy", v.created_at AS "createdAt", v.examples,
            (SELECT count(*) FROM attempts a JOIN markings m ON m.id = ${currentMarking}
              WHERE a.homework_id = v.homework_id AND m.scheme_version = v.version) AS attempts
       FROM scheme_versions v LEFT JOIN users u ON u.id = v.created_by
      WHERE v.homework_id = $1 ORDER BY v.version DESC`,
    [homeworkId],
  );
  return rows.map((row) => ({ ...row, isCurrent: row.version === current }));
}
