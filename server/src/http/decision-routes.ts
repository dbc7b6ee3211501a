import type { Request } from 'express';
import * as contract from '../contract/index.ts';
import { decideAfterClosing } from '../operations/decisions/after-closing.ts';
import { commentOnAttempt, commentOnClass, listClassComments } from '../operations/decisions/comment.ts';
import { decisions } from '../operations/decisions/decisions.ts';
import { previewFlood } from '../operations/decisions/exclusions/flood.ts';
import { listExcludedFloods } from '../operations/decisions/exclusions/list-excluded-floods.ts';
import { listExclusions } from '../operations/decisions/exclusions/list-exclusions.ts';
import { listJudgements } from '../operations/decisions/judgements/list-judgements.ts';
import { listAfterClosing } from '../operations/decisions/list-after-closing.ts';
import { countWaiting } from '../operations/decisions/queue/count-waiting.ts';
import { readMayOfQueue } from '../operations/decisions/queue/read-may-of-queue.ts';
import { readQueue } from '../operations/decisions/queue/read-queue.ts';
import { confirmQueueDraft } from '../operations/decisions/queue-draft/confirm-draft.ts';
import { decideInDraft, discardQueueDraft } from '../operations/decisions/queue-draft/decide-in-draft.ts';
import { previewQueueDraft } from '../operations/decisions/queue-draft/preview-draft.ts';
import { readQueueDraft } from '../operations/decisions/queue-draft/read-draft.ts';
import type { Staff } from '../operations/people/sign-in/staff.ts';
import type { Services } from '../operations/site/services/services.ts';
import { answerStaffCall, type CallRoutes } from './answer-call.ts';

/** An operation on what the path names by its id. */
type OnId<Input, Told> = (
  services: Services,
  id: string,
  input: Input,
  by: number,
  role: Staff['role'],
) => Promise<Told>;

/** Calls for staff to decide about what was handed in, to take that back, and to see what is decided. */
export function addDecisionRoutes(routes: CallRoutes): void {
  const { services } = routes;
  const onId =
    <Input, Told>(act: OnId<Input, Told>) =>
    (input: Input, { params }: Request, { userId, role }: Staff) =>
      act(services, String(params.id), input, userId, role);
  const decide =
    <Input, Told>(kind: { decide: (services: Services, input: Input, by: number) => Promise<Told> }) =>
    (input: Input, _request: Request, { userId }: Staff) =>
      kind.decide(services, input, userId);
  const takeBack = <Ended>(kind: { takeBack: (services: Services, id: string, by: number) => Promise<Ended> }) =>
    onId<undefined, Ended>((_services, id, _input, by) => kind.takeBack(services, id, by));

  answerStaffCall(
    routes,
    contract.setOverride,
    onId((_services, attempt, input, by) => decisions.override.decide(services, { ...input, attempt }, by)),
  );
  answerStaffCall(routes, contract.endOverride, takeBack(decisions.override));
  answerStaffCall(routes, contract.commentOnAttempt, onId(commentOnAttempt));
  answerStaffCall(routes, contract.commentOnClass, onId(commentOnClass));
  answerStaffCall(routes, contract.listClassComments, onId(listClassComments));
  answerStaffCall(routes, contract.endComment, takeBack(decisions.comment));
  answerStaffCall(routes, contract.excludeAttempts, decide(decisions.exclusion));
  answerStaffCall(routes, contract.listExclusions, (input) => listExclusions(services, input));
  answerStaffCall(routes, contract.endExclusion, takeBack(decisions.exclusion));
  answerStaffCall(routes, contract.previewFlood, (input) => previewFlood(services, input));
  answerStaffCall(routes, contract.excludeFlood, decide(decisions.flood));
  answerStaffCall(routes, contract.listExcludedFloods, () => listExcludedFloods(services));
  answerStaffCall(routes, contract.endFlood, takeBack(decisions.flood));
  answerStaffCall(routes, contract.listAfterClosing, (input) => listAfterClosing(services, input));
  answerStaffCall(routes, contract.decideAfterClosing, onId(decideAfterClosing));
  answerStaffCall(routes, contract.changeClassRoster, decide(decisions['list-change']));
  answerStaffCall(routes, contract.undoRosterChange, takeBack(decisions['list-change']));
  answerStaffCall(routes, contract.judgeAnswers, onId(decisions.judgement.decide));
  answerStaffCall(routes, contract.listJudgements, onId(listJudgements));
  answerStaffCall(routes, contract.takeBackJudgements, onId(decisions.judgement.takeBack));
  answerStaffCall(routes, contract.creditQuestion, onId(decisions.credit.decide));
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
