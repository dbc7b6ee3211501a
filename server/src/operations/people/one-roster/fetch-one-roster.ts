import * as z from 'zod/mini';
import type { OneRosterSettings } from '../../../config-one-roster.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { RosterSource } from '../class-lists/roster.ts';
import { type Ask, openOneRoster, type Patience } from './ask-one-roster.ts';

/** Asked for at once; a service may give fewer. */
const pageSize = 1_000;
/** Most records of one collection: beyond it, a service repeats itself. */
const mostRecords = 500_000;
/** How often a collection is read again from its beginning if it changes while it is read. */
const mostReadings = 3;

const text = z.optional(z.nullable(z.union([z.string(), z.number(), z.boolean()])));
const reference = z.optional(z.nullable(z.looseObject({ sourcedId: z.string() })));
const record = z.looseObject({
  sourcedId: z.string(),
  grades: z.optional(z.nullable(z.array(z.string()))),
  user: reference,
  class: reference,
});
type Entry = z.infer<typeof record>;

/**
 * The classes, students, teachers and enrolments of one school, from the OneRoster service (REST, 1.1 or 1.2) of its information
 * system, as the tables that a OneRoster export has. Throws a `Problem` unless all of it was read: part of a school is never given.
 */
export async function fetchOneRoster(settings: OneRosterSettings, patience?: Patience): Promise<RosterSource[]> {
  const ask = await openOneRoster(settings, patience);
  const school = `/schools/${encodeURIComponent(await findSchool(ask, settings.school))}`;
  const students = await readAll(ask, `${school}/students`);
  const teachers = await readAll(ask, `${school}/teachers`);
  const classes = await readAll(ask, `${school}/classes`);
  const enrolments = await readAll(ask, `${school}/enrollments`);
  return [
    table('users', [...students, ...teachers], {
      ...columns('sourcedId', 'status', 'givenName', 'familyName', 'preferredFirstName', 'preferredLastName'),
    }),
    table('classes', classes, {
      ...columns('sourcedId', 'status', 'title', 'classCode', 'classType'),
      grades: ({ grades }) => grades?.join(',') ?? '',
    }),
    table('enrollments', enrolments, {
      ...columns('sourcedId', 'status', 'role', 'primary', 'beginDate', 'endDate'),
      userSourcedId: ({ user }) => user?.sourcedId ?? '',
      classSourcedId: (entry) => entry.class?.sourcedId ?? '',
    }),
  ];
}

/** The school that was chosen, or the only one there is. */
async function findSchool(ask: Ask, chosen: string | undefined): Promise<string> {
  const schools = await readAll(ask, '/schools');
  const found = chosen === undefined ? schools : schools.filter(({ sourcedId }) => sourcedId === chosen);
  if (found[0] !== undefined && found.length === 1) return found[0].sourcedId;
  const list = schools.map(({ sourcedId, name }) => `${sourcedId} (${String(name)})`).join(', ');
  const lead = chosen === undefined ? 'Set ONEROSTER_SCHOOL to the school to read' : `There is no school ${chosen}`;
  throw new Problem('invalid-input', `${lead}. The service has ${list === '' ? 'none' : list}.`);
}

/** All records of a collection, page by page, each once. */
async function readAll(ask: Ask, path: string): Promise<Entry[]> {
  for (let reading = 0; reading < mostReadings; reading += 1) {
    const entries = await readOnce(ask, path);
    if (entries !== undefined) return entries;
  }
  throw new Problem('unavailable', `${path} changes while it is read. Nothing was changed: try again later.`);
}

/** Undefined if the collection changed meanwhile, so that a record may be missing. */
async function readOnce(ask: Ask, path: string): Promise<Entry[] | undefined> {
  const entries = new Map<string, Entry>();
  let offset = 0;
  let expected: number | undefined;
  for (;;) {
    const { body, total } = await ask(`${path}?limit=${pageSize}&offset=${offset}&sort=sourcedId&orderBy=asc`);
    const page = readPage(body, path);
    if (offset > 0 && total !== expected) return undefined;
    expected = total;
    for (const entry of page) entries.set(entry.sourcedId, entry);
    offset += page.length;
    if (entries.size !== offset) return undefined;
    // Without a total, only an empty page says that there is no more: a service may give fewer than it is asked for.
    if (offset === total || (total === undefined && page.length === 0)) return [...entries.values()];
    if (page.length === 0 || offset > mostRecords) return undefined;
  }
}

/** The one list in an answer, which the specification calls by the kind of its records. */
function readPage(body: unknown, path: string): Entry[] {
  const lists = Object.values(z.record(z.string(), z.unknown()).safeParse(body).data ?? {}).filter(Array.isArray);
  const read = z.array(record).safeParse(lists[0]);
  if (lists.length === 1 && read.success) return read.data;
  const place = read.error?.issues[0]?.path.join('.') ?? '';
  throw new Problem(
    'unavailable',
    `${path} is not answered as OneRoster says${place && `: see ${place}`}. Nothing was changed.`,
  );
}

type Columns = Readonly<Record<string, (entry: Entry) => string>>;

function columns(...names: readonly string[]): Columns {
  return Object.fromEntries(
    names.map((name) => [name, (entry: Entry) => String(text.safeParse(entry[name]).data ?? '')]),
  );
}

function table(name: string, entries: readonly Entry[], given: Columns): RosterSource {
  const rows = entries.map((entry, index) => ({
    line: index + 2,
    fields: Object.values(given).map((read) => read(entry)),
  }));
  return { name, records: [{ line: 1, fields: Object.keys(given) }, ...rows] };
}
