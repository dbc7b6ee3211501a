import type * as z from 'zod/mini';
import type { Judged, takeBackJudgements as takeBackCall } from '../../../contract/judgements.ts';
import type { StaffRole } from '../../../contract/sign-in.ts';
import { inList, type Session } from '../../../db/session.ts';
import { markTakenBack, schemeWithout } from '../../schemes/versions/change-judged.ts';
import { getSchemeHomework } from '../../schemes/versions/find-scheme.ts';
import { selectJudgements, updateJudgements } from '../../schemes/versions/judgement-rows.ts';
import type { Actor } from '../../site/audit/actor.ts';
import type { Services } from '../../site/services/services.ts';
import { changeSchemes, previewChange, type SchemeChange } from './change-schemes.ts';
import { othersSaid } from './touched.ts';

/**
 * Takes judgements of a homework (id or slug) back, and marks all attempts again without them; an earlier judgement of the same answer stands
 * again. Those that were taken back already, or are none of this homework, are left out, so that a repeat changes nothing. Throws a `Problem` for a
 * teacher who changes marks in other classes unsaid. `role` is that of whoever calls; none at a terminal.
 */
export async function takeBackJudgements(
  services: Services,
  id: string,
  input: z.output<typeof takeBackCall.input>,
  by: Actor,
  role?: StaffRole,
): Promise<Judged> {
  const { homework } = await getSchemeHomework(services, id);
  const reason = input.others?.reason;
  const change: SchemeChange<number[]> = {
    homeworkId: homework.id,
    next: async (session, scheme) =>
      schemeWithout(session, homework.id, scheme, await selectStanding(session, homework.id, input.ids)),
    note: () =>
      input.ids.length === 1 ? 'A judgement was taken back' : `${input.ids.length} judgements were taken back`,
    store: async (session, { at, touched }) => {
      const judged = await selectStanding(session, homework.id, input.ids);
      const ids = judged.map((one) => one.id);
      await markTakenBack(session, judged, by, at, reason === undefined ? undefined : { ...touched, reason });
      await updateJudgements(session, ids, { isSettled: false });
      return ids;
    },
  };
  const about = { homework: { id: homework.id, title: homework.title }, replaced: [] };
  if (input.dryRun === true) {
    const judged = await selectStanding(services.database.reader, homework.id, input.ids);
    const { before: _before, students: _whose, ...preview } = await previewChange(services, change, input.limit);
    return { ...about, stored: false, judgementIds: judged.map((one) => one.id), ...preview, run: null };
  }
  const others = othersSaid(role, input.others?.classes);
  const [changed] = (await changeSchemes(services, [change], by, { others })).changed;
  if (changed === undefined) throw new Error('Judgements were taken back, and nothing is known of it');
  const { stored: judgementIds, ...rest } = changed;
  return { ...about, ...rest, stored: judgementIds.length > 0, judgementIds, changes: [], omitted: 0 };
}

function selectStanding(session: Session, homeworkId: number, ids: readonly number[]) {
  const list = inList(ids);
  const shifted = list.sql.replace(/\$(\d+)/g, (_all, place: string) => `$${Number(place) + 1}`);
  return selectJudgements(session, homeworkId, `j.taken_back_at IS NULL AND j.id IN ${shifted}`, list.values);
}
