import type { AuditEntry, AuditSearch } from '../../../contract/audit.ts';
import type { SchoolClock } from '../school-clock.ts';
import type { Services } from '../services/services.ts';
import { type Cell, writeCsv } from '../write-csv.ts';
import { readWholeAuditLog } from './read-audit-log.ts';
import { type Actor, recordAudit } from './record-audit.ts';

/** How the audit log can be taken away. */
export type AuditFormat = 'csv' | 'json';

/** What the file begins with, what comes between two pages and what it ends with; and how a page is written. */
const formats = {
  csv: {
    start: ({ timeZone }: SchoolClock) =>
      writeCsv([
        [`Time (${timeZone})`, 'Time (UTC)', 'Who', 'Username', 'What', 'On', 'More', 'Action', 'Subject', 'Number'],
      ]),
    write: (entries: readonly AuditEntry[], clock: SchoolClock) =>
      writeCsv(entries.map((one) => toCells(clock, one))).replace(/^\uFEFF/, ''),
    between: '',
    end: '',
  },
  json: {
    start: () => '[\n',
    write: (entries: readonly AuditEntry[]) => entries.map((entry) => JSON.stringify(entry)).join(',\n'),
    between: ',\n',
    end: '\n]\n',
  },
} as const satisfies Record<
  AuditFormat,
  {
    start: (clock: SchoolClock) => string;
    write: (entries: readonly AuditEntry[], clock: SchoolClock) => string;
    between: string;
    end: string;
  }
>;

/**
 * The entries that a search finds, or the latest `limit` of them, as the text of a file, in pieces. The download is recorded first, with what was searched for, so
 * that nothing leaves without it. Throws as `readAuditLog` does.
 */
export async function* exportAuditLog(
  services: Services,
  search: AuditSearch,
  format: AuditFormat,
  by: Actor,
  limit?: number,
): AsyncGenerator<string> {
  const { database, now, clock } = services;
  const pages = readWholeAuditLog(services, search, limit);
  const first = await pages.next();
  const { since, until, action } = search;
  // Not whom it was about: the log has no names of students.
  const details = { format, since, until, only: action };
  await database.write((session) =>
    recordAudit(session, now(), { by, action: 'export-audit-log', subject: 'audit log', details }),
  );
  const { start, write, between, end } = formats[format];
  yield start(clock);
  if (!first.done) yield write(first.value, clock);
  for await (const entries of pages) yield `${between}${write(entries, clock)}`;
  yield end;
}

/** The same as one file to download. */
export async function exportAuditFile(
  services: Services,
  search: AuditSearch,
  format: AuditFormat,
  by: Actor,
): Promise<{ name: string; text: string }> {
  const pieces: string[] = [];
  for await (const piece of exportAuditLog(services, search, format, by)) pieces.push(piece);
  return { name: `audit-log-${services.now().toISOString().slice(0, 10)}.${format}`, text: pieces.join('') };
}

function toCells(clock: SchoolClock, { id, at, by, username, action, said, on, subject, more }: AuditEntry): Cell[] {
  return [clock.formatStamp(at), at, by, username, said, on, more, action, subject, id];
}
