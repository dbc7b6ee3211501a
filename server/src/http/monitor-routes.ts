import * as contract from '../contract/index.ts';
import { readAnalytics } from '../operations/figures/analytics/read-analytics.ts';
import type { Staff } from '../operations/people/sign-in/staff.ts';
import { exportAuditFile } from '../operations/site/audit/export-audit-log.ts';
import { noteOpening } from '../operations/site/audit/note-opening.ts';
import { readAuditLog } from '../operations/site/audit/read-audit-log.ts';
import { listActiveUsers, listHistoricalUsers } from '../operations/site/monitor/list-visits.ts';
import { readIpReport } from '../operations/site/monitor/read-ip-report.ts';
import { readUserStats } from '../operations/site/monitor/read-user-stats.ts';
import type { FindPlace } from '../places/places.ts';
import { answerStaffCall, answerWithFile, type CallRoutes } from './answer-call.ts';

/** Calls for administrators to see who is on the site, how the school is doing, and who did what. */
export function addMonitorRoutes(routes: CallRoutes, findPlace: FindPlace): void {
  const { services } = routes;
  const noted = async <Answer>(staff: Staff, answer: () => Promise<Answer>) => {
    await noteOpening(services, staff, 'open-monitor');
    return answer();
  };
  answerStaffCall(routes, contract.readUserStats, (_input, _request, staff) =>
    noted(staff, () => readUserStats(services, findPlace)),
  );
  answerStaffCall(routes, contract.listActiveUsers, (_input, _request, staff) =>
    noted(staff, () => listActiveUsers(services)),
  );
  answerStaffCall(routes, contract.listHistoricalUsers, (_input, _request, staff) =>
    noted(staff, () => listHistoricalUsers(services)),
  );
  answerStaffCall(routes, contract.readIpReport, (_input, _request, staff) =>
    noted(staff, () => readIpReport(services)),
  );
  answerStaffCall(routes, contract.readAnalytics, (input) => readAnalytics(services, input));
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
