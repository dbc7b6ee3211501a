import { type MarkScheme, schemeDigest } from '@markwell/marking-core';
import { type BuiltInAssignment, builtInAssignments } from '../../../db/built-in/assignments.ts';
import { builtInClassLists } from '../../../db/built-in/class-lists.ts';
import { insertRows } from '../../../db/insert-rows.ts';
import { lockTable, type Session } from '../../../db/session.ts';
import type { Services } from '../../site/services/services.ts';

/**
 * Brings what comes with this version of Markwell into the database, in one transaction; does nothing where it is there.
 * - Class lists: the samples, where there are no classes at all.
 * - Cards and homework: new ones are added; of those that are there, the texts are brought up to date, while what staff
 *   decide (released or not, what a card points at) stays.
 * - Mark schemes: a scheme whose digest is new becomes the next version. The one that came with this Markwell, an older
 *   one too, is the current one unless staff have published their own.
 */
export async function loadBuiltInContent({ database, catalogue, now }: Services): Promise<void> {
  const at = now().toISOString();
  await database.write(async (session) => {
    // Two servers that start together take turns.
    await lockTable(session, 'assignments');
    await loadClassLists(session);
    for (const assignment of builtInAssignments) {
      await loadAssignment(session, assignment, at);
      if (assignment.homework !== undefined) await loadScheme(session, assignment.id, assignment.homework.scheme, at);
    }
  });
  catalogue.forget();
}

async function loadClassLists(session: Session): Promise<void> {
  const { tables, transaction } = session;
  if ((await tables.classes.count({ transaction })) > 0) return;
  const rows = builtInClassLists.map(({ list, code, year, teacher }, position) => ({
    list,
    code,
    year,
    teacher,
    position,
    isSample: true,
  }));
  await tables.classes.bulkCreate(rows, { transaction });
}

async function loadAssignment(session: Session, assignment: BuiltInAssignment, at: string): Promise<void> {
  const { id, slug, title, description, weekDate, year, isReleased, contentId, homework } = assignment;
  const row = {
    id,
    slug,
    title,
    description,
    week_date: weekDate,
    week_number: null,
    year_group: year,
    is_released: isReleased,
    first_released_at: isReleased ? at : null,
    content_id: contentId,
    questions: JSON.stringify(homework?.questions ?? []),
    origin: 'built-in',
    created_at: at,
    updated_at: at,
  };
  // By hand: one that is there already is changed only where it differs.
  await insertRows(
    session,
    'assignments',
    [row],
    `ON CONFLICT (id) DO UPDATE
        SET slug = excluded.slug, title = excluded.title, description = excluded.description,
            questions = excluded.questions, updated_at = excluded.updated_at
      WHERE assignments.title <> excluded.title OR assignments.description <> excluded.description
         OR assignments.questions <> excluded.questions`,
  );
}

async function loadScheme(session: Session, homeworkId: number, scheme: MarkScheme, at: string): Promise<void> {
  const digest = schemeDigest(scheme);
  const { tables, transaction } = session;
  const versions = await tables.schemeVersions.findAll({ where: { homeworkId }, order: ['version'], transaction });
  const known = versions.find((version) => version.digest === digest);
  if (known === undefined) {
    const row = {
      homeworkId,
      version: versions.length + 1,
      digest,
      scheme: JSON.stringify(scheme),
      origin: 'built-in' as const,
      note: 'Came with Markwell',
      createdBy: null,
      createdAt: at,
      examples: null,
    };
    await tables.schemeVersions.create(row, { transaction });
  }
  if (versions.some(({ origin }) => origin !== 'built-in')) return;
  const currentSchemeVersion = known?.version ?? versions.length + 1;
  await tables.assignments.update({ currentSchemeVersion }, { where: { id: homeworkId }, transaction });
}
