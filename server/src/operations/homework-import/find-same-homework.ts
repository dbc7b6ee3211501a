import * as z from 'zod/mini';
import type { HomeworkDraft } from '../../contract/homework-draft.ts';
import { inList, selectRows } from '../../db/session.ts';
import type { ReadHomework } from '../../homework-import/read-homework.ts';
import type { Services } from '../services.ts';
import { contentDigest } from './content-digest.ts';

const sameRow = z.object({
  id: z.number(),
  title: z.string(),
  created_at: z.string(),
  source_digest: z.nullable(z.string()),
  content_digest: z.nullable(z.string()),
});

/** The drafts, each with the homework that came from the very same file or has the very same content, newest first. */
export async function findSameHomework(
  { database: { reader } }: Services,
  drafts: readonly ReadHomework[],
): Promise<HomeworkDraft[]> {
  const sources = drafts.flatMap(({ assignment }) => assignment.source?.digest ?? []);
  const contents = drafts.map(({ assignment }) => contentDigest(assignment));
  const known = inList([...new Set([...sources, ...contents])]);
  const rows = await selectRows(
    reader,
    sameRow,
    `SELECT id, title, created_at, source_digest, content_digest FROM assignments
      WHERE source_digest IN ${known.sql} OR content_digest IN ${known.sql} ORDER BY id DESC`,
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
