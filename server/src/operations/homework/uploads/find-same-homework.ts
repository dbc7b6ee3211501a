import { Op } from 'sequelize';
import type { HomeworkDraft } from '../../../contract/homework-draft.ts';
import type { Session } from '../../../db/session.ts';
import type { ReadHomework } from '../../../homework-import/read-homework.ts';
import { Problem } from '../../site/problems/problem.ts';
import { contentDigest } from '../catalogue/content-digest.ts';

/** The drafts, each with the homework that came from the very same file or has the very same content, newest first. */
export async function findSameHomework({ tables }: Session, drafts: readonly ReadHomework[]): Promise<HomeworkDraft[]> {
  const sources = drafts.flatMap(({ assignment }) => assignment.source?.digest ?? []);
  const contents = drafts.map(({ assignment }) => contentDigest(assignment));
  const known = [...new Set([...sources, ...contents])];
  const rows = await tables.assignments.findAll({
    attributes: ['id', 'title', 'createdAt', 'sourceDigest', 'contentDigest'],
    where: { deletedAt: null, [Op.or]: [{ sourceDigest: known }, { contentDigest: known }] },
    order: [['id', 'DESC']],
  });
  return drafts.map((draft, index) => ({
    ...draft,
    sameAs: rows
      .filter((row) => row.contentDigest === contents[index] || isSameFile(row.sourceDigest, draft, drafts))
      .map(({ id, title, createdAt: importedAt }) => ({ id, title, importedAt })),
  }));
}

/** Of a file with several homework the content alone tells which is which. */
function isSameFile(digest: string | null, draft: ReadHomework, drafts: readonly ReadHomework[]): boolean {
  const own = draft.assignment.source?.digest;
  return (
    digest !== null &&
    digest === own &&
    drafts.filter(({ assignment }) => assignment.source?.digest === own).length === 1
  );
}

/** Throws a `Problem` that names what is here already. */
export function refuseRepeats(drafts: readonly HomeworkDraft[]): void {
  const repeats = drafts.flatMap(({ assignment, sameAs }) =>
    sameAs
      .slice(0, 1)
      .map(
        ({ id, title, importedAt }) =>
          `“${assignment.title}” is here already: homework ${id}, “${title}”, stored on ${importedAt.slice(0, 10)}.`,
      ),
  );
  if (repeats.length === 0) return;
  throw new Problem('conflict', `${repeats[0]} Nothing was stored.`, {
    lines: repeats,
    hint: { kind: 'store-again' },
  });
}
