import type { AfterClosing, ClosingDecision } from '../../contract/after-closing.ts';
import { recountScoresOf } from '../../db/keep-scores.ts';
import { readId } from '../../db/row-number.ts';
import type { Session } from '../../db/session.ts';
import type { AfterClosingRow } from '../../db/tables/work.ts';
import type { Actor } from '../site/audit/actor.ts';
import { type Deciding, decisionKind } from '../site/audit/decide.ts';
import { Problem } from '../site/problems/problem.ts';
import type { Services } from '../site/services/services.ts';
import { findAfterClosing } from './list-after-closing.ts';

interface ToDecide {
  /** Of the attempt, as the path gives it. */
  readonly id: string;
  readonly decision: ClosingDecision;
}

const unknown = (id: string) => `Attempt ${id} did not come after closing.`;
const over = 'Somebody has decided this already. Look again.';

/** Whether an attempt that came after closing counts. Once that is taken back, it waits for a decision again. */
export const afterClosing = decisionKind({
  store: async (deciding, { id, decision }: ToDecide) => {
    const found = await hold(deciding, readId(id) ?? 0);
    if (found === null) throw new Problem('not-found', unknown(id.slice(0, 20)));
    if ((await keep(deciding, found, decision)) === 0) throw new Problem('conflict', over);
    return { ...found, decision };
  },
  find: hold,
  end: (deciding, found) => keep(deciding, found, null),
  touch: (session, { attemptId }) => recountScoresOf(session, attemptId),
  actions: [
    ({ decision }) => (decision === 'count' ? 'count-after-closing' : 'leave-out-after-closing'),
    'take-back-after-closing',
  ],
  subject: ({ attemptId }) => `attempt ${attemptId}`,
  details: ({ before }) => ({ before }),
  endedDetails: ({ before }) => ({ before }),
  tell,
  tellEnded: tell,
  unknown,
  over,
});

interface Closed extends Pick<AfterClosingRow, 'attemptId'> {
  readonly before: AfterClosingRow['decision'];
}

async function hold({ tables, transaction }: Session, id: number): Promise<Closed | null> {
  const found = await tables.afterClosing.findByPk(id, { lock: true, transaction });
  return found && { attemptId: found.attemptId, before: found.decision };
}

/** Keeps a decision, and gives how many rows that changed: none if it was so already. */
async function keep(
  { tables, transaction, made: { at, ...actor } }: Deciding,
  { attemptId, before }: Closed,
  decision: AfterClosingRow['decision'],
): Promise<number> {
  if (before === decision) return 0;
  const row = { decision, decidedAt: decision === null ? null : at, ...actor };
  const [changed] = await tables.afterClosing.update(row, { where: { attemptId }, transaction });
  return changed;
}

async function tell(session: Session, { attemptId }: Closed): Promise<AfterClosing> {
  const decided = await findAfterClosing(session, attemptId);
  if (decided === undefined) throw new Error('The decision was not stored');
  return decided;
}

/** Decides whether an attempt counts; null takes the decision back. `id` is the path parameter. */
export function decideAfterClosing(
  services: Services,
  id: string,
  { decision }: { readonly decision: ClosingDecision | null },
  by: Actor,
): Promise<AfterClosing> {
  return decision === null
    ? afterClosing.takeBack(services, id, by)
    : afterClosing.decide(services, { id, decision }, by);
}
