import { hash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { rosterMessageSchema } from '../../../contract/admin-classes.ts';
import type { ClassEntry } from '../../../contract/class-list.ts';
import { type CsvRecord, parseCsv } from '../../../homework-import/formats/csv.ts';

/** A file of class lists, or a sheet of a workbook. */
export interface RosterSource {
  readonly name: string;
  readonly records: readonly CsvRecord[];
}

/** A file of class lists from its text, which is CSV. */
export const csvSource = (name: string, text: string): RosterSource => ({ name, records: parseCsv(text) });

export type RosterMessage = z.infer<typeof rosterMessageSchema>;

/** A student in a class, as one line of a file has it. */
export interface RosterLine {
  readonly line: number;
  /** In which file, where there are several. */
  readonly file?: string | undefined;
  readonly code: string;
  readonly name: string;
  readonly teacher: string | undefined;
  readonly list: ClassEntry['list'] | undefined;
  /** A digest of what the list knows the student by, such as an admission number. */
  readonly key?: string | undefined;
  /** Another group of the student's, such as the form beside a teaching group. */
  readonly form?: string | undefined;
  readonly messages: readonly RosterMessage[];
}

/** What files say of one class. */
export interface RosterClass {
  /** As first written. */
  readonly code: string;
  readonly teacher: string | undefined;
  readonly list: ClassEntry['list'] | undefined;
  /** By normalised name. */
  readonly students: ReadonlyMap<string, string>;
  /** What the list knows students by, by their normalised names. */
  readonly keys: ReadonlyMap<string, string>;
  /** Names that several students share, who are told apart by what the list knows them by; they are not among `students` yet. */
  readonly shared: readonly { readonly name: string; readonly keys: readonly string[] }[];
  /** Where it is first named. */
  readonly line: number;
  /** In which file, where there are several. */
  readonly file?: string | undefined;
}

/** Class lists as they were understood, with what was not. */
export interface Roster {
  readonly classes: readonly RosterClass[];
  readonly messages: readonly RosterMessage[];
}

/** In characters. */
export const longestCode = 40;
/** Of a student or a teacher, in characters. */
export const longestName = 100;
/** Most students that one import may bring. */
export const mostStudents = 20_000;

/** Records that have swallowed the lines below them. */
export function tellOpenQuotes(records: readonly CsvRecord[], file: string | undefined): RosterMessage[] {
  const message = 'A quotation mark is opened on this line and never closed, so that the lines below cannot be read.';
  return records.flatMap(({ openQuote: line }) =>
    line === undefined ? [] : [{ line, file, severity: 'error', message }],
  );
}

/** What a list knows a student by, as it is kept: it tells two apart and says nothing else. */
export function keyOf(text: string): string | undefined {
  return text === '' ? undefined : hash('sha256', text.toLowerCase(), 'base64url').slice(0, 22);
}

/** The same from a date of birth, which tells two of one name apart and may be that of many. */
export function birthKeyOf(text: string): string | undefined {
  const key = keyOf(text);
  return key === undefined ? undefined : `~${key}`;
}

/** Whether a key is of a number that one pupil alone has. */
export const isNumber = (key: string | null) => key !== null && !key.startsWith('~');

/** Whether two keys are one; those of births had no sign before. */
export const isSameKey = (one: string | null, other: string) => one?.replace('~', '') === other.replace('~', '');

/** The headings of a table as they are compared: letters alone, in lower case. */
export function plainHeadings(fields: readonly string[]): string[] {
  return fields.map((field) => field.toLowerCase().replace(/[^a-z]/g, ''));
}
