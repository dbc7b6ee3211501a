import { isEarly, isLate } from '../../homework/dates/punctuality.ts';
import { byName } from '../../site/normalise-name.ts';
import type { SchoolClock } from '../../site/school-clock.ts';
import type { Cell } from '../../site/write-csv.ts';
import type { Results } from '../statistics/read-results.ts';
import type { RosterStudent, Score } from '../statistics/read-work.ts';
import { type PartedName, partName } from './part-name.ts';

/** A student of a class with their best attempt. It is missing if they have not handed in, or are excused. */
interface MarkLine extends PartedName {
  readonly studentClass: string;
  readonly score: Score | undefined;
  readonly isApart: boolean;
  readonly isExcused: boolean;
}

/**
 * The students of each class by surname, those who have not handed in among them, and last the names that are
 * not on its list.
 */
function linesOf({ own, apart, roster, excused }: Results): MarkLine[] {
  const toLine = ({ studentName, studentClass, isExcused }: Score | RosterStudent, score?: Score) => ({
    ...partName(studentName),
    ...{ studentClass, score, isApart: score?.standsApart ?? false, isExcused },
  });
  const lines: MarkLine[] = [
    ...[...own, ...apart].map((score) => toLine(score, score)),
    ...[...roster.filter(({ hasAttempt }) => !hasAttempt), ...excused].map((student) => toLine(student)),
  ];
  return lines.sort(
    (one, other) =>
      byName(one.studentClass, other.studentClass) ||
      Number(one.isApart) - Number(other.isApart) ||
      byName(one.surname, other.surname) ||
      byName(one.forename, other.forename),
  );
}

/** A table for the mark sheets of school systems, its heading first: a line for each student, and a mark only where there is one. */
export function marksTable(clock: SchoolClock, results: Results): Cell[][] {
  const heading = [
    'Surname',
    'Forename',
    'Class',
    'Assessment',
    'Mark',
    'Out of',
    'Percentage',
    'Grade',
    'Date',
    'Note',
  ];
  return [
    heading,
    ...linesOf(results).map((line) => [
      ...[line.surname, line.forename, line.studentClass, results.homework.title],
      ...marksOf(line),
      line.score === undefined ? null : dayOf(clock, line.score.submittedAt),
      noteOf(line, results),
    ]),
  ];
}

/** A table of one class with the marks of each question, its heading first. */
export function classTable(clock: SchoolClock, results: Results, studentClass: string): Cell[][] {
  const { questions, attempts } = results;
  const heading = [
    ...['Surname', 'Forename', 'Mark', 'Out of', 'Percentage', 'Grade', 'First percentage', 'Attempts'],
    ...[`Handed in (${clock.timeZone})`, 'Note'],
    ...questions.map(({ label, marks }) => `${label} (of ${marks})`),
  ];
  const lines = linesOf(results).filter((line) => line.studentClass === studentClass);
  return [
    heading,
    ...lines.map((line) => [
      ...[line.surname, line.forename],
      ...marksOf(line),
      line.score === undefined ? null : Math.round(line.score.firstPercentage),
      line.score?.attempts ?? null,
      line.score === undefined ? null : clock.formatStamp(line.score.submittedAt),
      noteOf(line, results),
      ...questions.map(({ id }) => attempts.get(line.score?.attemptId ?? 0)?.results.get(id)?.marksAwarded ?? null),
    ]),
  ];
}

function marksOf({ score }: MarkLine): Cell[] {
  if (score === undefined) return [null, null, null, null];
  return [score.totalMarks, score.maxMarks, Math.round(score.percentage), score.grade];
}

function noteOf({ score, studentClass, isApart, isExcused }: MarkLine, { dates }: Results): string | null {
  if (isExcused) return 'excused';
  if (score === undefined) return 'not handed in';
  const own = dates.get(studentClass);
  const said = [
    isApart && 'not on the class list',
    isLate(score, own) && 'late',
    isEarly(score, own) && 'before it opened',
  ];
  return said.filter((part) => part !== false).join(', ') || null;
}

/** '16/01/2026', as British spreadsheets and school systems read a date. */
function dayOf(clock: SchoolClock, time: string): string {
  const [year, month, day] = clock.formatStamp(time).slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}
