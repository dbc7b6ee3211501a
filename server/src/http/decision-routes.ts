import type { Request } from 'express';
import * as contract from '../contract/index.ts';
import { endComment } from '../operations/comments/end-comment.ts';
import { commentOnAttempt, commentOnClass, listClassComments } from '../operations/comments/write-comment.ts';
import { creditQuestion } from '../operations/credits/credit-question.ts';
import { refuseOthersWork } from '../operations/my-week/decided-class.ts';
import { refuseOthersClasses } from '../operations/my-week/my-classes.ts';
import { endOverride } from '../operations/overrides/end-override.ts';
import { setOverride } from '../operations/overrides/set-override.ts';
import { countWaiting } from '../operations/queue/count-waiting.ts';
import { readQueue } from '../operations/queue/read-queue.ts';
import { answerStaffCall, type CallRoutes } from './answer-call.ts';

/** The calls by which teachers decide about marks, and say something to those who got them. */
export function addDecisionRoutes(routes: CallRoutes): void {
  const { services } = routes;
  const id = ({ params }: Request) => String(params.id);
  answerStaffCall(routes, contract.setOverride, async (input, request, staff) => {
    await refuseOthersWork(services, staff, 'attempt', id(request));
    return setOverride(services, id(request), input, staff.userId);
  });
  answerStaffCall(routes, contract.endOverride, async (_input, request, staff) => {
    await refuseOthersWork(services, staff, 'override', id(request));
    return endOverride(services, id(request), staff.userId);
  });
  answerStaffCall(routes, contract.commentOnAttempt, async ({ text }, request, staff) => {
    await refuseOthersWork(services, staff, 'attempt', id(request));
    return commentOnAttempt(services, id(request), text, staff.userId);
  });
  answerStaffCall(routes, contract.commentOnClass, async (input, request, staff) => {
    await refuseOthersClasses(services, staff, [input.class]);
    return commentOnClass(services, id(request), input, staff.userId);
  });
  answerStaffCall(routes, contract.listClassComments, (input, request) =>
    listClassComments(services, id(request), input),
  );
  answerStaffCall(routes, contract.endComment, async (_input, request, staff) => {
    await refuseOthersWork(services, staff, 'comment', id(request));
    return endComment(services, id(request), staff.userId);
  });
  answerStaffCall(routes, contract.creditQuestion, (input, request, { userId }) =>
    creditQuestion(services, id(request), input, userId),
  );
  answerStaffCall(routes, contract.readQueue, ({ from, limit, ...input }) =>
    readQueue(services, { ...input, from: toNumber(from), limit: toNumber(limit) }),
  );
  answerStaffCall(routes, contract.countWaiting, (input) => countWaiting(services, input));
}

const toNumber = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));
