import { type MarkScheme, markSchemeSchema, type Question, questionSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { answersShownSchema } from '../contract/class-dates.ts';
import { notDeleted } from './counting.ts';
import type { Database } from './database.ts';
import { flagColumn, isRowNumber, readId, type Session, selectRows } from './session.ts';

/** How old the list may be, in milliseconds: the command line or another server may have changed it. */
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
  /** The last version of its mark scheme before the questions were edited; null if they never were. */
  edited_after: z.nullable(z.number()),
  /** When students see the expected answers. */
  answers_shown: answersShownSchema,
  /** 'retrieval' for a quiz of questions that were asked before, which is counted apart. */
  purpose: z.nullable(z.literal('retrieval')),
  /** Whether any class has dates for it, or a pupil something else than the class. */
  is_dated: flagColumn,
  is_deleted: flagColumn,
});
type EntryRow = z.output<typeof entryRow>;

/** A card or homework with its questions and the number of its mark scheme; never the scheme itself. */
export type CatalogueEntry = Omit<EntryRow, 'questions' | 'is_deleted'> & { readonly questions: readonly Question[] };

/** Every card and homework that is not deleted, by id in rising order. */
export type CatalogueSnapshot = ReadonlyMap<number, CatalogueEntry>;

export interface HomeworkEdition {
  readonly lastVersion: number;
  readonly questions: readonly Question[];
}

interface Loaded {
  readonly entries: CatalogueSnapshot;
  readonly deleted: CatalogueSnapshot;
}

/** The cards, homework and mark schemes, read once and kept: every submission needs them. */
export interface Catalogue {
  /** At most half a second behind the database. Returns the same object until it is refreshed. */
  snapshot(): Promise<CatalogueSnapshot>;
  /**
   * A version of a homework's mark scheme; `undefined` if there is none. Cached, as versions never change.
   */
  findScheme(homeworkId: number, version: number): Promise<MarkScheme | undefined>;
  /** A homework's questions before each edit, with their last version, oldest first. Cached. */
  findEditions(homework: CatalogueEntry): Promise<readonly HomeworkEdition[]>;
  /** A homework that was deleted: an attempt at it may still be on its way. */
  findDeleted(id: number): Promise<CatalogueEntry | undefined>;
  /** Makes the next call read the database again: to be called after a change. */
  forget(): void;
}

export function createCatalogue({ reader }: Database): Catalogue {
  let kept: { loaded: Promise<Loaded>; snapshot: Promise<CatalogueSnapshot>; until: number } | undefined;
  const schemes = new Map<string, MarkScheme>();
  const editions = new Map<string, readonly HomeworkEdition[]>();
  const parsed = new Map<string, readonly Question[]>();

  const load = () => {
    if (kept === undefined || performance.now() > kept.until) {
      const loaded = loadSnapshot(reader, parsed);
      kept = { loaded, snapshot: loaded.then(({ entries }) => entries), until: performance.now() + freshFor };
      kept.snapshot.catch(() => {
        kept = undefined;
      });
    }
    return kept;
  };

  return {
    snapshot: () => load().snapshot,
    findDeleted: async (id) => (await load().loaded).deleted.get(id),
    findEditions: async ({ id, edited_after: last }) => {
      if (last === null) return [];
      const name = `${id}/${last}`;
      const found = editions.get(name) ?? (await loadEditions(reader, id, last));
      editions.set(name, found);
      return found;
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

/** The card or homework that a person means by its id ('149') or its short name ('year8'), in any case. */
export function findNamed(entries: CatalogueSnapshot, typed: string): CatalogueEntry | undefined {
  const named = typed.trim().toLowerCase();
  return entries.get(readId(named) ?? -1) ?? [...entries.values()].find(({ slug }) => slug !== null && slug === named);
}

/** The homework with this id, or the one that the card with this id shows. */
export function findContent(entries: CatalogueSnapshot, id: number): CatalogueEntry | undefined {
  const entry = entries.get(id);
  return entry === undefined || entry.content_id === null ? entry : entries.get(entry.content_id);
}

/** By hand: it is read every half second, with what other tables say of each. */
async function loadSnapshot(reader: Session, parsed: Map<string, readonly Question[]>): Promise<Loaded> {
  const rows = await selectRows(
    reader,
    entryRow,
    `SELECT assignments.id, slug, title, description, week_date, week_number, year_group, is_released, first_released_at,
            content_id, questions, answers_shown, purpose, v.version, v.digest,
            CASE WHEN EXISTS (SELECT 1 FROM class_dates d WHERE d.homework_id = assignments.id)
              OR EXISTS (SELECT 1 FROM allowances w WHERE w.homework_id = assignments.id AND w.ended_at IS NULL) THEN 1 ELSE 0 END AS is_dated,
            (SELECT max(last_version) FROM homework_editions e WHERE e.homework_id = assignments.id) AS edited_after,
            CASE WHEN ${notDeleted} THEN 0 ELSE 1 END AS is_deleted
       FROM assignments
       LEFT JOIN scheme_versions v ON v.homework_id = assignments.id AND v.version = current_scheme_version
      ORDER BY assignments.id`,
  );
  const known = new Map(parsed);
  parsed.clear();
  const entries = new Map<number, CatalogueEntry>();
  const deleted = new Map<number, CatalogueEntry>();
  for (const { questions: json, is_deleted: isDeleted, ...row } of rows) {
    const questions = known.get(json) ?? readQuestions(json);
    parsed.set(json, questions);
    (isDeleted ? deleted : entries).set(row.id, { ...row, questions });
  }
  return { entries, deleted };
}

const readQuestions = (json: string) => z.array(questionSchema).parse(JSON.parse(json));

async function loadEditions({ tables }: Session, homeworkId: number, last: number): Promise<HomeworkEdition[]> {
  const rows = await tables.homeworkEditions.findAll({ where: { homeworkId }, order: ['lastVersion'] });
  return rows
    .filter(({ lastVersion }) => lastVersion <= last)
    .map(({ lastVersion, questions }) => ({ lastVersion, questions: readQuestions(questions) }));
}

async function loadScheme({ tables }: Session, homeworkId: number, version: number): Promise<MarkScheme | undefined> {
  const row = await tables.schemeVersions.findOne({ where: { homeworkId, version } });
  return row === null ? undefined : markSchemeSchema.parse(JSON.parse(row.scheme));
}
