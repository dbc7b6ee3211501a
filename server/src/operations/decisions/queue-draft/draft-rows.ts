import { hash } from 'node:crypto';
import type { Session } from '../../../db/session.ts';
import type { DraftDecisionRow } from '../../../db/tables/draft-decisions.ts';

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
