import * as z from 'zod/mini';
import type { HomeworkDraft } from '../../contract/homework-draft.ts';
import { inList, type Session, selectRows } from '../../db/session.ts';
import type { ReadHomework } from '../../homework-import/read-homework.ts';
import { Problem } from '../problems/problem.ts';
import { contentDigest } from './content-digest.ts';

const sameRow = z.object({
  id: z.number(),
  title: z.string(),
  created_at: z.string(),
  source_digest: z.nullable(z.string()),
  content_digest: z.nullable(z.string()),
});

/** The drafts, each with the homework that came from the very same file or has the very same content, newest first. */
export async function findSameHomework(reader: Session, drafts: readonly ReadHomework[]): Promise<HomeworkDraft[]> {
  const sources = drafts.flatMap(({ assignment }) => assignment.source?.digest ?? []);
  const contents = drafts.map(({ assignment }) => contentDigest(assignment));
  const known = inList([...new Set([...sources, ...contents])]);
  const rows = await selectRows(
    reader,
    sameRow,
    `SELECT id, title, created_at, source_digest, content_digest FROM assignments
      WHERE deleted_at IS NULL AND (source_digest IN ${known.sql} OR content_digest IN ${known.sql}) ORDER BY id DESC`,
    known.values,
  );
  return drafts.map((draft, index) => ({
    ...draft,
    sameAs: rows
      .filter((row) => row.content_digest === contents[index] || isSameFile(row.source_digest, draft, drafts))
      .map(({ id, title, created_at: importedAt }) => ({ id, title, importedAt })),
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
