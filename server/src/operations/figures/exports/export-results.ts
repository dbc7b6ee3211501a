import type { StoredDates } from '../../../db/select-class-dates.ts';
import { dueFor, isLate, isMissing } from '../../homework/dates/punctuality.ts';
import { byName } from '../../site/normalise-name.ts';
import type { Services } from '../../site/services/services.ts';
import { type Cell, writeCsv } from '../../site/write-csv.ts';
import { type Results, readResults } from '../statistics/read-results.ts';
import type { ReportChoice, RosterStudent, Score } from '../statistics/statistics-subject.ts';
import { fileName } from './file-name.ts';

/** A file to save. */
export interface ExportedFile {
  /** Letters, digits, hyphens and full stops only. */
  readonly name: string;
  readonly text: string;
}

/**
 * The results of a class at a homework as CSV, or of all classes: a line for each student, by class and name,
 * with the best attempt and the marks of each question, also of those asked before the homework was edited.
 * Those on a class list without an attempt have 'No', those who are excused 'Excused', with what they handed in all the same, and after all others come the names on no class list.
 * Written to the audit log.
 */
export async function exportResults(
  services: Services,
  number: string,
  choice: ReportChoice,
  by: number,
): Promise<ExportedFile> {
  const results = await readResults(services, number, choice, { by, action: 'export-results' });
  const { own, apart, roster, excused, dates } = results;
  const columns = columnsOf(services, results);
  const write = (lines: readonly Line[]) =>
    lines
      .toSorted(
        (one, other) => byName(one.studentClass, other.studentClass) || byName(one.studentName, other.studentName),
      )
      .map((line) => columns.map(([, cell]) => cell(line, dates.get(line.studentClass))));
  const missing = roster.filter((student) => !student.hasAttempt);
  const heading = columns.map(([title]) => title);
  return {
    name: fileName('results', results, 'csv'),
    text: writeCsv([heading, ...write([...own, ...missing, ...excused]), ...write(apart)]),
  };
}

/** A student, with the score if there is one. */
type Line = Score | RosterStudent;
type Column = readonly [title: string, cell: (line: Line, dates: StoredDates | undefined) => Cell];

const isDone = (line: Line): line is Score => 'attemptId' in line;
/** A cell that is empty for whoever has not handed in. */
const ofScore = (cell: (score: Score) => Cell) => (line: Line) => (isDone(line) ? cell(line) : null);

function columnsOf({ clock, now }: Services, { attempts, questions, classes, dates }: Results): readonly Column[] {
  // A class may have left the lists while its students were at work.
  const onLists = new Set(classes.map(({ code }) => code));
  const time = now().toISOString();
  const ofDates: readonly Column[] = [
    [
      `Due (${clock.timeZone})`,
      (line, own) => {
        const due = dueFor(line, own);
        return due === null ? null : clock.formatStamp(due);
      },
    ],
    [
      'Handed in',
      (line, own) => {
        if (line.isExcused) return 'Excused';
        if (!own?.dueAt) return null;
        if (isDone(line)) return isLate(line, own) ? 'Late' : 'On time';
        return isMissing(line, own, time) ? 'Missing' : null;
      },
    ],
  ];
  return [
    ['Class', ({ studentClass }) => studentClass],
    ['Name', ({ studentName }) => studentName],
    ['Done', (line) => (line.isExcused ? 'Excused' : isDone(line) ? 'Yes' : 'No')],
    ['Marks', ofScore(({ totalMarks }) => totalMarks)],
    ['Out of', ofScore(({ maxMarks }) => maxMarks)],
    ['Percentage', ofScore(({ percentage }) => Math.round(percentage))],
    ['Grade', ofScore(({ grade }) => grade)],
    ['First percentage', ofScore(({ firstPercentage }) => Math.round(firstPercentage))],
    ['Attempts', ofScore((score) => score.attempts)],
    [`Submitted (${clock.timeZone})`, ofScore(({ submittedAt }) => clock.formatStamp(submittedAt))],
    ['Minutes', ofScore(({ attemptId }) => attempts.get(attemptId)?.timeSpentMinutes ?? null)],
    ['Class on a list', ({ studentClass }) => (onLists.has(studentClass) ? 'Yes' : 'No')],
    ['Name not on list', ofScore(({ standsApart }) => (standsApart ? 'Yes' : null))],
    ...(dates.size > 0 ? ofDates : []),
    ...questions.map(({ id, label, marks }): Column => {
      const marksOf = ofScore(({ attemptId }) => attempts.get(attemptId)?.results.get(id)?.marksAwarded ?? null);
      return [`${label} (of ${marks})`, marksOf];
    }),
  ];
}
