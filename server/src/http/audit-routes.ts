import * as contract from '../contract/index.ts';
import { exportAuditFile } from '../operations/site/audit/export-audit-log.ts';
import { noteOpening } from '../operations/site/audit/note-opening.ts';
import { readAuditLog } from '../operations/site/audit/read-audit-log.ts';
import { answerStaffCall, answerWithFile, type CallRoutes } from './answer-call.ts';

/** Calls for administrators to read the audit log. */
export function addAuditRoutes(routes: CallRoutes): void {
  const { services } = routes;
  answerStaffCall(routes, contract.readAuditLog, async (input, _request, staff) => {
    await noteOpening(services, staff, 'open-audit-log');
    return readAuditLog(services, input);
  });
  answerWithFile(routes, contract.exportAuditCsv, (input, _request, { userId }) =>
    exportAuditFile(services, input, 'csv', userId),
  );
  answerWithFile(routes, contract.exportAuditJson, (input, _request, { userId }) =>
    exportAuditFile(services, input, 'json', userId),
  );
}
