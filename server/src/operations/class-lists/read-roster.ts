import type * as z from 'zod/mini';
import type { rosterMessageSchema } from '../../contract/admin-classes.ts';
import { type ClassEntry, classEntrySchema } from '../../contract/class-list.ts';
import { normaliseName, plainText, tidyText } from '../normalise-name.ts';
import { type CsvRecord, parseCsv } from './parse-csv.ts';

/** A file of class lists, as text. */
export interface RosterSource {
  readonly name: string;
  readonly text: string;
}

/** What a file says of one class. */
export interface RosterClass {
  /** As first written in the file. */
  readonly code: string;
  readonly teacher: string | undefined;
  readonly list: ClassEntry['list'] | undefined;
  /** By normalised name. */
  readonly students: ReadonlyMap<string, string>;
  /** Where it is first named. */
  readonly line: number;
  /** In which file, where there are several. */
  readonly file?: string | undefined;
}

export type RosterMessage = z.infer<typeof rosterMessageSchema>;

/** A class list as it was understood, with what was not. */
export interface Roster {
  readonly classes: readonly RosterClass[];
  readonly messages: readonly RosterMessage[];
}

/**
 * Headings by which each column is known, as letters alone, the best first: those of SIMS, Arbor, Bromcom and OneRoster
 * among them. Where a file has several, a teaching group is worth more than a form, and the name that a student goes by
 * more than the legal one.
 */
const headings = {
  code: [
    ...['class', 'classcode', 'classname', 'classtitle', 'teachinggroup', 'teachinggroupname', 'code', 'group', 'set'],
    ...['classsourcedid', 'coursegroup', 'subjectgroup', 'form', 'formgroup', 'registration', 'registrationgroup'],
    ...['registrationform', 'reg', 'reggroup', 'regform', 'tutorgroup'],
  ],
  name: ['name', 'student', 'studentname', 'pupil', 'pupilname', 'learner', 'learnername', 'fullname', 'displayname'],
  forename: [
    ...['forename', 'firstname', 'preferredforename', 'preferredfirstname', 'preferredname', 'chosenforename'],
    ...['chosenname', 'knownas', 'givenname', 'legalforename', 'legalfirstname'],
  ],
  surname: [
    ...['surname', 'lastname', 'preferredsurname', 'preferredlastname', 'chosensurname', 'familyname'],
    ...['legalsurname', 'legallastname'],
  ],
  teacher: ['teacher', 'teachername', 'classteacher', 'mainteacher', 'leadteacher', 'supervisor', 'staffname'],
  list: ['list', 'classlist'],
} as const;
type Column = keyof typeof headings;

const longestName = 100;
const mostStudents = 20_000;
/** Reports of school systems may begin with a title and a date. */
const mostLinesBefore = 10;

/** Reads a class list from CSV; pure. What cannot be understood is a message with its line, never dropped in silence. */
export function readRoster(csv: string): Roster {
  const { lines, messages } = readRosterLines(csv);
  return messages.length > 0 ? { classes: [], messages } : gatherRoster(lines);
}

/** The lines of a class list, or what keeps it from being read at all. `file` is its name, where there are several. */
export function readRosterLines(csv: string, file?: string): { lines: RosterLine[]; messages: RosterMessage[] } {
  const lines = parseCsv(csv);
  const place = Math.max(
    lines.slice(0, mostLinesBefore + 1).findIndex(({ fields }) => namesTheColumns(findColumns(fields))),
    0,
  );
  const [head, ...records] = lines.slice(place);
  const columns = findColumns(head?.fields ?? []);
  if (head === undefined || !namesTheColumns(columns)) {
    const message = 'The first line must name the columns: class and name, or class, forename and surname.';
    return { lines: [], messages: [{ line: head?.line ?? 1, file, severity: 'error', message }] };
  }
  if (records.length > mostStudents) {
    const message = `There are ${records.length} lines; at most ${mostStudents} can be imported at once.`;
    return { lines: [], messages: [{ line: head.line, file, severity: 'error', message }] };
  }
  return { lines: records.map((record) => readLine(record, columns, file)), messages: [] };
}

function namesTheColumns({ code, name, forename, surname }: Partial<Record<Column, number>>): boolean {
  return code !== undefined && (name !== undefined || (forename !== undefined && surname !== undefined));
}

function findColumns(fields: readonly string[]): Partial<Record<Column, number>> {
  const titles = fields.map((field) => field.toLowerCase().replace(/[^a-z]/g, ''));
  return Object.fromEntries(
    Object.entries(headings).flatMap(([column, known]) => {
      const index = known.map((title) => titles.indexOf(title)).find((at) => at !== -1);
      return index === undefined ? [] : [[column, index]];
    }),
  );
}

/** A student in a class, as one line has it. */
export interface RosterLine {
  readonly line: number;
  readonly file?: string | undefined;
  readonly code: string;
  readonly name: string;
  readonly teacher: string | undefined;
  readonly list: ClassEntry['list'] | undefined;
  readonly messages: readonly RosterMessage[];
}

function readLine(
  { line, fields }: CsvRecord,
  columns: Partial<Record<Column, number>>,
  file: string | undefined,
): RosterLine {
  const cell = (column: Column) => tidyText(fields[columns[column] ?? -1] ?? '');
  const messages: RosterMessage[] = [];
  const error = (message: string) => messages.push({ line, file, severity: 'error', message });
  const code = cell('code');
  const name =
    columns.name === undefined ? `${cell('forename')} ${cell('surname')}`.trim() : forenameFirst(cell('name'));
  const list = classEntrySchema.shape.list.safeParse(cell('list').toLowerCase().replace(/\s/g, ''));
  if (code === '') error('There is no class on this line.');
  if (code.length > 40) error('The class is longer than 40 characters.');
  if (!/\p{Letter}/u.test(normaliseName(name))) error('There is no name on this line.');
  if (name.length > longestName) error(`The name is longer than ${longestName} characters.`);
  if (name.includes('\uFFFD')) error('Some letters of the name cannot be read. Save the file as CSV UTF-8.');
  if (cell('list') !== '' && !list.success) error(`There is no list '${cell('list')}': year7 to year11, or childcare.`);
  const teacher = cell('teacher').slice(0, longestName) || undefined;
  return { line, file, code, name, teacher, list: list.success ? list.data : undefined, messages };
}

/** School registers write 'Lovelace, Ada'; students type 'Ada Lovelace'. */
function forenameFirst(name: string): string {
  const [, surname, forename] = /^([^,]+),([^,]+)$/.exec(name) ?? [];
  return surname === undefined || forename === undefined ? name : tidyText(`${forename} ${surname}`);
}

/** Puts lines together by class; what lines say twice or otherwise is told. */
export function gatherRoster(lines: readonly RosterLine[]): Roster {
  const classes = new Map<string, Omit<RosterClass, 'students'> & { students: Map<string, string> }>();
  const messages: RosterMessage[] = [];
  for (const { line, file, code, name, teacher, list, messages: own } of lines) {
    messages.push(...own);
    if (own.length > 0) continue;
    const key = plainText(code);
    const known = classes.get(key) ?? { code, teacher, list, students: new Map(), line, file };
    classes.set(key, { ...known, teacher: known.teacher ?? teacher, list: known.list ?? list });
    if (teacher !== undefined && known.teacher !== undefined && teacher !== known.teacher) {
      const message = `${code} has ${known.teacher} as its teacher above; ${teacher} is left out.`;
      messages.push({ line, file, severity: 'warning', message });
    }
    const normalised = normaliseName(name);
    if (known.students.has(normalised)) {
      messages.push({ line, file, severity: 'warning', message: `${name} is in ${code} already; counted once.` });
    } else {
      known.students.set(normalised, name);
    }
  }
  return { classes: [...classes.values()], messages };
}
