import type { ClassReport, ClassStats } from '../../../contract/teacher-statistics.ts';
import { isEarly, isLate } from '../../homework/dates/punctuality.ts';
import type { Actor } from '../../site/audit/record-audit.ts';
import { byName } from '../../site/normalise-name.ts';
import type { SchoolClock } from '../../site/school-clock.ts';
import type { Services } from '../../site/services/services.ts';
import { type Cell, writeCsv } from '../../site/write-csv.ts';
import { readAssignmentStats } from '../statistics/read-assignment-stats.ts';
import { readClassReport } from '../statistics/read-class-report.ts';
import { type Results, readResults } from '../statistics/read-results.ts';
import type { ReportChoice, RosterStudent, Score } from '../statistics/statistics-subject.ts';
import type { ExportedFile } from './export-results.ts';
import { fileName } from './file-name.ts';
import { type PartedName, partName } from './part-name.ts';
import { writeWorkbook } from './write-workbook.ts';

/**
 * The marks of a class at a homework, or of all classes, as CSV for the mark sheets of a school system: surname and forename, by class and surname, with
 * the best attempt of each. `number` is of the second numbering. Written to the audit log. Throws a `Problem` as `readClassReport` does.
 */
export async function exportMarks(
  services: Services,
  number: string,
  choice: ReportChoice,
  by: Actor,
): Promise<ExportedFile> {
  const results = await readResults(services, number, choice, { by, action: 'export-marks' });
  return { name: fileName('marks', results, 'csv'), text: writeCsv(marksTable(services.clock, results)) };
}

/** The same as an Excel workbook: an overview, a sheet for each class with the marks of each question, and how parts of questions were answered. */
export async function exportMarksWorkbook(
  services: Services,
  number: string,
  choice: ReportChoice,
  by: Actor,
): Promise<{ name: string; text: Buffer }> {
  const results = await readResults(services, number, choice, { by, action: 'export-marks' });
  const all = await readAssignmentStats(services, number, { homework: String(results.homework.id) });
  const classes = all.filter((one) => results.classCode === null || one.studentClass === results.classCode);
  const { questions } = await readClassReport(services, number, choice);
  const parts = partsTable(questions);
  const text = await writeWorkbook([
    { name: 'Overview', rows: overview(services.clock, results.homework.title, classes) },
    ...classes.map(({ studentClass }) => ({
      name: studentClass,
      rows: classTable(services.clock, results, studentClass),
    })),
    ...(parts.length > 1 ? [{ name: 'Parts', rows: parts }] : []),
  ]);
  return { name: fileName('marks', results, 'xlsx'), text };
}

function overview(clock: SchoolClock, homework: string, classes: readonly ClassStats[]): Cell[][] {
  const hasDates = classes.some(({ dates }) => dates !== undefined);
  const heading = [
    'Homework',
    'Class',
    'Teacher',
    'Handed in',
    'Of',
    'Handed in %',
    'Average %',
    'Not on the class list',
  ];
  const ofDates = [`Due (${clock.timeZone})`, 'On time', 'Late', 'Missing'];
  return [
    hasDates ? [...heading, ...ofDates] : heading,
    ...classes.map((one) => [
      ...[homework, one.studentClass, one.teacher, one.completedStudents, one.totalStudents, one.completionRate],
      one.averagePercentage,
      one.unlistedStudents.length,
      ...(hasDates ? datesCells(clock, one.dates) : []),
    ]),
  ];
}

function datesCells(clock: SchoolClock, dates: ClassStats['dates']): Cell[] {
  if (dates === undefined) return [null, null, null, null];
  return [dates.dueAt === null ? null : clock.formatStamp(dates.dueAt), dates.onTime, dates.late, dates.missing];
}

/** Of first attempts, its heading first: a line for each gap, pair, option and so on. */
function partsTable(questions: ClassReport['questions']): Cell[][] {
  const instead = [1, 2].flatMap((place) => [`Given instead ${place}`, `Students ${place}`]);
  return [
    ['Question', 'Part', 'Right', 'Of', 'Ticked', ...instead],
    ...questions.flatMap(({ questionId, label = questionId, parts = [], asked = null }) =>
      parts.map(({ part, right, ticked = null, wrong }) => [
        ...[label, part, right, asked, ticked],
        ...wrong.flatMap(({ answer, count }) => [answer, count]),
      ]),
    ),
  ];
}

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
function marksTable(clock: SchoolClock, results: Results): Cell[][] {
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
function classTable(clock: SchoolClock, results: Results, studentClass: string): Cell[][] {
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
