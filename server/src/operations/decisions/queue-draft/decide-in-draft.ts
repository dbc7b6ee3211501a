import { isMarkedQuestion } from '@markwell/marking-core';
import type * as z from 'zod/mini';
import type { decideInDraft as decideCall, QueueDraft } from '../../../contract/queue-draft.ts';
import { getScheme, getSchemeHomework } from '../../schemes/versions/find-scheme.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { whatIsWrong } from '../judgements/judge-answers.ts';
import { groupKey, sayingOf } from '../queue/group-answers.ts';
import { holdDraft, readQueueDraft } from './read-draft.ts';

/** As many as one call judges. */
const mostDecisions = 500;

/** Decides about a group in somebody's draft, as the contract says. Durable when it resolves. */
export async function decideInDraft(
  services: Services,
  { homeworkId, questionId, answer, choice = null, marks, seen }: z.output<typeof decideCall.input>,
  userId: number,
): Promise<QueueDraft> {
  const { homework, current } = await getSchemeHomework(services, String(homeworkId));
  const scheme = await getScheme(services, homework, current);
  const question = scheme.questions.find(({ id }) => id === questionId);
  const wrong = whatIsWrong({ questionId, answer, marks, ...(choice !== null && { choice }) }, question);
  if (wrong !== undefined) throw new Problem('invalid-input', wrong.reason, { field: wrong.field });
  if (question === undefined || !isMarkedQuestion(question)) throw new Error('What is wrong with it was not found');
  if ((await services.catalogue.findScheme(homework.id, seen.version)) === undefined)
    throw new Problem('invalid-input', 'the mark scheme has no such version.', { field: 'seen.version' });
  const row = {
    ...{ userId, homeworkId: homework.id, questionId, answer: answer.trim(), choice },
    groupKey: groupKey(sayingOf(homework.id, question, answer, choice)),
    ...{ seenMarks: seen.marks, seenVersion: seen.version, at: services.now().toISOString() },
  };
  await services.database.write(async (session) => {
    await holdDraft(session, userId);
    const { tables, transaction } = session;
    await tables.draftDecisions.destroy({ where: { userId, groupKey: row.groupKey }, transaction });
    if ((await tables.draftDecisions.count({ where: { userId }, transaction })) >= mostDecisions)
      throw new Problem('conflict', `${mostDecisions} answers are judged and not confirmed. Confirm them first.`);
    await tables.draftDecisions.create({ ...row, marks }, { transaction });
  });
  return readQueueDraft(services, userId);
}

/** Throws away somebody's draft, or one decision of it. */
export async function discardQueueDraft(services: Services, userId: number, key?: string): Promise<QueueDraft> {
  await services.database.write(async (session) => {
    await holdDraft(session, userId);
    const { tables, transaction } = session;
    await tables.draftDecisions.destroy({
      where: { userId, ...(key !== undefined && { groupKey: key }) },
      transaction,
    });
  });
  return readQueueDraft(services, userId);
}
