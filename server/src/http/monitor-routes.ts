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
import { type CallRoutes, staffRoutes } from './answer-call.ts';

/** Calls for administrators to see who is on the site, how the school is doing, and who did what. */
export function addMonitorRoutes(routes: CallRoutes, findPlace: FindPlace): void {
  const { services } = routes;
  const { answer, answerFile } = staffRoutes(routes);
  const noted = async <Answer>(staff: Staff, answer: () => Promise<Answer>) => {
    await noteOpening(services, staff, 'open-monitor');
    return answer();
  };
  answer(contract.readUserStats, (_input, { staff }) => noted(staff, () => readUserStats(services, findPlace)));
  answer(contract.listActiveUsers, (_input, { staff }) => noted(staff, () => listActiveUsers(services)));
  answer(contract.listHistoricalUsers, (_input, { staff }) => noted(staff, () => listHistoricalUsers(services)));
  answer(contract.readIpReport, (_input, { staff }) => noted(staff, () => readIpReport(services)));
  answer(contract.readAnalytics, (input) => readAnalytics(services, input));
  answer(contract.readAuditLog, async (input, { staff }) => {
    await noteOpening(services, staff, 'open-audit-log');
    return readAuditLog(services, input);
  });
  answerFile(contract.exportAuditCsv, (input, { by }) => exportAuditFile(services, input, 'csv', by));
  answerFile(contract.exportAuditJson, (input, { by }) => exportAuditFile(services, input, 'json', by));
}
