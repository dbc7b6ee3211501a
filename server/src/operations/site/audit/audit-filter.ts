import { col, fn, Op, type WhereOptions, where } from 'sequelize';
import type { AuditSearch } from '../../../contract/audit.ts';
import type { Engine } from '../../../db/database-url.ts';
import type { Session } from '../../../db/session.ts';
import { normaliseName } from '../normalise-name.ts';
import { Problem } from '../problems/problem.ts';
import type { SchoolClock } from '../school-clock.ts';
import { plainSubjects } from './record-audit.ts';

/** Most students that one search looks for. */
const mostStudents = 200;

const day = 24 * 60 * 60_000;

/** Which rows of the audit log a search means. Throws a `Problem` for a date that there is not. */
export async function auditFilter(
  session: Session,
  clock: SchoolClock,
  { since, until, by, action, on }: AuditSearch,
): Promise<WhereOptions[]> {
  const filter: WhereOptions[] = [];
  if (since) filter.push({ at: { [Op.gte]: readTime(clock, since, 'since') } });
  if (until) filter.push({ at: { [Op.lt]: readTime(clock, until, 'until', 1) } });
  if (action) filter.push({ action });
  if (by?.trim()) filter.push(await doneBy(session, by.trim()));
  if (on?.trim()) filter.push(await doneTo(session, on.trim()));
  return filter;
}

/** A time as it is stored; of a day, its start by the school's clock, or that of the day so many later. */
function readTime(clock: SchoolClock, typed: string, field: string, later = 0): string {
  const isDay = typed.length === 10;
  const at = Date.parse(isDay ? `${typed}T00:00Z` : typed);
  // 30 February is no day, though some of it can be parsed.
  const isReal = !Number.isNaN(at) && new Date(at).toISOString().startsWith(typed.slice(0, 10));
  if (!isReal) throw new Problem('invalid-input', `${field}: there is no such day as ${typed}.`, { field });
  if (!isDay) return new Date(at).toISOString();
  const start = new Date(at + later * day).toISOString().slice(0, 10);
  return clock.readTime(`${start}T00:00`) ?? new Date(at + later * day).toISOString();
}

async function doneBy({ tables, transaction, engine }: Session, typed: string): Promise<WhereOptions> {
  const wanted = typed.toLowerCase();
  const users = await tables.users.findAll({ attributes: ['id', 'username', 'displayName'], transaction });
  const userId = users
    .filter(({ username, displayName }) => `${username}\n${displayName}`.toLowerCase().includes(wanted))
    .map(({ id }) => id);
  const atTerminal = contains(engine, fn('lower', col('terminal_user')), wanted);
  const themselves = wanted === 'markwell' ? [{ userId: null, terminalUser: null }] : [];
  return { [Op.or]: [{ userId }, atTerminal, ...themselves] };
}

/**
 * What is stored as 'homework 151' is looked for by what that is called: a student or a member of staff, a homework, a class, an
 * attempt; and by a class or a username that the details name.
 */
async function doneTo(session: Session, typed: string): Promise<WhereOptions> {
  const { tables, transaction } = session;
  const wanted = typed.toLowerCase();
  const holds = (...texts: readonly (string | null)[]) => texts.some((text) => text?.toLowerCase().includes(wanted));
  const subject: string[] = [typed, wanted, `class ${typed}`];
  for (const [name, words] of Object.entries(plainSubjects)) if (holds(name, words)) subject.push(name);
  for (const { id, username, displayName } of await tables.users.findAll({ transaction }))
    if (holds(username, displayName)) subject.push(`user ${id}`);
  const homework = await tables.assignments.findAll({ attributes: ['id', 'title', 'slug'], transaction });
  for (const { id, title, slug } of homework) if (holds(title, slug)) subject.push(`homework ${id}`);
  for (const id of await findStudentIds(session, typed)) subject.push(`student ${id}`);
  for (const id of await findAttemptIds(session, typed)) subject.push(`attempt ${id}`);
  return { [Op.or]: [{ subject }, contains(session.engine, col('details'), JSON.stringify(typed))] };
}

async function findStudentIds({ tables, transaction, engine }: Session, typed: string): Promise<number[]> {
  const name = normaliseName(typed);
  if (name === '') return [];
  const rows = await tables.students.findAll({
    attributes: ['id'],
    where: contains(engine, col('normalised_name'), name),
    limit: mostStudents,
    transaction,
  });
  return rows.map(({ id }) => id);
}

/** An attempt by its reference, and those of students who are called so. */
async function findAttemptIds(session: Session, typed: string): Promise<number[]> {
  const { tables, transaction } = session;
  const of = [{ reference: typed.toUpperCase() }, { studentId: await findStudentIds(session, typed) }];
  const rows = await tables.attempts.findAll({ attributes: ['id'], where: { [Op.or]: of }, transaction });
  return rows.map(({ id }) => id);
}

/** Not LIKE, which means something else by % and _. */
function contains(engine: Engine, text: Parameters<typeof where>[0], part: string) {
  return where(fn(engine === 'postgres' ? 'strpos' : 'instr', text, part), Op.gt, 0);
}
