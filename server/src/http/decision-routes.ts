import type { Request } from 'express';
import * as contract from '../contract/index.ts';
import { decideAfterClosing } from '../operations/decisions/decide-after-closing.ts';
import { endComment } from '../operations/decisions/end-comment.ts';
import { endOverride } from '../operations/decisions/end-override.ts';
import { creditQuestion } from '../operations/decisions/judgements/credit-question.ts';
import { listAfterClosing } from '../operations/decisions/list-after-closing.ts';
import { countWaiting } from '../operations/decisions/queue/count-waiting.ts';
import { readMayOfQueue } from '../operations/decisions/queue/read-may-of-queue.ts';
import { readQueue } from '../operations/decisions/queue/read-queue.ts';
import { confirmQueueDraft } from '../operations/decisions/queue-draft/confirm-draft.ts';
import { decideInDraft, discardQueueDraft } from '../operations/decisions/queue-draft/decide-in-draft.ts';
import { previewQueueDraft } from '../operations/decisions/queue-draft/preview-draft.ts';
import { readQueueDraft } from '../operations/decisions/queue-draft/read-draft.ts';
import { setOverride } from '../operations/decisions/set-override.ts';
import { commentOnAttempt, commentOnClass, listClassComments } from '../operations/decisions/write-comment.ts';
import { answerStaffCall, type CallRoutes } from './answer-call.ts';

/** Calls for teachers to decide about marks and write comments. */
export function addDecisionRoutes(routes: CallRoutes): void {
  const { services } = routes;
  const id = ({ params }: Request) => String(params.id);
  answerStaffCall(routes, contract.setOverride, (input, request, { userId }) =>
    setOverride(services, id(request), input, userId),
  );
  answerStaffCall(routes, contract.endOverride, (_input, request, { userId }) =>
    endOverride(services, id(request), userId),
  );
  answerStaffCall(routes, contract.commentOnAttempt, ({ text }, request, { userId }) =>
    commentOnAttempt(services, id(request), text, userId),
  );
  answerStaffCall(routes, contract.commentOnClass, (input, request, { userId }) =>
    commentOnClass(services, id(request), input, userId),
  );
  answerStaffCall(routes, contract.listClassComments, (input, request) =>
    listClassComments(services, id(request), input),
  );
  answerStaffCall(routes, contract.endComment, (_input, request, { userId }) =>
    endComment(services, id(request), userId),
  );
  answerStaffCall(routes, contract.creditQuestion, (input, request, { userId }) =>
    creditQuestion(services, id(request), input, userId),
  );
  answerStaffCall(routes, contract.listAfterClosing, (input) => listAfterClosing(services, input));
  answerStaffCall(routes, contract.decideAfterClosing, ({ decision }, request, { userId }) =>
    decideAfterClosing(services, id(request), decision, userId),
  );
  answerStaffCall(routes, contract.readQueue, async ({ from, limit, ...input }, _request, staff) => {
    const paged = { ...input, from: toNumber(from), limit: toNumber(limit) };
    return readMayOfQueue(services, await readQueue(services, paged, staff.userId), input.homework, staff);
  });
  answerStaffCall(routes, contract.readQueueDraft, (_input, _request, { userId }) => readQueueDraft(services, userId));
  answerStaffCall(routes, contract.decideInDraft, (input, _request, { userId }) =>
    decideInDraft(services, input, userId),
  );
  answerStaffCall(routes, contract.removeFromDraft, ({ key }, _request, { userId }) =>
    discardQueueDraft(services, userId, key),
  );
  answerStaffCall(routes, contract.discardQueueDraft, (_input, _request, { userId }) =>
    discardQueueDraft(services, userId),
  );
  answerStaffCall(routes, contract.previewQueueDraft, (_input, _request, { userId }) =>
    previewQueueDraft(services, userId),
  );
  answerStaffCall(routes, contract.confirmQueueDraft, (input, _request, staff) =>
    confirmQueueDraft(services, input, staff),
  );
  answerStaffCall(routes, contract.countWaiting, (input) => countWaiting(services, input));
}

const toNumber = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));
