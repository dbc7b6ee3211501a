import { Op } from 'sequelize';
import * as z from 'zod/mini';
import type { updateUserSession } from '../../../contract/students.ts';
import type { Session } from '../../../db/session.ts';
import type { VisitRow } from '../../../db/tables/site.ts';
import { tidyText } from '../normalise-name.ts';
import { Problem } from '../problems/problem.ts';
import { timeBefore } from '../school-clock.ts';
import type { Services } from '../services/services.ts';

/** Where a visit was made from. */
export interface Visitor {
  readonly ipAddress: string;
  /** Where that is, as `findPlace` says. */
  readonly location: string;
  readonly userAgent: string;
  /** The page the browser says the call was made on; used where the call itself names none. */
  readonly referer: string | undefined;
}

/** A visit goes on while its pauses are shorter than this, in milliseconds. */
const longestPause = 30 * 60_000;
const mostPages = 50;

/** Visits that may go on at once from one address: a whole school is often one. */
const mostOfAddress = 2000;

/**
 * Notes that someone is on the site: goes on with their visit of the last half hour, or starts one. Gives false, and notes
 * nothing, where 2,000 visits from this address go on already: no school has so many, and somebody makes names up.
 */
export async function recordVisit(
  { database, now }: Services,
  input: z.output<typeof updateUserSession.input>,
  visitor: Visitor,
): Promise<boolean> {
  const at = now();
  const studentName = tidyText(input.studentName);
  if (studentName === '') throw new Problem('invalid-input', 'type a name', { field: 'studentName' });
  const page = readPage(input.currentPage ?? visitor.referer);
  const visit = {
    studentName,
    studentClass: tidyText(input.studentClass),
    teacher: tidyText(input.teacher),
    userType: tidyText(input.userType ?? '') || 'Student',
    assignment: input.assignment === null || input.assignment === undefined ? null : tidyText(String(input.assignment)),
    ipAddress: visitor.ipAddress,
    location: visitor.location,
    userAgent: tidyText(visitor.userAgent).slice(0, 300),
    lastSeenAt: at.toISOString(),
  };
  return database.write(async (session) => {
    const { tables, transaction } = session;
    const current = await findCurrentVisit(session, visit, timeBefore(at, longestPause));
    const pages = addPage(current === null ? [] : pagesOf(current), page);
    const seen = { ...visit, pages: JSON.stringify(pages), currentPage: page ?? current?.currentPage ?? null };
    if (current !== null) await tables.visits.update(seen, { where: { id: current.id }, transaction });
    else if (await isFull(session, visit.ipAddress, timeBefore(at, longestPause))) return false;
    else await tables.visits.create({ ...seen, startedAt: visit.lastSeenAt }, { transaction });
    return true;
  });
}

async function isFull(session: Session, ipAddress: string, since: string): Promise<boolean> {
  const { tables, transaction } = session;
  const where = { ipAddress, lastSeenAt: { [Op.gt]: since } };
  return (await tables.visits.count({ where, transaction })) >= mostOfAddress;
}

function findCurrentVisit(
  { tables, transaction }: Session,
  {
    studentName,
    studentClass,
    ipAddress,
    userAgent,
  }: Pick<VisitRow, 'studentName' | 'studentClass' | 'ipAddress' | 'userAgent'>,
  since: string,
): Promise<VisitRow | null> {
  const where = { studentClass, studentName, ipAddress, userAgent, lastSeenAt: { [Op.gt]: since } };
  return tables.visits.findOne({ where, order: [['lastSeenAt', 'DESC']], transaction });
}

function pagesOf({ pages }: VisitRow): string[] {
  return z.array(z.string()).parse(JSON.parse(pages));
}

/** The path of a page of ours, without query or fragment; null when it is none. */
function readPage(sent: string | undefined): string | null {
  if (sent === undefined || sent === '') return null;
  const base = 'http://site.invalid';
  return URL.canParse(sent, base) ? new URL(sent, base).pathname.slice(0, 200) : null;
}

function addPage(pages: readonly string[], page: string | null): readonly string[] {
  return page === null || pages.includes(page) || pages.length >= mostPages ? pages : [...pages, page];
}
