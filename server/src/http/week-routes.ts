import type { Request } from 'express';
import * as contract from '../contract/index.ts';
import { readAuthority } from '../operations/authority/own-classes.ts';
import { chooseAnswersShown } from '../operations/class-dates/choose-answers-shown.ts';
import { readHomeworkDates } from '../operations/class-dates/read-dates.ts';
import { setHomeworkDates } from '../operations/class-dates/set-dates.ts';
import { readBoard } from '../operations/class-insight/read-board.ts';
import { readHeatMap } from '../operations/class-insight/read-heat-map.ts';
import { readHistories } from '../operations/class-insight/read-histories.ts';
import { chooseMyClasses } from '../operations/my-week/my-classes.ts';
import { readMyWeek } from '../operations/my-week/read-my-week.ts';
import { answerStaffCall, type CallRoutes } from './answer-call.ts';

/** The calls of a teacher's week: their classes, dates of homework, and what to look at with a class, a student or their parents. */
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
  answerStaffCall(routes, contract.readHistories, (input) => readHistories(services, input));
  answerStaffCall(routes, contract.readHeatMap, (input, { params }) =>
    readHeatMap(services, String(params.number), input),
  );
  answerStaffCall(routes, contract.readBoard, (input, { params }) => readBoard(services, String(params.number), input));
}
