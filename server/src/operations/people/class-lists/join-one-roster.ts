import { plainText, tidyText } from '../../site/normalise-name.ts';
import { readName } from '../names/read-name.ts';
import { listOfYear } from './class-rows.ts';
import {
  keyOf,
  longestCode,
  longestName,
  plainHeadings,
  type RosterLine,
  type RosterMessage,
  type RosterSource,
  tellOpenQuotes,
} from './roster.ts';
import { areMonthFirst, readDate } from './roster-dates.ts';

/** The tables of a OneRoster export that say who is in which class: they name each other by `sourcedId`. */
export interface OneRoster {
  readonly users: RosterSource;
  readonly classes: RosterSource;
  readonly enrollments: RosterSource;
}

/** A line of a table, by its headings as letters alone in lower case. */
type Row = { readonly line: number; readonly get: (heading: string) => string };

/** Finds the three tables among files by their headings, whatever the files are called; `undefined` unless all are there. */
export function findOneRoster(files: readonly RosterSource[]): OneRoster | undefined {
  const withAll = (...headings: string[]) =>
    files.find(({ records }) => {
      const titles = plainHeadings(records[0]?.fields ?? []);
      return headings.every((heading) => titles.includes(heading));
    });
  const enrollments = withAll('usersourcedid', 'classsourcedid', 'role');
  const classes = withAll('sourcedid', 'title', 'classtype');
  const users = withAll('sourcedid', 'givenname', 'familyname');
  return enrollments && classes && users && { users, classes, enrollments };
}

/**
 * Joins a OneRoster export (1.1 or 1.2, CSV) to lines of students in classes; pure. A class is one of the `known` codes where its
 * title or its code is; else it is called by its title, or by its code where classes share titles, and goes on the list of its grade. It has
 * the teacher of its primary enrolment. Left out, and told: tutor groups (`homeroom`), enrolments that have ended by `today`
 * (such as 2026-09-01), begin later or name somebody who is in no file. What is to be deleted is left out.
 */
export function joinOneRoster(
  { users, classes, enrollments }: OneRoster,
  today: string,
  known: readonly string[] = [],
): { lines: RosterLine[]; messages: RosterMessage[] } {
  const people = new Map(readTable(users).map((row) => [row.get('sourcedid'), nameOf(row)]));
  const groups = readTable(classes);
  const lessons = new Map(groups.map((row) => [row.get('sourcedid'), row]));
  const titles = groups.filter(isLesson).map((row) => row.get('title'));
  const column = new Set(titles).size === titles.length && !titles.includes('') ? 'title' : 'classcode';
  const codes = new Map(known.map((code) => [plainText(code), code]));
  const file = enrollments.name;
  const messages = [users, classes, enrollments].flatMap(({ name, records }) => tellOpenQuotes(records, name));
  const current = enrolledToday(readTable(enrollments), today, file, messages);
  const teachers = findTeachers(current, people);
  const lines = current.flatMap((row): RosterLine[] => {
    const { line } = row;
    if (row.get('role').toLowerCase() !== 'student') return [];
    const group = lessons.get(row.get('classsourcedid'));
    const name = people.get(row.get('usersourcedid'));
    if (group === undefined || name === undefined || name === '') {
      const missing =
        group === undefined ? `class '${row.get('classsourcedid')}'` : `user '${row.get('usersourcedid')}'`;
      messages.push({ line, file, severity: 'warning', message: `There is no ${missing}; this line is left out.` });
      return [];
    }
    if (!isLesson(group)) return [];
    const own = [group.get('title'), group.get('classcode')].map((one) => codes.get(plainText(one)));
    const onList = own.find((one) => one !== undefined);
    const code = onList ?? tidyText(group.get(column) || group.get('title')).slice(0, longestCode);
    const list = onList === undefined ? listOfGrade(group.get('grades')) : undefined;
    return [
      {
        line,
        file,
        code,
        name,
        teacher: teachers.get(group.get('sourcedid')),
        list,
        key: keyOf(row.get('usersourcedid')),
        messages: [],
      },
    ];
  });
  const homerooms = groups.filter((row) => !isLesson(row)).length;
  if (homerooms > 0) messages.push(told(classes.name, `${counted(homerooms, 'tutor group')} left out.`));
  if (lines.length === 0) {
    messages.push({ line: 1, file, severity: 'error', message: 'No student is enrolled in a class here.' });
  }
  return { lines, messages };
}

/** The teacher of each class by its `sourcedId`: the one whose enrolment is the primary one, else the first. */
function findTeachers(enrollments: readonly Row[], people: ReadonlyMap<string, string>): Map<string, string> {
  const ofTeachers = enrollments.filter((row) => row.get('role').toLowerCase() === 'teacher');
  const teachers = new Map<string, string>();
  for (const row of ofTeachers.toSorted((one, other) => Number(isPrimary(other)) - Number(isPrimary(one)))) {
    const name = people.get(row.get('usersourcedid'));
    const lesson = row.get('classsourcedid');
    if (name !== undefined && !teachers.has(lesson)) teachers.set(lesson, name);
  }
  return teachers;
}

function readTable({ records: [head, ...records] }: RosterSource): Row[] {
  const titles = plainHeadings(head?.fields ?? []);
  return records
    .map(({ line, fields }) => ({ line, get: (heading: string) => fields[titles.indexOf(heading)] ?? '' }))
    .filter((row) => row.get('status').toLowerCase() !== 'tobedeleted');
}

function nameOf(row: Row): string {
  const given = row.get('preferredgivenname') || row.get('preferredfirstname') || row.get('givenname');
  const family = row.get('preferredfamilyname') || row.get('preferredlastname') || row.get('familyname');
  return readName(tidyText(`${family}, ${given}`)).name.slice(0, longestName);
}

const isLesson = (row: Row) => row.get('classtype').toLowerCase() !== 'homeroom';
const isPrimary = (row: Row) => row.get('primary').toLowerCase() === 'true';

/** '07' is on the list of year 7; the sixth form is on that of year 11. */
function listOfGrade(grades: string) {
  const year = Number(/^\D{0,6}(\d{1,2})$/u.exec(grades.trim())?.[1] ?? 0);
  return listOfYear(Math.min(year, 11));
}

/** The enrolments that have begun by a day and not ended; the others are told by number and date, and dates that cannot be read by line. */
function enrolledToday(rows: readonly Row[], today: string, file: string, messages: RosterMessage[]): Row[] {
  const isMonthFirst = areMonthFirst(rows.flatMap((row) => [row.get('begindate'), row.get('enddate')]));
  const [ended, toCome]: [string[], string[]] = [[], []];
  const current = rows.filter((row) => {
    const [begin, end] = ['begindate', 'enddate'].map((heading) => {
      const text = row.get(heading).trim();
      const date = text === '' ? '' : readDate(text, isMonthFirst);
      if (date === undefined) {
        const message = `The date '${text}' cannot be read: write it as ${today}.`;
        messages.push({ line: row.line, file, severity: 'error', message });
      }
      return date ?? '';
    });
    const hasEnded = end !== undefined && end !== '' && end < today;
    if (hasEnded) ended.push(end);
    else if (begin !== undefined && begin > today) toCome.push(begin);
    else return true;
    return false;
  });
  const [last] = ended.toSorted().toReversed();
  const [first] = toCome.toSorted();
  if (last !== undefined) messages.push(told(file, `${has(ended.length)} ended, the last on ${last}: left out.`));
  if (first !== undefined)
    messages.push(told(file, `${counted(toCome.length, 'enrolment')} to begin, the first on ${first}: left out.`));
  return current;
}

const has = (count: number) => (count === 1 ? '1 enrolment has' : `${count} enrolments have`);

const told = (file: string, message: string): RosterMessage => ({ line: 1, file, severity: 'warning', message });
const counted = (count: number, what: string) => (count === 1 ? `1 ${what} is` : `${count} ${what}s are`);
