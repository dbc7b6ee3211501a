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
import { type CallRoutes, onId, onIdAlone, onInput, staffRoutes } from './answer-call.ts';

/** Calls for staff to decide about what was handed in, to take that back, and to see what is decided. */
export function addDecisionRoutes(routes: CallRoutes): void {
  const { services } = routes;
  const { answer } = staffRoutes(routes);
  answer(
    contract.setOverride,
    onId(services, (_services, attempt, input, by) => decisions.override.decide(services, { ...input, attempt }, by)),
  );
  answer(contract.endOverride, onIdAlone(services, decisions.override.takeBack));
  answer(contract.commentOnAttempt, onId(services, commentOnAttempt));
  answer(contract.commentOnClass, onId(services, commentOnClass));
  answer(contract.listClassComments, onId(services, listClassComments));
  answer(contract.endComment, onIdAlone(services, decisions.comment.takeBack));
  answer(contract.excludeAttempts, onInput(services, decisions.exclusion.decide));
  answer(contract.listExclusions, (input) => listExclusions(services, input));
  answer(contract.endExclusion, onIdAlone(services, decisions.exclusion.takeBack));
  answer(contract.allow, onInput(services, decisions.allowance.decide));
  answer(contract.listAllowances, (input) => listAllowances(services, input));
  answer(contract.endAllowance, onIdAlone(services, decisions.allowance.takeBack));
  answer(contract.previewFlood, (input) => previewFlood(services, input));
  answer(contract.excludeFlood, onInput(services, decisions.flood.decide));
  answer(contract.listExcludedFloods, () => listExcludedFloods(services));
  answer(contract.endFlood, onIdAlone(services, decisions.flood.takeBack));
  answer(contract.listAfterClosing, (input) => listAfterClosing(services, input));
  answer(contract.decideAfterClosing, onId(services, decideAfterClosing));
  answer(contract.changeClassRoster, onInput(services, decisions['list-change'].decide));
  answer(contract.undoRosterChange, onIdAlone(services, decisions['list-change'].takeBack));
  answer(contract.judgeAnswers, onId(services, decisions.judgement.decide));
  answer(contract.listJudgements, onId(services, listJudgements));
  answer(contract.takeBackJudgements, onId(services, decisions.judgement.takeBack));
  answer(contract.creditQuestion, onId(services, decisions.credit.decide));
  answer(contract.readQueue, async ({ from, limit, ...input }, { staff, by }) => {
    const paged = { ...input, from: toNumber(from), limit: toNumber(limit) };
    return readMayOfQueue(services, await readQueue(services, paged, by), input.homework, staff);
  });
  answer(contract.readQueueDraft, (_input, { by }) => readQueueDraft(services, by));
  answer(contract.decideInDraft, (input, { by }) => decideInDraft(services, input, by));
  answer(contract.removeFromDraft, ({ key }, { by }) => discardQueueDraft(services, by, key));
  answer(contract.discardQueueDraft, (_input, { by }) => discardQueueDraft(services, by));
  answer(contract.previewQueueDraft, (_input, { by }) => previewQueueDraft(services, by));
  answer(contract.confirmQueueDraft, (input, { staff }) => confirmQueueDraft(services, input, staff));
  answer(contract.countWaiting, (input) => countWaiting(services, input));
}

const toNumber = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));
