import { Op, type WhereOptions } from 'sequelize';
import { type AuditEntry, type AuditSearch, auditActions } from '../../../contract/audit.ts';
import type { Session } from '../../../db/session.ts';
import type { AuditEntryRow } from '../../../db/tables/site.ts';
import { Problem } from '../problems/problem.ts';
import type { Services } from '../services/services.ts';
import { auditFilter } from './audit-filter.ts';
import { describeSubjects } from './describe-subjects.ts';

/** Some of the audit log, the latest first, and where to go on. */
export interface AuditPage {
  readonly entries: AuditEntry[];
  /** The last of them, if there are more. */
  readonly next: string | null;
}

const pageSize = 50;

/** The page of the audit log that comes after the entry `before`. Throws a `Problem` for a date or an entry that there is not. */
export async function readAuditLog(
  { database, clock }: Services,
  { before, ...search }: AuditSearch & { readonly before?: string | undefined },
): Promise<AuditPage> {
  const filter = await auditFilter(database.reader, clock, search);
  return readPage(database.reader, filter, pageSize, before);
}

/**
 * What a search finds, all of it or the latest `limit`, page by page, so that memory stays the same however long the log is. Throws
 * as `readAuditLog` does.
 */
export async function* readWholeAuditLog(
  { database, clock }: Services,
  search: AuditSearch,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<AuditEntry[]> {
  const filter = await auditFilter(database.reader, clock, search);
  let left = limit;
  let before: string | undefined;
  while (left > 0) {
    const page: AuditPage = await readPage(database.reader, filter, Math.min(left, 1000), before);
    yield page.entries;
    if (page.next === null) return;
    left -= page.entries.length;
    before = page.next;
  }
}

/** Goes on from the time and number of an entry rather than after so many: the last page takes no longer than the first. */
async function readPage(session: Session, filter: WhereOptions[], size: number, before?: string): Promise<AuditPage> {
  const { tables, transaction } = session;
  const from = before === undefined ? [] : [await comesAfter(session, before)];
  const rows = await tables.auditLog.findAll({
    where: { [Op.and]: [...filter, ...from] },
    include: ['user'],
    order: [
      ['at', 'DESC'],
      ['id', 'DESC'],
    ],
    limit: size + 1,
    transaction,
  });
  const shown = rows.slice(0, size);
  return {
    entries: await describeRows(session, shown),
    next: rows.length > size ? String(shown.at(-1)?.id) : null,
  };
}

async function comesAfter({ tables, transaction }: Session, before: string): Promise<WhereOptions> {
  const last = await tables.auditLog.findByPk(before, { attributes: ['id', 'at'], transaction });
  if (last === null) throw new Problem('not-found', `The audit log has no entry ${before}.`, { field: 'before' });
  const { id, at } = last;
  // The first of these is what the index is searched by.
  return { at: { [Op.lte]: at }, [Op.or]: [{ at: { [Op.lt]: at } }, { id: { [Op.lt]: id } }] };
}

async function describeRows(session: Session, rows: readonly AuditEntryRow[]): Promise<AuditEntry[]> {
  const said = await describeSubjects(session, [...new Set(rows.map(({ subject }) => subject))]);
  return rows.map(({ id, at, user, terminalUser, action, subject, details }) => {
    return {
      id,
      at,
      by: user?.displayName ?? (terminalUser === null ? whoIsNobody(action) : `${terminalUser} (at a terminal)`),
      username: user?.username ?? null,
      action,
      said: sayAction(action),
      on: said.get(subject) ?? subject,
      subject,
      more: sayDetails(details),
    };
  });
}

/** Nobody is known to have done it: Markwell itself did, or somebody who was not let in. */
const whoIsNobody = (action: string) => (action.startsWith('fail-') ? 'Somebody' : 'Markwell');

/** What an older version recorded may have no words any more. */
function sayAction(action: string): string {
  if (isKnown(action)) return auditActions[action];
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isKnown(action: string): action is keyof typeof auditActions {
  return Object.hasOwn(auditActions, action);
}

/**
 * The details of an entry as people read them: 'Version 3. Classes: 8a/Sc1, 8a/Sc2.' Whatever is empty is left out; '' for
 * nothing, and for what cannot be read.
 */
function sayDetails(details: string | null): string {
  const read = details === null ? undefined : parse(details);
  if (!isRecord(read)) return '';
  return Object.entries(read)
    .map(([name, value]) => ({ name: inWords(name), said: say(value) }))
    .filter(({ said }) => said !== '')
    .map(({ name, said }) => `${name}: ${said}.`)
    .join(' ');
}

/** 'changesDetails' as 'Changes details'. */
function inWords(name: string): string {
  const words = name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function say(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(say).filter(Boolean).join(', ');
  if (!isRecord(value)) return String(value);
  return Object.entries(value)
    .map(([name, own]) => ({ name, said: say(own) }))
    .filter(({ said }) => said !== '')
    .map(({ name, said }) => `${inWords(name).toLowerCase()} ${said}`)
    .join(', ');
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
