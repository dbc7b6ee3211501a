import type * as z from 'zod/mini';
import type { Judged, Judgement, takeBackJudgements as takeBackCall } from '../../../contract/judgements.ts';
import type { StaffRole } from '../../../contract/sign-in.ts';
import type { Session } from '../../../db/session.ts';
import { markTakenBack, schemeWithout } from '../../schemes/versions/change-judged.ts';
import { getSchemeHomework } from '../../schemes/versions/find-scheme.ts';
import { selectJudgements } from '../../schemes/versions/judgement-rows.ts';
import type { Actor } from '../../site/audit/record-audit.ts';
import type { Services } from '../../site/services/services.ts';
import { changeScheme, type SchemeChange } from './change-schemes.ts';
import { type StoredJudgements, tellJudged } from './judge-answers.ts';
import { othersSaid } from './touched.ts';

/**
 * Takes judgements of a homework (id or slug) back, and marks all attempts again without them; an earlier judgement
 * of the same answer applies again. Skips unknown ones and those that were taken back, so that a repeat changes
 * nothing. Throws a `Problem` for a teacher who changes marks in other classes unsaid. `role` is that of whoever
 * calls; none at a terminal.
 */
export async function takeBackJudgements(
  services: Services,
  id: string,
  { ids, others: said, dryRun, limit }: z.output<typeof takeBackCall.input>,
  by: Actor,
  role?: StaffRole,
): Promise<Judged> {
  const { homework } = await getSchemeHomework(services, id);
  const homeworkId = homework.id;
  const select = (session: Session) => selectJudgements(session, { homeworkId, id: [...ids], takenBackAt: null });
  const change: SchemeChange<StoredJudgements> = {
    homeworkId,
    next: async (session, scheme) => schemeWithout(session, homeworkId, scheme, await select(session)),
    note: () => (ids.length === 1 ? 'A judgement was taken back' : `${ids.length} judgements were taken back`),
    foretell: async (session) => tell(await select(session)),
    store: async (session, { at, touched }) => {
      const judged = await select(session);
      await markTakenBack(session, judged, by, at, said && { ...touched, reason: said.reason });
      const { tables, transaction } = session;
      const where = { id: judged.map((one) => one.id) };
      await tables.judgements.update({ isSettled: false }, { where, transaction });
      return tell(judged);
    },
  };
  const others = othersSaid(role, said?.classes);
  return tellJudged((await changeScheme(services, change, { others, dryRun, limit }, by)).one, dryRun);
}

const tell = (judged: readonly Judgement[]) => ({ judgementIds: judged.map(({ id }) => id), replaced: [] });
