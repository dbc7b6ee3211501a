import { Op } from 'sequelize';
import * as z from 'zod/mini';
import type { Retention } from '../../../config.ts';
import { numberColumn, type Session, selectRows } from '../../../db/session.ts';
import { type Actor, recordAudit } from '../audit/record-audit.ts';
import { historyFor } from '../monitor/active-since.ts';
import { truncateAddress } from '../monitor/truncate-address.ts';
import { timeBefore } from '../school-clock.ts';
import type { Services } from '../services/services.ts';
import { failedSignInsKeptFor, signInsKeptFor } from './kept-for.ts';
import { countOldWork, type PurgedWork, purgeOldWork } from './purge-attempts.ts';

// SQL by hand: the same two statements for each table.

const day = 24 * 60 * 60_000;
/** Within it a change of a class list can be undone; it holds names. */
const listChangesKeptFor = 30 * day;

/** Within it confirming a draft of judgements a second time, as after a lost connection, gives what came of it. */
const confirmedKeptFor = 30 * day;

/** What has had its time: rows of a table whose time is before `age` milliseconds ago. */
interface Expired {
  readonly rows: string;
  readonly age: (retention: Retention) => number;
}

const expired = {
  visits: { rows: 'visits WHERE last_seen_at < $1', age: ({ visitDays }) => visitDays * day },
  failedSignIns: { rows: 'sign_in_failures WHERE at < $1', age: () => failedSignInsKeptFor },
  floods: { rows: 'floods WHERE last_at < $1', age: () => historyFor },
  unfinishedSignIns: { rows: 'pending_sign_ins WHERE expires_at < $1', age: () => 0 },
  signIns: { rows: 'auth_sessions WHERE created_at < $1', age: () => signInsKeptFor },
  listChanges: { rows: 'list_changes WHERE at < $1', age: () => listChangesKeptFor },
  confirmedDrafts: { rows: 'confirmed_drafts WHERE at < $1', age: () => confirmedKeptFor },
  previewPictures: { rows: 'homework_pictures WHERE expires_at < $1', age: () => 0 },
} as const satisfies Record<string, Expired>;

/** How many were, or in a dry run would be, removed. */
export type Purged = Readonly<Record<keyof typeof expired, number>> & PurgedWork;

/**
 * Removes what has had its time: visits, failed sign-ins and floods, which hold addresses, after a day, ended sign-ins after 90
 * days, changes of class lists and what came of confirmed drafts after 30, pictures of previews that nobody confirmed, and attempts where the school has set a time for them; and truncates
 * addresses that were last seen a day ago. The server does it each hour, for which `by` is null. Written to the audit log when
 * somebody asked for it, or when work of students was among it.
 */
export async function purgeExpired(
  services: Services,
  { dryRun = false, ...retention }: Retention & { readonly dryRun?: boolean | undefined },
  by: Actor,
): Promise<Purged> {
  const { database, now } = services;
  const oldest = attemptsFrom(now(), retention);
  const countAll = (session: Session) => countExpired(session, now(), retention);
  if (dryRun) return { ...(await countAll(database.reader)), ...(await countOldWork(database.reader, oldest)) };
  const counts = await database.write(async (session) => {
    const counted = await countAll(session);
    for (const one of Object.values(expired)) {
      await session.run(`DELETE FROM ${one.rows}`, [timeBefore(now(), one.age(retention))]);
    }
    return counted;
  });
  const purged = { ...counts, ...(await purgeOldWork(services, oldest)) };
  await truncateOldAddresses(services);
  if (by !== null || purged.attempts > 0) {
    await database.write((session) =>
      recordAudit(session, now(), { by, action: 'purge', subject: 'database', details: purged }),
    );
  }
  if (purged.attempts > 0) await database.scrub();
  return purged;
}

async function countExpired(session: Session, now: Date, retention: Retention) {
  const count = async ({ rows, age }: Expired) => {
    const [row] = await selectRows(
      session,
      z.object({ count: numberColumn }),
      `SELECT count(*) AS count FROM ${rows}`,
      [timeBefore(now, age(retention))],
    );
    return row?.count ?? 0;
  };
  return {
    visits: await count(expired.visits),
    failedSignIns: await count(expired.failedSignIns),
    floods: await count(expired.floods),
    unfinishedSignIns: await count(expired.unfinishedSignIns),
    signIns: await count(expired.signIns),
    listChanges: await count(expired.listChanges),
    confirmedDrafts: await count(expired.confirmedDrafts),
    previewPictures: await count(expired.previewPictures),
  };
}

/** When the oldest attempts were submitted that are kept, by the calendar: ISO 8601 UTC. */
function attemptsFrom(now: Date, { attemptYears }: Retention): string {
  if (attemptYears === null) return '';
  const oldest = new Date(now);
  oldest.setUTCFullYear(now.getUTCFullYear() - attemptYears);
  return oldest.toISOString();
}

/** Truncates the addresses of visits that were last seen more than 24 hours ago. */
export async function truncateOldAddresses({ database, now }: Services): Promise<void> {
  const dayAgo = timeBefore(now(), historyFor);
  await database.write(async ({ tables, transaction }) => {
    const isOld = { lastSeenAt: { [Op.lt]: dayAgo } };
    const old = await tables.visits.findAll({
      attributes: ['ipAddress'],
      where: isOld,
      group: ['ip_address'],
      transaction,
    });
    for (const { ipAddress } of old) {
      const truncated = truncateAddress(ipAddress);
      if (truncated === ipAddress) continue;
      await tables.visits.update({ ipAddress: truncated }, { where: { ipAddress, ...isOld }, transaction });
    }
  });
}
