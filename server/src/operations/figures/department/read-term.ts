import type { ClassEntry } from '../../../contract/class-list.ts';
import { type ClassWork, selectBegunSince, selectClassWork } from '../../../db/select-department.ts';
import { readAuthority } from '../../people/authority/own-classes.ts';
import { listClasses } from '../../people/classes/list-classes.ts';
import type { Staff } from '../../people/sign-in/staff.ts';
import type { Services } from '../../site/services/services.ts';
import { weeksBetween } from '../analytics/count-weeks.ts';

/** Whose classes are wanted: the reader's own, or everybody's; of one year. */
export interface ClassChoice {
  readonly all?: string | undefined;
  readonly year?: string | undefined;
}

/** Homework that a class has had this term, in its week. */
export interface TermWork {
  readonly studentClass: string;
  readonly homeworkId: number;
  /** Its Monday. */
  readonly week: string;
  readonly dueAt: string | null;
  /** Absent if nobody has handed it in. */
  readonly work: ClassWork | undefined;
}

/** What classes had this term, up to this week. */
export interface Term {
  readonly weeks: string[];
  readonly lists: readonly ClassEntry[];
  readonly classes: readonly ClassEntry[];
  readonly isAll: boolean;
  readonly work: readonly TermWork[];
}

/** When terms begin, by the school's clock: the week of that day is the first. */
const termDays = ['09-01', '04-15', '01-01'] as const;

/** Reads the term; six queries, however many classes, weeks and students there are. */
export async function readTerm(
  services: Services,
  staff: Pick<Staff, 'userId' | 'role'>,
  { all, year }: ClassChoice,
): Promise<Term> {
  const { clock, database } = services;
  const { reader } = database;
  const [lists, authority] = await Promise.all([listClasses(services), readAuthority(services, staff)]);
  const isAll = all !== undefined || authority.isForAll || authority.classes.length === 0;
  const once = [...new Map(lists.map((entry) => [entry.code, entry])).values()];
  const classes = once.filter(
    (entry) => (isAll || authority.covers(entry.code)) && (year === undefined || String(entry.year) === year),
  );
  const codes = classes.map(({ code }) => code);
  const today = services.now().toISOString();
  const thisWeek = clock.readHour(today).weekStart;
  const shown = clock.formatStamp(today).slice(0, 10);
  const firstDay = termDays.map((day) => `${shown.slice(0, 4)}-${day}`).find((day) => day <= shown) ?? shown;
  const weeks = weeksBetween(clock.readHour(`${firstDay}T12:00:00Z`).weekStart, thisWeek);
  const isOfTerm = new Set(weeks);
  const since = clock.findStart(weeks[0] ?? thisWeek);
  const dated = await reader.tables.classDates.findAll({ where: { classCode: codes }, raw: true });
  const weekOf = (time: string) => clock.readHour(time).weekStart;
  const entries = await services.catalogue.snapshot();
  const isHomework = (id: number) => entries.get(id)?.purpose !== 'retrieval';
  const due = new Map(dated.map((one) => [keyOf(one.classCode, one.homeworkId), one.dueAt]));
  const set = dated.flatMap(({ classCode, homeworkId, dueAt }) =>
    dueAt !== null && isOfTerm.has(weekOf(dueAt)) && isHomework(homeworkId) ? [{ classCode, homeworkId, dueAt }] : [],
  );
  const begun = (await selectBegunSince(reader, since)).filter(isHomework);
  const ids = new Set([...set.map(({ homeworkId }) => homeworkId), ...begun]);
  const rows =
    codes.length === 0 || ids.size === 0 ? [] : await selectClassWork(reader, { classes: codes, homework: [...ids] });
  const done = new Map(rows.map((row) => [keyOf(row.studentClass, row.homeworkId), row]));
  const handedIn = rows.map((work): TermWork => {
    const { studentClass, homeworkId, firstAt } = work;
    const dueAt = due.get(keyOf(studentClass, homeworkId)) ?? null;
    return { studentClass, homeworkId, dueAt, work, week: weekOf(dueAt ?? firstAt) };
  });
  const missing = set
    .filter(({ classCode, homeworkId }) => !done.has(keyOf(classCode, homeworkId)))
    .map(({ classCode: studentClass, homeworkId, dueAt }): TermWork => {
      return { studentClass, homeworkId, dueAt, work: undefined, week: weekOf(dueAt) };
    });
  const work = [...handedIn, ...missing].filter(({ week }) => isOfTerm.has(week));
  return { weeks, lists: once, classes, isAll, work };
}

/** Names a homework of a class. */
export const keyOf = (code: string, homeworkId: number) => `${homeworkId} ${code}`;
