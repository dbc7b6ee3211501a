import type { Request } from 'express';
import * as contract from '../contract/index.ts';
import { readBoard } from '../operations/figures/class-insight/read-board.ts';
import { readHeatMap } from '../operations/figures/class-insight/read-heat-map.ts';
import { readHistories } from '../operations/figures/class-insight/read-histories.ts';
import { exportDepartment } from '../operations/figures/department/export-department.ts';
import { readDepartment } from '../operations/figures/department/read-department.ts';
import { readIdeas } from '../operations/figures/department/read-ideas.ts';
import { readMyWeek } from '../operations/figures/read-my-week.ts';
import { proposeRetrieval } from '../operations/figures/retrieval/propose-retrieval.ts';
import { setRetrieval } from '../operations/figures/retrieval/set-retrieval.ts';
import { readHomeworkDates } from '../operations/homework/dates/read-dates.ts';
import { chooseAnswersShown, setHomeworkDates } from '../operations/homework/dates/set-dates.ts';
import { chooseMyClasses } from '../operations/people/authority/my-classes.ts';
import { readAuthority } from '../operations/people/authority/own-classes.ts';
import { answerStaffCall, answerWithFile, type CallRoutes } from './answer-call.ts';

/** Calls for a teacher's week: classes, dates, and what they need with a class, a student or parents. */
export function addWeekRoutes(routes: CallRoutes): void {
  const { services } = routes;
  const id = ({ params }: Request) => String(params.id);
  answerStaffCall(routes, contract.readHomeworkDates, async (_input, request, staff) => {
    const { isForAll, classes } = await readAuthority(services, staff);
    return { ...(await readHomeworkDates(services, id(request))), settable: isForAll ? null : [...classes] };
  });
  answerStaffCall(routes, contract.setHomeworkDates, (input, request, { userId }) =>
    setHomeworkDates(services, id(request), input, userId),
  );
  answerStaffCall(routes, contract.chooseAnswersShown, ({ answersShown }, request, { userId }) =>
    chooseAnswersShown(services, id(request), answersShown, userId),
  );
  answerStaffCall(routes, contract.readMyWeek, (input, _request, staff) => readMyWeek(services, staff, input));
  answerStaffCall(routes, contract.chooseMyClasses, (input, _request, { userId }) =>
    chooseMyClasses(services, input, userId),
  );
  answerStaffCall(routes, contract.proposeRetrieval, (input) => proposeRetrieval(services, input));
  answerStaffCall(routes, contract.setRetrieval, (input, _request, { userId }) =>
    setRetrieval(services, input, userId),
  );
  answerStaffCall(routes, contract.readDepartment, (input, _request, staff) => readDepartment(services, staff, input));
  answerStaffCall(routes, contract.readDepartmentIdeas, (input, _request, staff) => readIdeas(services, staff, input));
  answerWithFile(routes, contract.exportDepartment, (input, _request, staff) =>
    exportDepartment(services, staff, input),
  );
  answerStaffCall(routes, contract.readHistories, (input) => readHistories(services, input));
  answerStaffCall(routes, contract.readHeatMap, (input, { params }) =>
    readHeatMap(services, String(params.number), input),
  );
  answerStaffCall(routes, contract.readBoard, (input, { params }) => readBoard(services, String(params.number), input));
}
