import * as contract from '../contract/index.ts';
import { decideAfterClosing, listAfterClosing } from '../operations/decisions/after-closing.ts';
import { listAllowances } from '../operations/decisions/allowance.ts';
import { commentOnAttempt, commentOnClass, listClassComments } from '../operations/decisions/comment.ts';
import { decisions } from '../operations/decisions/decisions.ts';
import { listExcludedFloods, listExclusions } from '../operations/decisions/exclusions/exclusion.ts';
import { previewFlood } from '../operations/decisions/exclusions/flood.ts';
import { listJudgements } from '../operations/decisions/judgements/list-judgements.ts';
import { countWaiting } from '../operations/decisions/queue/count-waiting.ts';
import { readMayOfQueue } from '../operations/decisions/queue/read-may-of-queue.ts';
import { readQueue } from '../operations/decisions/queue/read-queue.ts';
import { confirmQueueDraft } from '../operations/decisions/queue-draft/confirm-draft.ts';
import { decideInDraft, discardQueueDraft } from '../operations/decisions/queue-draft/decide-in-draft.ts';
import { previewQueueDraft } from '../operations/decisions/queue-draft/preview-draft.ts';
import { readQueueDraft } from '../operations/decisions/queue-draft/read-draft.ts';
import { answerStaffCall, type CallRoutes, onId, onIdAlone, onInput } from './answer-call.ts';

/** Calls for staff to decide about what was handed in, to take that back, and to see what is decided. */
export function addDecisionRoutes(routes: CallRoutes): void {
  const { services } = routes;
  answerStaffCall(
    routes,
    contract.setOverride,
    onId(services, (_services, attempt, input, by) => decisions.override.decide(services, { ...input, attempt }, by)),
  );
  answerStaffCall(routes, contract.endOverride, onIdAlone(services, decisions.override.takeBack));
  answerStaffCall(routes, contract.commentOnAttempt, onId(services, commentOnAttempt));
  answerStaffCall(routes, contract.commentOnClass, onId(services, commentOnClass));
  answerStaffCall(routes, contract.listClassComments, onId(services, listClassComments));
  answerStaffCall(routes, contract.endComment, onIdAlone(services, decisions.comment.takeBack));
  answerStaffCall(routes, contract.excludeAttempts, onInput(services, decisions.exclusion.decide));
  answerStaffCall(routes, contract.listExclusions, (input) => listExclusions(services, input));
  answerStaffCall(routes, contract.endExclusion, onIdAlone(services, decisions.exclusion.takeBack));
  answerStaffCall(routes, contract.allow, onInput(services, decisions.allowance.decide));
  answerStaffCall(routes, contract.listAllowances, (input) => listAllowances(services, input));
  answerStaffCall(routes, contract.endAllowance, onIdAlone(services, decisions.allowance.takeBack));
  answerStaffCall(routes, contract.previewFlood, (input) => previewFlood(services, input));
  answerStaffCall(routes, contract.excludeFlood, onInput(services, decisions.flood.decide));
  answerStaffCall(routes, contract.listExcludedFloods, () => listExcludedFloods(services));
  answerStaffCall(routes, contract.endFlood, onIdAlone(services, decisions.flood.takeBack));
  answerStaffCall(routes, contract.listAfterClosing, (input) => listAfterClosing(services, input));
  answerStaffCall(routes, contract.decideAfterClosing, onId(services, decideAfterClosing));
  answerStaffCall(routes, contract.changeClassRoster, onInput(services, decisions['list-change'].decide));
  answerStaffCall(routes, contract.undoRosterChange, onIdAlone(services, decisions['list-change'].takeBack));
  answerStaffCall(routes, contract.judgeAnswers, onId(services, decisions.judgement.decide));
  answerStaffCall(routes, contract.listJudgements, onId(services, listJudgements));
  answerStaffCall(routes, contract.takeBackJudgements, onId(services, decisions.judgement.takeBack));
  answerStaffCall(routes, contract.creditQuestion, onId(services, decisions.credit.decide));
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
