import { classEntrySchema } from '../../contract/class-list.ts';
import { type CsvRecord, parseCsv } from '../../homework-import/formats/csv.ts';
import { normaliseName, tidyText } from '../normalise-name.ts';
import {
  longestCode,
  longestName,
  mostStudents,
  type RosterLine,
  type RosterMessage,
  tellOpenQuotes,
} from './roster.ts';
import { type Column, type Columns, findColumns, namesTheColumns } from './roster-columns.ts';

/** Reports of school systems may begin with a title and a date. */
const mostLinesBefore = 10;

/**
 * The lines of a class list from CSV, or what keeps it from being read at all; pure. What cannot be understood is a message
 * with its line, never dropped in silence. `file` is its name, where there are several.
 */
export function readRosterLines(csv: string, file?: string): { lines: RosterLine[]; messages: RosterMessage[] } {
  const lines = parseCsv(csv);
  const [head, ...records] = lines.slice(Math.max(findHead(lines), 0));
  const columns = findColumns(head?.fields ?? []);
  if (head === undefined || !namesTheColumns(columns)) {
    const message = 'The first line must name the columns: class and name, or class, forename and surname.';
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
    lines: students.map((record) => readLine(record, columns, file, lastHeading(head))),
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
export function isClassList(csv: string): boolean {
  return findHead(parseCsv(csv)) !== -1;
}

/** The place of the headings among the first lines; -1 where there are none. */
function findHead(lines: readonly CsvRecord[]): number {
  return lines.slice(0, mostLinesBefore + 1).findIndex(({ fields }) => namesTheColumns(findColumns(fields)));
}

/** Whether a line has one text alone, and that in no column of classes or names. */
function isRemark({ fields }: CsvRecord, columns: Columns): boolean {
  const filled = fields.flatMap((text, index) => (text === '' ? [] : [index]));
  const known = [columns.code, columns.name, columns.forename, columns.surname].flatMap((places = []) => places);
  return fields.length > 1 && filled.length === 1 && !known.some((place) => filled.includes(place));
}

function readLine({ line, fields }: CsvRecord, columns: Columns, file: string | undefined, width: number): RosterLine {
  const texts = (column: Column) => (columns[column] ?? []).map((place) => tidyText(fields[place] ?? ''));
  const cell = (column: Column) => texts(column)[0] ?? '';
  // Where no name that a student goes by was entered, it is the legal one.
  const filled = (column: Column) => texts(column).find((text) => text !== '') ?? '';
  const messages: RosterMessage[] = [];
  const error = (message: string) => messages.push({ line, file, severity: 'error', message });
  const beyond = fields.slice(width).find((text) => text !== '');
  if (beyond !== undefined) {
    error(`“${beyond}” stands beyond the last heading. Put a name that has a comma in it into quotation marks.`);
  }
  const code = cell('code');
  const name = forenameFirst(filled('name')) || `${filled('forename')} ${filled('surname')}`.trim();
  const list = classEntrySchema.shape.list.safeParse(cell('list').toLowerCase().replace(/\s/g, ''));
  if (code === '') error('There is no class on this line.');
  if (code.length > longestCode) error(`The class is longer than ${longestCode} characters.`);
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
