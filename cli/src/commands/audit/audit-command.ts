import { type AuditEntry, type AuditSearch, auditActions, auditSearchSchema } from '@markwell/server/contract';
import { describeIssues, exportAuditLog, readWholeAuditLog, recordAudit } from '@markwell/server/operations';
import { CommandError } from '../../command-error.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printData, printMessage } from '../../print.ts';
import { printTable } from '../../print-table.ts';
import { type TerminalServices, withServices } from '../../with-services.ts';

interface AuditOptions extends AuditSearch {
  readonly limit?: string;
  readonly csv?: boolean;
  readonly json?: boolean;
}

const usuallyShown = 50;

/** `markwell audit`. */
export async function auditCommand({ limit: typed, csv, json, ...options }: AuditOptions): Promise<void> {
  const search = readSearch(options);
  const limit = readLimit(typed);
  await withServices(async (services) => {
    if (!csv && !json) return show(services, search, limit ?? usuallyShown);
    for await (const piece of exportAuditLog(services, search, csv ? 'csv' : 'json', services.by, limit))
      await printData(piece);
  });
}

async function show(services: TerminalServices, search: AuditSearch, limit: number): Promise<void> {
  const { database, by, now, clock } = services;
  const entries: AuditEntry[] = [];
  for await (const page of readWholeAuditLog(services, search, limit)) entries.push(...page);
  await database.write((session) =>
    recordAudit(session, now(), { by, action: 'open-audit-log', subject: 'audit log' }),
  );
  if (entries.length === 0) return printMessage('Nothing in the audit log matches.');
  const rows = entries.map((one) => [clock.formatStamp(one.at), one.by, one.said, one.on, one.more]);
  await printTable(['When', 'Who', 'What', 'On', 'More'], rows);
  if (entries.length === limit) printMessage(`The latest ${limit}. For more: --limit, or --csv for everything.`);
}

function readSearch(options: AuditSearch): AuditSearch {
  const read = auditSearchSchema.safeParse(options);
  if (!read.success) throw new CommandError(describeIssues(read.error.issues), exitCodes.wrongUsage);
  const { action } = read.data;
  if (action !== undefined && !Object.hasOwn(auditActions, action)) {
    const known = Object.keys(auditActions).join(', ');
    throw new CommandError(`--action: there is no action ‘${action}’. There are: ${known}.`, exitCodes.wrongUsage);
  }
  return read.data;
}

function readLimit(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw new CommandError('--limit: give a number from 1.', exitCodes.wrongUsage);
  return Number(typed);
}
