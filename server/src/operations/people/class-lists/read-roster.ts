import { classEntrySchema } from '../../../contract/class-list.ts';
import type { CsvRecord } from '../../../homework-import/formats/csv.ts';
import { normaliseName, plainText, tidyText } from '../../site/normalise-name.ts';
import { readName } from '../names/read-name.ts';
import { findDatedCode, isExcelDate } from './dated-code.ts';
import {
  birthKeyOf,
  keyOf,
  longestCode,
  longestName,
  mostStudents,
  type RosterLine,
  type RosterMessage,
  tellOpenQuotes,
} from './roster.ts';
import { type Column, type Columns, findColumns, namesTheColumns } from './roster-columns.ts';

/** What is known of a file beside its lines. */
interface About {
  readonly file: string | undefined;
  /** The codes of the classes there are. */
  readonly known: readonly string[];
  /** The class that its title names. */
  readonly titleCode: string | undefined;
}

/** Reports of school systems may begin with a title and a date. */
const mostLinesBefore = 10;

/**
 * The lines of a class list, or what keeps it from being read at all; pure. What cannot be understood is a message
 * with its line, never dropped in silence. `file` is its name, where there are several.
 */
export function readRosterLines(
  lines: readonly CsvRecord[],
  file?: string,
  known: readonly string[] = [],
): { lines: RosterLine[]; messages: RosterMessage[] } {
  const [head, ...records] = lines.slice(Math.max(findHead(lines), 0));
  const columns = findColumns(head?.fields ?? []);
  const titleCode = findTitleCode(lines.slice(0, lines.indexOf(head ?? { line: 0, fields: [] })), known);
  const about = { file, known, titleCode };
  if (head === undefined || !namesTheColumns(titleCode === undefined ? columns : { code: [], ...columns })) {
    const found = (head?.fields ?? []).filter((title) => title !== '').slice(0, 12);
    const named = found.length === 0 ? '' : ` It has ${found.map((title) => `“${title.slice(0, 40)}”`).join(', ')}.`;
    const message = `The first line must name the columns: class and name, or class, forename and surname.${named}`;
    return { lines: [], messages: [{ line: head?.line ?? 1, file, severity: 'error', message }] };
  }
  if (records.length > mostStudents) {
    const message = `There are ${records.length} lines; at most ${mostStudents} can be imported at once.`;
    return { lines: [], messages: [{ line: head.line, file, severity: 'error', message }] };
  }
  if (records.length === 0) {
    const message = 'There is no student below the headings.';
    return { lines: [], messages: [{ line: head.line, file, severity: 'error', message }] };
  }
  // Reports may end with a total or a remark.
  const whole = records.filter(({ openQuote }) => openQuote === undefined);
  const [students, remarks] = [
    whole.filter((one) => !isRemark(one, columns)),
    whole.filter((one) => isRemark(one, columns)),
  ];
  return {
    lines: students.flatMap((record) => readLine(record, columns, head, about)),
    messages: [
      ...tellOpenQuotes(lines, file),
      ...remarks.map(({ line, fields }): RosterMessage => {
        const message = `“${fields.join('')}” is no student: this line is left out.`;
        return { line, file, severity: 'warning', message };
      }),
    ],
  };
}

/** The number of columns up to the last that has a heading. */
function lastHeading({ fields }: CsvRecord): number {
  return fields.findLastIndex((text) => text !== '') + 1;
}

/** Whether the headings of a text are those of a class list. */
export function isClassList(lines: readonly CsvRecord[]): boolean {
  return findHead(lines) !== -1;
}

/** The place of the headings among the first lines, of a whole list rather than of one without classes; -1 where there are none. */
function findHead(lines: readonly CsvRecord[]): number {
  const first = lines.slice(0, mostLinesBefore + 1);
  const whole = first.findIndex(({ fields }) => namesTheColumns(findColumns(fields)));
  const ofNames = first.findIndex(({ fields }) => namesTheColumns({ code: [], ...findColumns(fields) }));
  return whole === -1 ? ofNames : whole;
}

/** The one class that the lines above the headings name: 'Class list for 7a/Sc1'. */
function findTitleCode(above: readonly CsvRecord[], known: readonly string[]): string | undefined {
  const words = above.flatMap(({ fields }) => fields.flatMap((text) => tidyText(text).split(/[\s:,]+/u)));
  const plain = new Set(words.map(plainText));
  const codes = known.filter((code) => plain.has(plainText(code)));
  return codes.length === 1 ? codes[0] : undefined;
}

/** Whether a line has one text alone, and that in no column of classes or names. */
function isRemark({ fields }: CsvRecord, columns: Columns): boolean {
  const filled = fields.flatMap((text, index) => (text === '' ? [] : [index]));
  if (
    filled.length <= 2 &&
    /^(?:grand )?total(?:s|\b.*:| students| pupils|$)/iu.test(tidyText(fields[filled[0] ?? -1] ?? ''))
  )
    return true;
  const known = [columns.code, columns.name, columns.forename, columns.surname].flatMap((places = []) => places);
  return fields.length > 1 && filled.length === 1 && !known.some((place) => filled.includes(place));
}

/** A student in the class of a line, or in each of several. */
function readLine({ line, fields }: CsvRecord, columns: Columns, head: CsvRecord, about: About): RosterLine[] {
  const { file } = about;
  const texts = (column: Column) => (columns[column] ?? []).map((place) => tidyText(fields[place] ?? ''));
  const cell = (column: Column) => texts(column)[0] ?? '';
  // Where no name that a student goes by was entered, it is the legal one.
  const filled = (column: Column) => texts(column).find((text) => text !== '') ?? '';
  const messages: RosterMessage[] = [];
  const error = (message: string) => messages.push({ line, file, severity: 'error', message });
  const tell = (message: string) => messages.push({ line, file, severity: 'warning', message });
  const beyond = fields.slice(lastHeading(head)).find((text) => text !== '');
  if (beyond !== undefined) {
    error(`“${beyond}” stands beyond the last heading. Put a name that has a comma in it into quotation marks.`);
  }
  const written = columns.code === undefined ? (about.titleCode ?? '') : cell('code');
  const dated = findDatedCode(written, about.known);
  const codes = codesIn(dated ?? written, head.fields[columns.code?.[0] ?? -1] ?? '');
  const heading = head.fields[columns.name?.[0] ?? -1] ?? '';
  const parts = [filled('surname'), filled('forename')].filter((part) => part !== '');
  const { name, notes } = readName(filled('name') || parts.join(', '), filled('name') === '' ? '' : heading);
  const list = classEntrySchema.shape.list.safeParse(cell('list').toLowerCase().replace(/\s/g, ''));
  if (codes.length === 0) error('There is no class on this line.');
  if (codes.some((code) => code.length > longestCode)) error(`The class is longer than ${longestCode} characters.`);
  if (!/\p{Letter}/u.test(normaliseName(name))) error('There is no name on this line.');
  if (name.length > longestName) error(`The name is longer than ${longestName} characters.`);
  if (/\p{L}\?|\?\p{L}/u.test(name)) tell(`Some letters of ${name} may be lost. Check the name.`);
  if (notes.length > 0) tell(`${notes.map((one) => `“${one}”`).join(', ')} is left out of the name ${name}.`);
  if (dated !== undefined) tell(`“${written}” is a date that Excel made of a class: it is taken as ${dated}.`);
  if (dated === undefined && isExcelDate(written))
    error(`“${written}” may be a date that Excel made of a class. Write the class as it is, in a column set to Text.`);
  if (name.includes('\uFFFD')) error('Some letters of the name cannot be read. Save the file as CSV UTF-8.');
  if (cell('list') !== '' && !list.success) error(`There is no list '${cell('list')}': year7 to year11, or childcare.`);
  const teacher = cell('teacher').slice(0, longestName) || undefined;
  const student = { line, file, name, teacher, list: list.success ? list.data : undefined, messages };
  const apart = { key: keyOf(filled('key')) ?? birthKeyOf(filled('birth')), form: texts('code')[1] || undefined };
  return (codes.length === 0 ? [''] : codes).map((code) => ({ ...student, ...apart, code }));
}

/** Below 'Sections' or 'Groups' a cell may have several: '7a/Sc1; 7b/Ma2'. */
function codesIn(text: string, heading: string): string[] {
  const isSeveral = /s\)?\s*$/iu.test(heading) && !/class$/iu.test(heading.trim());
  return (isSeveral ? text.split(/\s*[;,|]\s*/u) : [text]).filter((code) => code !== '');
}
