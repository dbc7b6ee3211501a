import type { Request } from 'express';
import * as contract from '../contract/index.ts';
import { chooseAnswersShown } from '../operations/class-dates/choose-answers-shown.ts';
import { readHomeworkDates } from '../operations/class-dates/read-dates.ts';
import { setHomeworkDates } from '../operations/class-dates/set-dates.ts';
import { answerStaffCall, type CallRoutes } from './answer-call.ts';

/** The calls by which staff say when homework is due, and when what it expects is shown. */
export function addDatesRoutes(routes: CallRoutes): void {
  const { services } = routes;
  const id = ({ params }: Request) => String(params.id);
  answerStaffCall(routes, contract.readHomeworkDates, (_input, request) => readHomeworkDates(services, id(request)));
  answerStaffCall(routes, contract.setHomeworkDates, (input, request, { userId }) =>
    setHomeworkDates(services, id(request), input, userId),
  );
  answerStaffCall(routes, contract.chooseAnswersShown, ({ answersShown }, request, { userId }) =>
    chooseAnswersShown(services, id(request), answersShown, userId),
  );
}
