import { type MarkScheme, markSchemeSchema, type Question, questionSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import type { Database } from './database.ts';
import { isRowNumber } from './row-number.ts';
import { flagColumn, type Session, selectRows } from './session.ts';

/** How old the list may be, in milliseconds: another process (the command line, a second server) may have changed it. */
const freshFor = 500;

const entryRow = z.object({
  id: z.number(),
  slug: z.nullable(z.string()),
  title: z.string(),
  description: z.string(),
  week_date: z.nullable(z.string()),
  week_number: z.nullable(z.number()),
  year_group: z.nullable(z.number()),
  is_released: flagColumn,
  first_released_at: z.nullable(z.string()),
  content_id: z.nullable(z.number()),
  questions: z.string(),
  version: z.nullable(z.number()),
  digest: z.nullable(z.string()),
});
type EntryRow = z.output<typeof entryRow>;

/** A card or a homework, with its questions and the number of the mark scheme that marks it; never the scheme itself. */
export type CatalogueEntry = Omit<EntryRow, 'questions'> & { readonly questions: readonly Question[] };

/** Every card and homework, by id in rising order. */
export type CatalogueSnapshot = ReadonlyMap<number, CatalogueEntry>;

/** The cards, homework and mark schemes, read once and kept: every submission needs them. */
export interface Catalogue {
  /** At most half a second behind the database. The same object as long as it is kept. */
  snapshot(): Promise<CatalogueSnapshot>;
  /** A version of a homework's mark scheme; `undefined` when there is none. Versions never change, so they are kept. */
  findScheme(homeworkId: number, version: number): Promise<MarkScheme | undefined>;
  /** Makes the next call read the database again: to be called after a change. */
  forget(): void;
}

export function createCatalogue({ reader }: Database): Catalogue {
  let kept: { snapshot: Promise<CatalogueSnapshot>; until: number } | undefined;
  const schemes = new Map<string, MarkScheme>();
  const parsed = new Map<string, readonly Question[]>();

  return {
    snapshot: () => {
      if (kept === undefined || performance.now() > kept.until) {
        const loading = loadSnapshot(reader, parsed);
        kept = { snapshot: loading, until: performance.now() + freshFor };
        loading.catch(() => {
          kept = undefined;
        });
      }
      return kept.snapshot;
    },
    findScheme: async (homeworkId, version) => {
      if (!isRowNumber(version)) return undefined;
      const name = `${homeworkId}/${version}`;
      const scheme = schemes.get(name) ?? (await loadScheme(reader, homeworkId, version));
      if (scheme !== undefined) schemes.set(name, scheme);
      return scheme;
    },
    forget: () => {
      kept = undefined;
    },
  };
}

async function loadSnapshot(reader: Session, parsed: Map<string, readonly Question[]>): Promise<CatalogueSnapshot> {
  const rows = await selectRows(
    reader,
    entryRow,
    `SELECT a.id, a.slug, a.title, a.description, a.week_date, a.week_number, a.year_group, a.is_released,
            a.first_released_at, a.content_id, a.questions, v.version, v.digest
       FROM assignments a
       LEFT JOIN scheme_versions v ON v.homework_id = a.id AND v.version = a.current_scheme_version
      ORDER BY a.id`,
  );
  const questionsOf = (json: string) => parsed.get(json) ?? z.array(questionSchema).parse(JSON.parse(json));
  const entries = rows.map((row) => [row.questions, { ...row, questions: questionsOf(row.questions) }] as const);
  parsed.clear();
  for (const [json, { questions }] of entries) parsed.set(json, questions);
  return new Map(entries.map(([, entry]) => [entry.id, entry]));
}

async function loadScheme(reader: Session, homeworkId: number, version: number): Promise<MarkScheme | undefined> {
  const [row] = await selectRows(
    reader,
    z.object({ scheme: z.string() }),
    'SELECT scheme FROM scheme_versions WHERE homework_id = $1 AND version = $2',
    [homeworkId, version],
  );
  return row === undefined ? undefined : markSchemeSchema.parse(JSON.parse(row.scheme));
}
