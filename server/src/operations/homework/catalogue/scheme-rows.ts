import { type MarkScheme, type SchemeExample, schemeDigest, schemeExampleSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import type { Session } from '../../../db/session.ts';
import { type Actor, storeActor } from '../../site/audit/record-audit.ts';

interface NewSchemeVersion {
  readonly homeworkId: number;
  readonly version: number;
  readonly scheme: MarkScheme;
  readonly note: string;
  readonly examples?: readonly SchemeExample[];
  readonly by: Actor;
  readonly at: Date;
}

/** Stores a version of a homework's mark scheme, which marks new attempts from then on. */
export async function insertSchemeVersion(
  { tables, transaction }: Session,
  { homeworkId, version, scheme, note, examples = [], by, at }: NewSchemeVersion,
): Promise<void> {
  const { userId, terminalUser } = storeActor(by);
  const time = at.toISOString();
  const row = {
    homeworkId,
    version,
    digest: schemeDigest(scheme),
    scheme: JSON.stringify(scheme),
    origin: 'staff' as const,
    note,
    createdBy: userId,
    terminalUser,
    createdAt: time,
    examples: examples.length === 0 ? null : JSON.stringify(examples),
  };
  await tables.schemeVersions.create(row, { transaction });
  const change = { currentSchemeVersion: version, updatedAt: time };
  await tables.assignments.update(change, { where: { id: homeworkId }, transaction });
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

/** As they are stored with a version; none where it carries none. */
export function readExamples(json: string | null): SchemeExample[] {
  return json === null ? [] : z.array(schemeExampleSchema).parse(JSON.parse(json));
}
