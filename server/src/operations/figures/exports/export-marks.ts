import type { ClassReport, ClassStats } from '../../../contract/teacher-statistics.ts';
import type { Actor } from '../../site/audit/actor.ts';
import type { SchoolClock } from '../../site/school-clock.ts';
import type { Services } from '../../site/services/services.ts';
import { type Cell, writeCsv } from '../../site/write-csv.ts';
import { readAssignmentStats } from '../statistics/read-assignment-stats.ts';
import { readClassReport } from '../statistics/read-class-report.ts';
import { readResults } from '../statistics/read-results.ts';
import type { ReportChoice } from '../statistics/statistics-subject.ts';
import type { ExportedFile } from './export-results.ts';
import { fileName } from './file-name.ts';
import { classTable, marksTable } from './mark-lines.ts';
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
