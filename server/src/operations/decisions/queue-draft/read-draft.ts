import { hash } from 'node:crypto';
import { isMarkedQuestion } from '@markwell/marking-core';
import type { DraftDecision, QueueDraft } from '../../../contract/queue-draft.ts';
import type { Session } from '../../../db/session.ts';
import type { DraftDecisionRow } from '../../../db/tables/decisions.ts';
import { questionNamer } from '../../homework/catalogue/tell-question.ts';
import type { Services } from '../../site/services/services.ts';
import { troubleFinder } from './draft-trouble.ts';

/** What somebody has decided in the queue and not confirmed, with what stands in the way of it by now. */
export async function readQueueDraft(services: Services, userId: number): Promise<QueueDraft> {
  const rows = await selectDraft(services.database.reader, userId);
  return { decisions: await describeDecisions(services, rows), token: draftToken(rows) };
}

/** Decisions as they are told. */
export async function describeDecisions(
  services: Services,
  rows: readonly DraftDecisionRow[],
): Promise<DraftDecision[]> {
  const entries = await services.catalogue.snapshot();
  const findTrouble = troubleFinder(services, entries);
  return Promise.all(
    rows.map(async (row) => {
      const { homeworkId, questionId, answer, choice, marks, seenMarks } = row;
      const entry = entries.get(homeworkId);
      const version = entry?.version ?? row.seenVersion;
      const scheme = await services.catalogue.findScheme(homeworkId, version);
      const question = scheme?.questions.filter(isMarkedQuestion).find(({ id }) => id === questionId);
      return {
        key: row.groupKey,
        homework: { id: homeworkId, title: entry?.title ?? `Homework ${homeworkId}` },
        ...{ questionId, answer, choice, marks, seenMarks, version },
        ...questionNamer(entry?.questions ?? [])(questionId),
        maxMarks: question?.maxMarks ?? marks,
        trouble: await findTrouble(row),
      };
    }),
  );
}

/** What somebody has decided and not confirmed, in the order in which they did. */
export function selectDraft({ tables, transaction }: Session, userId: number): Promise<DraftDecisionRow[]> {
  return tables.draftDecisions.findAll({ where: { userId }, order: ['id'], transaction });
}

/** Names these decisions and no others, ever: each has a number of its own. */
export function draftToken(decisions: readonly Pick<DraftDecisionRow, 'id'>[]): string {
  return hash('sha256', decisions.map(({ id }) => id).join(), 'base64url').slice(0, 22);
}

/** Two windows of one account change its draft one after the other, from here to the end of the transaction. */
export async function holdDraft({ tables, transaction }: Session, userId: number): Promise<void> {
  await tables.users.findByPk(userId, { attributes: ['id'], lock: true, transaction });
}
