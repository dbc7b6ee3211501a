import type { Request } from 'express';
import * as contract from '../contract/index.ts';
import { endExclusion } from '../operations/decisions/exclusions/end-exclusion.ts';
import { excludeAttempts } from '../operations/decisions/exclusions/exclude-attempts.ts';
import { endFlood, excludeFlood, previewFlood } from '../operations/decisions/exclusions/exclude-flood.ts';
import { listExcludedFloods } from '../operations/decisions/exclusions/list-excluded-floods.ts';
import { listExclusions } from '../operations/decisions/exclusions/list-exclusions.ts';
import { judgeAnswers } from '../operations/decisions/judgements/judge-answers.ts';
import { listJudgements } from '../operations/decisions/judgements/list-judgements.ts';
import { takeBackJudgements } from '../operations/decisions/judgements/take-back-judgements.ts';
import { exportMarks, exportMarksWorkbook } from '../operations/figures/exports/export-marks.ts';
import { exportResults } from '../operations/figures/exports/export-results.ts';
import { readAttempt } from '../operations/figures/read-attempt.ts';
import { listTeacherAssignments } from '../operations/figures/statistics/list-teacher-assignments.ts';
import { readAssignmentStats } from '../operations/figures/statistics/read-assignment-stats.ts';
import { readClassReport } from '../operations/figures/statistics/read-class-report.ts';
import { readAuthority } from '../operations/people/authority/own-classes.ts';
import { offersOnAttempt, offersOnReport, offersOnRoster, readMay } from '../operations/people/authority/read-may.ts';
import { changeRoster } from '../operations/people/class-roster/change-roster.ts';
import { readClassRoster } from '../operations/people/class-roster/read-class-roster.ts';
import { undoRosterChange } from '../operations/people/class-roster/undo-change.ts';
import { answerStaffCall, answerWithFile, type CallRoutes } from './answer-call.ts';

/** The calls of the teacher dashboard. */
export function addTeacherRoutes(routes: CallRoutes): void {
  const { services } = routes;
  const number = ({ params }: Request) => String(params.number);
  answerStaffCall(routes, contract.listTeacherAssignments, () => listTeacherAssignments(services));
  answerStaffCall(routes, contract.readAssignmentStats, (input, request) =>
    readAssignmentStats(services, number(request), input),
  );
  answerStaffCall(routes, contract.readClassReport, async (input, request, staff) => {
    const report = await readClassReport(services, number(request), input);
    const [anyOfOwn] = report.class === null ? (await readAuthority(services, staff)).classes : [report.class];
    const things = { homework: String(report.homework.id), class: anyOfOwn };
    return { ...report, may: await readMay(services, staff, offersOnReport, things) };
  });
  answerStaffCall(routes, contract.readAttempt, async (_input, { params }, staff) => {
    const attempt = await readAttempt(services, String(params.id));
    return { ...attempt, may: await readMay(services, staff, offersOnAttempt, { attempt: String(attempt.id) }) };
  });
  answerStaffCall(routes, contract.excludeAttempts, ({ attemptId, scope, reason }, _request, { userId }) =>
    excludeAttempts(services, { attemptId, scope }, reason, userId),
  );
  answerStaffCall(routes, contract.listExclusions, (input) => listExclusions(services, input));
  answerStaffCall(routes, contract.previewFlood, (input) => previewFlood(services, input));
  answerStaffCall(routes, contract.excludeFlood, ({ reason, ...criteria }, _request, { userId }) =>
    excludeFlood(services, criteria, reason, userId),
  );
  answerStaffCall(routes, contract.listExcludedFloods, () => listExcludedFloods(services));
  answerStaffCall(routes, contract.endFlood, (_input, { params }, { userId }) =>
    endFlood(services, String(params.id), userId),
  );
  answerStaffCall(routes, contract.endExclusion, (_input, { params }, { userId }) =>
    endExclusion(services, String(params.id), userId),
  );
  answerStaffCall(routes, contract.judgeAnswers, (input, { params }, { userId, role }) =>
    judgeAnswers(services, String(params.id), input, userId, role),
  );
  answerStaffCall(routes, contract.listJudgements, (input, { params }) =>
    listJudgements(services, String(params.id), input),
  );
  answerStaffCall(routes, contract.takeBackJudgements, (input, { params }, { userId, role }) =>
    takeBackJudgements(services, String(params.id), input, userId, role),
  );
  answerStaffCall(routes, contract.readClassRoster, async (input, _request, staff) => {
    const roster = await readClassRoster(services, input);
    const { covers } = await readAuthority(services, staff);
    const may = await readMay(services, staff, offersOnRoster, { class: roster.studentClass });
    return { ...roster, may, otherClasses: roster.otherClasses.filter(covers) };
  });
  answerStaffCall(routes, contract.changeClassRoster, (input, _request, { userId }) =>
    changeRoster(services, input, userId),
  );
  answerStaffCall(routes, contract.undoRosterChange, (_input, { params }, { userId }) =>
    undoRosterChange(services, String(params.id), userId),
  );
  answerWithFile(routes, contract.exportMarks, (input, request, { userId }) =>
    exportMarks(services, number(request), input, userId),
  );
  answerWithFile(routes, contract.exportMarksWorkbook, (input, request, { userId }) =>
    exportMarksWorkbook(services, number(request), input, userId),
  );
  answerWithFile(routes, contract.exportResults, (input, request, { userId }) =>
    exportResults(services, number(request), input, userId),
  );
}
