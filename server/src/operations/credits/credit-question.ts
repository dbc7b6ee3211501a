import type { Credit, MarkScheme } from '@markwell/marking-core';
import type * as z from 'zod/mini';
import type { creditQuestion as creditQuestionCall } from '../../contract/credits.ts';
import type { Actor } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { holdScheme, publishNext } from '../judgements/change-judged.ts';
import { remarkJudged } from '../judgements/remark-judged.ts';
import { Problem } from '../problems/problem.ts';
import { previewTarget } from '../remark/preview-remark.ts';
import { findRemarkTarget } from '../remark/remark-target.ts';
import { getSchemeHomework } from '../schemes/find-scheme.ts';
import type { Services } from '../services/services.ts';

type Outcome = z.output<typeof creditQuestionCall.output>;

/** Changes that a dry run lists. */
const listed = 100;

/**
 * Gives a question of a homework (id or slug) to everyone, takes it out of the total, or has it marked again: the next version of the mark scheme, by
 * which all attempts are marked again. In a dry run only who would gain and lose is told. Throws a `Problem` for a question that is none, or
 * where it is stored without a reason.
 */
export async function creditQuestion(
  services: Services,
  id: string,
  { questionId, credit, note, dryRun }: z.output<typeof creditQuestionCall.input>,
  by: Actor,
): Promise<Outcome> {
  const { homework } = await getSchemeHomework(services, id);
  const about = { homework: { id: homework.id, title: homework.title } };
  const target = await findRemarkTarget(services, String(homework.id), { allowLower: true });
  const scheme = withCredit(target.scheme, questionId, credit);
  if (dryRun === true) {
    const earlier = target.earlier.map((one) => ({
      ...one,
      scheme: withCreditOfKnown(one.scheme, questionId, credit),
    }));
    const version = scheme === target.scheme ? target.version : target.version + 1;
    const preview = await previewTarget(services, { ...target, scheme, earlier, version }, listed);
    return { ...about, stored: false, version, ...preview, run: null };
  }
  if (note === undefined) throw new Problem('invalid-input', 'say in a few words why.', { field: 'note' });
  const at = services.now();
  const stored = await services.database.write(async (session) => {
    const held = await holdScheme(session, homework.id);
    const next = withCredit(held.scheme, questionId, credit);
    if (next === held.scheme) return { stored: false, version: held.version };
    const version = await publishNext(session, held, { scheme: next, note, by, at });
    const details = { version, questionId, credit };
    await recordAudit(session, at, { by, action: 'credit-question', subject: `homework ${homework.id}`, details });
    return { stored: true, version };
  });
  const { run, summary } = await remarkJudged(services, homework.id, by);
  return { ...about, ...stored, summary, changes: [], omitted: 0, run };
}

/** The scheme with this question so; the same object where it is so already. Throws a `Problem` where it has no such question. */
function withCredit(scheme: MarkScheme, questionId: string, credit: Credit | null): MarkScheme {
  const question = scheme.questions.find(({ id, rule }) => id === questionId && rule !== undefined);
  if (question === undefined)
    throw new Problem('not-found', `This homework marks no question '${questionId.slice(0, 64)}'.`);
  return withCreditOfKnown(scheme, questionId, credit);
}

function withCreditOfKnown(scheme: MarkScheme, questionId: string, credit: Credit | null): MarkScheme {
  let differs = false;
  const questions = scheme.questions.map((question) => {
    if (question.id !== questionId || (question.credit ?? null) === credit) return question;
    differs = true;
    const { credit: _before, ...rest } = question;
    return credit === null ? rest : { ...rest, credit };
  });
  return differs ? { ...scheme, questions } : scheme;
}
