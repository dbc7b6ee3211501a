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
import { type CallRoutes, staffRoutes } from './answer-call.ts';

/** The calls of the teacher dashboard. */
export function addTeacherRoutes(routes: CallRoutes): void {
  const { services } = routes;
  const { answer, answerFile } = staffRoutes(routes);
  answer(contract.listTeacherAssignments, () => listTeacherAssignments(services));
  answer(contract.readAssignmentStats, (input, { id }) => readAssignmentStats(services, id, input));
  answer(contract.readClassReport, async (input, { id, staff }) => {
    const report = await readClassReport(services, id, input);
    const [anyOfOwn] = report.class === null ? (await readAuthority(services, staff)).classes : [report.class];
    const things = { homework: String(report.homework.id), class: anyOfOwn };
    return { ...report, may: await readMay(services, staff, offersOnReport, things) };
  });
  answer(contract.readAttempt, async (_input, { id, staff }) => {
    const attempt = await readAttempt(services, id);
    return { ...attempt, may: await readMay(services, staff, offersOnAttempt, { attempt: String(attempt.id) }) };
  });
  answer(contract.readClassRoster, async (input, { staff }) => {
    const roster = await readClassRoster(services, input);
    const { covers } = await readAuthority(services, staff);
    const may = await readMay(services, staff, offersOnRoster, { class: roster.studentClass });
    return { ...roster, may, otherClasses: roster.otherClasses.filter(covers) };
  });
  answer(contract.readPupil, async (_input, { id, staff }) => {
    const may = staff.role === 'admin' ? ['export' as const] : [];
    return { ...(await readPupil(services, id)), may };
  });
  answerFile(contract.exportPupil, async (_input, { id, by }) => {
    const kept = await exportStudent(services, readId(id) ?? 0, by);
    return { name: `pupil-${kept.student.id}.json`, text: `${JSON.stringify(kept, null, 2)}\n` };
  });
  answerFile(contract.exportMarks, (input, { id, by }) => exportMarks(services, id, input, by));
  answerFile(contract.exportMarksWorkbook, (input, { id, by }) => exportMarksWorkbook(services, id, input, by));
  answerFile(contract.exportResults, (input, { id, by }) => exportResults(services, id, input, by));
}
