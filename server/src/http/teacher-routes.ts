import type { Request } from 'express';
import * as contract from '../contract/index.ts';
import { readId } from '../db/session.ts';
import { readPupil } from '../operations/figures/class-insight/read-pupil.ts';
import { exportMarks, exportMarksWorkbook } from '../operations/figures/exports/export-marks.ts';
import { exportResults } from '../operations/figures/exports/export-results.ts';
import { readAttempt } from '../operations/figures/read-attempt.ts';
import { listTeacherAssignments } from '../operations/figures/statistics/list-teacher-assignments.ts';
import { readAssignmentStats } from '../operations/figures/statistics/read-assignment-stats.ts';
import { readClassReport } from '../operations/figures/statistics/read-class-report.ts';
import { readAuthority } from '../operations/people/authority/own-classes.ts';
import { offersOnAttempt, offersOnReport, offersOnRoster, readMay } from '../operations/people/authority/read-may.ts';
import { readClassRoster } from '../operations/people/class-roster/read-class-roster.ts';
import { exportStudent } from '../operations/people/students/export-student.ts';
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
  answerStaffCall(routes, contract.readClassRoster, async (input, _request, staff) => {
    const roster = await readClassRoster(services, input);
    const { covers } = await readAuthority(services, staff);
    const may = await readMay(services, staff, offersOnRoster, { class: roster.studentClass });
    return { ...roster, may, otherClasses: roster.otherClasses.filter(covers) };
  });
  answerStaffCall(routes, contract.readPupil, async (_input, { params }, { role }) => {
    const may = role === 'admin' ? ['export' as const] : [];
    return { ...(await readPupil(services, String(params.id))), may };
  });
  answerWithFile(routes, contract.exportPupil, async (_input, { params }, { userId }) => {
    const kept = await exportStudent(services, readId(String(params.id)) ?? 0, userId);
    return { name: `pupil-${kept.student.id}.json`, text: `${JSON.stringify(kept, null, 2)}\n` };
  });
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
