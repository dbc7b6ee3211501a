import { type AuditEntry, type AuditSearch, auditActions, auditSearchSchema } from '@markwell/server/contract';
import { describeIssues, exportAuditLog, readWholeAuditLog, recordAudit } from '@markwell/server/operations';
import { wrongUsage } from '../../command-error.ts';
import type { Actions, Reply } from '../../command-words.ts';
import { printData } from '../../print.ts';
import { tableOf } from '../../table.ts';
import { type TerminalServices, withServices } from '../../with-services.ts';
import type { auditWords } from '../../words/records.ts';

const usuallyShown = 50;

/** `markwell audit`. */
export const actions: Actions<typeof auditWords> = {
  audit: async ({ limit, csv, json, ...typed }) => {
    const search = readSearch(typed);
    return withServices(async (services) => {
      if (!csv && !json) return show(services, search, limit ?? usuallyShown);
      for await (const piece of exportAuditLog(services, search, csv ? 'csv' : 'json', services.by, limit))
        await printData(piece);
      return undefined;
    });
  },
};

async function show(services: TerminalServices, search: AuditSearch, limit: number): Promise<Reply> {
  const { database, by, now, clock } = services;
  const entries: AuditEntry[] = [];
  for await (const page of readWholeAuditLog(services, search, limit)) entries.push(...page);
  await database.write((session) =>
    recordAudit(session, now(), { by, action: 'open-audit-log', subject: 'audit log' }),
  );
  const columns = {
    When: ({ at }: AuditEntry) => clock.formatStamp(at),
    Who: (one: AuditEntry) => one.by,
    What: (one: AuditEntry) => one.said,
    On: ({ on }: AuditEntry) => on,
    More: ({ more }: AuditEntry) => more,
  };
  return {
    shown: [tableOf(entries, columns, 'Nothing in the audit log matches.')],
    notes: entries.length === limit ? `The latest ${limit}. For more: --limit, or --csv for everything.` : '',
  };
}

function readSearch(typed: unknown): AuditSearch {
  const read = auditSearchSchema.safeParse(typed);
  if (!read.success) throw wrongUsage(describeIssues(read.error.issues));
  const { action } = read.data;
  if (action === undefined || Object.hasOwn(auditActions, action)) return read.data;
  const known = Object.keys(auditActions).join(', ');
  throw wrongUsage(`--action: there is no action ‘${action}’. There are: ${known}.`);
}
