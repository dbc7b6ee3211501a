import type { Question } from '@markwell/marking-core';
import type { StoredDates } from '../../../db/select-class-dates.ts';
import type { Score } from '../../../db/select-scores.ts';
import { isLate } from '../../homework/dates/punctuality.ts';
import { byName } from '../../site/normalise-name.ts';
import type { SchoolClock } from '../../site/school-clock.ts';
import type { Services } from '../../site/services/services.ts';
import { type Cell, writeCsv } from '../../site/write-csv.ts';
import type { ReportChoice } from '../statistics/read-class-report.ts';
import { readResults } from '../statistics/read-results.ts';
import { fileName } from './file-name.ts';

/** A file to save. */
export interface ExportedFile {
  /** Letters, digits, hyphens and full stops only. */
  readonly name: string;
  readonly text: string;
}

/**
 * The results of a class at a homework as CSV, or of all classes: a line for each student, by class and name, with the
 * best attempt and the marks of each question, also of those asked before the homework was edited; those on a class list without an
 * attempt with 'No', and after all others the names that are on no class list. Written to the audit log. Throws a `Problem` as `readClassReport` does.
 */
export async function exportResults(
  services: Services,
  number: string,
  choice: ReportChoice,
  by: number,
): Promise<ExportedFile> {
  const results = await readResults(services, number, choice, { by, action: 'export-results' });
  const { own, apart, notDone, attempts, questions, classes, dates } = results;
  const onLists = new Set(classes.map(({ code }) => code));
  const { clock } = services;
  const time = services.now().toISOString();
  const done = (some: readonly Score[]) =>
    some.map((score) => [
      ...doneLine(clock, score, onLists),
      ...datesCells(clock, dates, score.student_class, (due) => (isLate(score, due) ? 'Late' : 'On time')),
      ...questions.map(({ id }) => attempts.get(score.attempt_id)?.results.get(id)?.marksAwarded ?? null),
    ]);
  const missing = notDone.map((student) => [
    ...notDoneLine(student, onLists),
    ...datesCells(clock, dates, student.student_class, ({ due_at: dueAt }) => (dueAt < time ? 'Missing' : null)),
    ...questions.map(() => null),
  ]);
  const lines = [...[...done(own), ...missing].sort(byClassAndName), ...done(apart).sort(byClassAndName)];
  return {
    name: fileName('results', results, 'csv'),
    text: writeCsv([heading(clock, questions, dates.size > 0), ...lines]),
  };
}

function byClassAndName(one: readonly Cell[], other: readonly Cell[]): number {
  return byName(String(one[0]), String(other[0])) || byName(String(one[1]), String(other[1]));
}

function heading({ timeZone }: SchoolClock, questions: readonly Question[], hasDates: boolean): Cell[] {
  const perStudent = ['Class', 'Name', 'Done', 'Marks', 'Out of', 'Percentage', 'Grade', 'First percentage'];
  const ofBest = ['Attempts', `Submitted (${timeZone})`, 'Minutes', 'Class on a list', 'Name not on list'];
  const ofDates = hasDates ? [`Due (${timeZone})`, 'Handed in'] : [];
  return [...perStudent, ...ofBest, ...ofDates, ...questions.map(({ id, marks }) => `${id} (of ${marks})`)];
}

/** A class may have left the lists while its students were at work. */
const onList = (lists: ReadonlySet<string>, code: string): Cell => (lists.has(code) ? 'Yes' : 'No');

type Due = StoredDates & { readonly due_at: string };

/** Two cells, where any class has dates: when it was due for this one, and how that was kept. */
function datesCells(
  clock: SchoolClock,
  dates: ReadonlyMap<string, StoredDates>,
  classCode: string,
  say: (due: Due) => string | null,
): Cell[] {
  if (dates.size === 0) return [];
  const own = dates.get(classCode);
  if (own === undefined || own.due_at === null) return [null, null];
  const { due_at: dueAt } = own;
  return [clock.formatStamp(dueAt), say({ ...own, due_at: dueAt })];
}

function doneLine(clock: SchoolClock, score: Score, lists: ReadonlySet<string>): Cell[] {
  return [
    score.student_class,
    score.student_name,
    'Yes',
    score.total_marks,
    score.max_marks,
    Math.round(score.percentage),
    score.grade,
    Math.round(score.first_percentage),
    score.attempts,
    clock.formatStamp(score.submitted_at),
    score.time_spent_minutes,
    onList(lists, score.student_class),
    score.stands_apart ? 'Yes' : null,
  ];
}

function notDoneLine(
  { student_class: studentClass, student_name: name }: { student_class: string; student_name: string },
  lists: ReadonlySet<string>,
): Cell[] {
  const empty = (length: number) => Array.from({ length }, (): Cell => null);
  return [studentClass, name, 'No', ...empty(8), onList(lists, studentClass), null];
}
