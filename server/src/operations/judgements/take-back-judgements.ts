import type * as z from 'zod/mini';
import type { Judged, takeBackJudgements as takeBackCall } from '../../contract/judgements.ts';
import { inList, type Session } from '../../db/session.ts';
import type { Actor } from '../audit/actor.ts';
import { previewTarget } from '../remark/preview-remark.ts';
import { findRemarkTarget } from '../remark/remark-target.ts';
import { getSchemeHomework } from '../schemes/find-scheme.ts';
import type { Services } from '../services/services.ts';
import { holdScheme, markTakenBack, publishNext, schemeWithout } from './change-judged.ts';
import { selectJudgements, updateJudgements } from './judgement-rows.ts';
import { remarkJudged } from './remark-judged.ts';

/**
 * Takes judgements of a homework (id or slug) back, and marks all attempts again without them; an earlier judgement of the same answer stands
 * again. Those that were taken back already, or are none of this homework, are left out, so that a repeat changes nothing.
 */
export async function takeBackJudgements(
  services: Services,
  id: string,
  input: z.output<typeof takeBackCall.input>,
  by: Actor,
): Promise<Judged> {
  const { homework } = await getSchemeHomework(services, id);
  const about = { homework: { id: homework.id, title: homework.title }, replaced: [] };
  if (input.dryRun === true) {
    const { reader } = services.database;
    const target = await findRemarkTarget(services, String(homework.id), { allowLower: true });
    const judged = await selectStanding(reader, homework.id, input.ids);
    const scheme = await schemeWithout(reader, homework.id, target.scheme, judged);
    const earlier = await Promise.all(
      target.earlier.map(async (one) => ({
        ...one,
        scheme: await schemeWithout(reader, homework.id, one.scheme, judged),
      })),
    );
    const version = scheme === target.scheme ? target.version : target.version + 1;
    const preview = await previewTarget(services, { ...target, scheme, earlier, version }, input.limit);
    return { ...about, stored: false, version, judgementIds: judged.map((one) => one.id), ...preview, run: null };
  }
  const at = services.now();
  const stored = await services.database.write(async (session) => {
    const held = await holdScheme(session, homework.id);
    const judged = await selectStanding(session, homework.id, input.ids);
    const judgementIds = judged.map((one) => one.id);
    await markTakenBack(session, judged, by, at);
    await updateJudgements(session, judgementIds, { isSettled: false });
    const scheme = await schemeWithout(session, homework.id, held.scheme, judged);
    if (scheme === held.scheme) return { version: held.version, judgementIds };
    const note = judged.length === 1 ? 'A judgement was taken back' : `${judged.length} judgements were taken back`;
    return { version: await publishNext(session, held, { scheme, note, by, at }), judgementIds };
  });
  const { run, summary } = await remarkJudged(services, homework.id, by);
  return { ...about, stored: stored.judgementIds.length > 0, ...stored, summary, changes: [], omitted: 0, run };
}

function selectStanding(session: Session, homeworkId: number, ids: readonly number[]) {
  const list = inList(ids);
  const shifted = list.sql.replace(/\$(\d+)/g, (_all, place: string) => `$${Number(place) + 1}`);
  return selectJudgements(session, homeworkId, `j.taken_back_at IS NULL AND j.id IN ${shifted}`, list.values);
}
