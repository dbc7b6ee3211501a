import type * as z from 'zod/mini';
import type {
  AnswersShown,
  ClassDates,
  HomeworkDates,
  setHomeworkDates as setHomeworkDatesCall,
} from '../../../contract/class-dates.ts';
import { selectClassDates } from '../../../db/select-class-dates.ts';
import type { Session } from '../../../db/session.ts';
import { getClassCode } from '../../people/classes/find-class.ts';
import { type Actor, recordAudit, storeActor } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { SchoolClock } from '../../site/school-clock.ts';
import type { Services } from '../../site/services/services.ts';
import { toClassDates } from './punctuality.ts';
import { getDated, readHomeworkDates } from './read-dates.ts';

type DatesInput = z.output<typeof setHomeworkDatesCall.input>;

const none: ClassDates = { openAt: null, dueAt: null, closeAt: null };

/**
 * Sets the dates of a homework for classes, in one transaction that is written to the audit log: what is undefined stays as it is, null is taken
 * away. In a dry run says what they would be. Throws a `Problem` for an unknown homework or class, an invalid time, and dates that are not
 * in their order, and changes nothing then.
 */
export async function setHomeworkDates(
  services: Services,
  id: string,
  input: DatesInput,
  by: Actor,
  { dryRun = false }: { readonly dryRun?: boolean | undefined } = {},
): Promise<HomeworkDates> {
  const homework = await getDated(services, id);
  const classes = await readClasses(services, input.classes);
  const change = readChange(services.clock, input);
  const { database, catalogue, now } = services;
  if (dryRun) {
    const before = await readHomeworkDates(services, id);
    const changed = await planDates(database.reader, homework.id, classes, change);
    const others = before.classes.filter((one) => !classes.includes(one.studentClass));
    const dated = changed
      .filter((one) => hasDates(one))
      .map(({ classCode, ...dates }) => ({ studentClass: classCode, ...dates }));
    return { ...before, classes: [...others, ...dated] };
  }
  await database.write(async (session) => {
    const { tables, transaction } = session;
    const homeworkId = homework.id;
    await tables.assignments.findByPk(homeworkId, { attributes: ['id'], lock: true, transaction });
    const at = now();
    const planned = await planDates(session, homework.id, classes, change);
    const classCode = planned.map((one) => one.classCode);
    await tables.classDates.destroy({ where: { homeworkId, classCode }, transaction });
    const set = { homeworkId, setAt: at.toISOString(), ...storeActor(by) };
    const rows = planned.filter(hasDates).map((dates) => ({ ...dates, ...set }));
    await tables.classDates.bulkCreate(rows, { transaction });
    const action = rows.length === 0 ? 'remove-dates' : 'set-dates';
    await recordAudit(session, at, { by, action, subject: `homework ${homework.id}`, details: { classes, ...change } });
  });
  catalogue.forget();
  return readHomeworkDates(services, String(homework.id));
}

async function readClasses(services: Services, typed: readonly string[]): Promise<string[]> {
  const codes: string[] = [];
  for (const code of typed) codes.push(await getClassCode(services, code, { code: 'invalid-input', field: 'classes' }));
  return [...new Set(codes)];
}

/** The dates that are given, as ISO 8601 UTC. */
function readChange(clock: SchoolClock, { openFrom, due, closed }: DatesInput): Partial<ClassDates> {
  const read = (field: string, shown: string | null | undefined) => {
    const time = typeof shown === 'string' ? clock.readTime(shown) : shown;
    if (time === undefined && shown !== undefined)
      throw new Problem('invalid-input', `there is no ${shown?.replace('T', ' ')} by the clock of ${clock.timeZone}.`, {
        field,
      });
    return time;
  };
  const change = { openAt: read('openFrom', openFrom), dueAt: read('due', due), closeAt: read('closed', closed) };
  return Object.fromEntries(Object.entries(change).filter(([, time]) => time !== undefined));
}

async function planDates(
  session: Session,
  homeworkId: number,
  classes: readonly string[],
  change: Partial<ClassDates>,
): Promise<(ClassDates & { readonly classCode: string })[]> {
  const before = await selectClassDates(session, homeworkId);
  return classes.map((classCode) => {
    const row = before.get(classCode);
    const dates = { ...(row === undefined ? none : toClassDates(row)), ...change };
    refuseDisorder(dates, classCode);
    return { classCode, ...dates };
  });
}

function refuseDisorder({ openAt, dueAt, closeAt }: ClassDates, classCode: string): void {
  const isAfter = (one: string | null, other: string | null) => one !== null && other !== null && one >= other;
  if (isAfter(openAt, dueAt) || isAfter(openAt, closeAt))
    throw new Problem('invalid-input', `it would open for ${classCode} only when it is due or closed.`, {
      field: 'openFrom',
    });
  if (isAfter(dueAt, closeAt) && dueAt !== closeAt)
    throw new Problem('invalid-input', `it would close for ${classCode} before it is due.`, { field: 'closed' });
}

const hasDates = ({ openAt, dueAt, closeAt }: ClassDates) => (openAt ?? dueAt ?? closeAt) !== null;

/** Chooses when students see what a homework expects. Written to the audit log. Throws a `Problem` for an unknown id. */
export async function chooseAnswersShown(
  services: Services,
  id: string,
  answersShown: AnswersShown,
  by: Actor,
): Promise<HomeworkDates> {
  const { database, catalogue, now } = services;
  const homework = await getDated(services, id);
  await database.write(async (session) => {
    const at = now();
    const { tables, transaction } = session;
    const change = { answersShown, updatedAt: at.toISOString() };
    await tables.assignments.update(change, { where: { id: homework.id }, transaction });
    const details = { from: homework.answers_shown, to: answersShown };
    await recordAudit(session, at, { by, action: 'choose-answers-shown', subject: `homework ${homework.id}`, details });
  });
  catalogue.forget();
  return readHomeworkDates(services, String(homework.id));
}
