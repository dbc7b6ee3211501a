import type { Credit, MarkScheme } from '@markwell/marking-core';
import type * as z from 'zod/mini';
import type { creditQuestion as creditQuestionCall } from '../../../contract/judgements.ts';
import { getSchemeHomework } from '../../schemes/versions/find-scheme.ts';
import { type Actor, recordAudit } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { changeScheme, type SchemeChange } from './change-schemes.ts';

type Outcome = z.output<typeof creditQuestionCall.output>;

/** Changes that a dry run lists. */
const listed = 100;

/**
 * Gives a question of a homework (id or slug) to everyone, takes it out of the total, or has it marked again: the next version of the mark scheme, by
 * which all attempts are marked again. In a dry run only who would gain and lose is told. Throws a `Problem` for an unknown question, or
 * where it is stored without a reason.
 */
export async function creditQuestion(
  services: Services,
  id: string,
  { questionId, credit, note, others = [], dryRun }: z.output<typeof creditQuestionCall.input>,
  by: Actor,
): Promise<Outcome> {
  const { homework } = await getSchemeHomework(services, id);
  const change: SchemeChange<boolean> = {
    homeworkId: homework.id,
    next: async (_session, scheme) => withCredit(scheme, questionId, credit),
    note: () => note ?? '',
    foretell: async () => false,
    store: async (session, { isNew, version, at, touched }) => {
      const details = { version, questionId, credit, ...touched, ...(note !== undefined && { reason: note }) };
      if (isNew)
        await recordAudit(session, at, { by, action: 'credit-question', subject: `homework ${homework.id}`, details });
      return isNew;
    },
  };
  if (note === undefined && dryRun !== true)
    throw new Problem('invalid-input', 'say in a few words why.', { field: 'note' });
  const { one, touched } = await changeScheme(services, change, { others, dryRun, limit: listed }, by);
  return { ...one, ...touched };
}

/** The scheme with this question so; the same object where it is so already. Throws a `Problem` where it has no such question. */
function withCredit(scheme: MarkScheme, questionId: string, credit: Credit | null): MarkScheme {
  const question = scheme.questions.find(({ id, rule }) => id === questionId && rule !== undefined);
  if (question === undefined)
    throw new Problem('not-found', `This homework marks no question '${questionId.slice(0, 64)}'.`);
  let differs = false;
  const questions = scheme.questions.map((question) => {
    if (question.id !== questionId || (question.credit ?? null) === credit) return question;
    differs = true;
    const { credit: _before, ...rest } = question;
    return credit === null ? rest : { ...rest, credit };
  });
  return differs ? { ...scheme, questions } : scheme;
}
