import {
  answerKey,
  type JudgementChange,
  type MarkScheme,
  markSchemeSchema,
  withJudged,
  withoutJudged,
} from '@markwell/marking-core';
import * as z from 'zod/mini';
import type { Judgement } from '../../contract/judgements.ts';
import { forUpdate } from '../../db/lock.ts';
import { type Session, selectRows } from '../../db/session.ts';
import type { Actor } from '../audit/actor.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { insertSchemeVersion } from '../homework/homework-rows.ts';
import { Problem } from '../problems/problem.ts';
import { selectExamples } from '../schemes/scheme-rows.ts';
import { selectJudgements, updateJudgements } from './judgement-rows.ts';

/** The mark scheme that marks new attempts of a homework, held until the end of the transaction. */
export interface HeldScheme {
  readonly homeworkId: number;
  readonly version: number;
  readonly scheme: MarkScheme;
}

/** Holds the current scheme, so that whoever else changes it waits, and then changes this one's successor. */
export async function holdScheme(session: Session, homeworkId: number): Promise<HeldScheme> {
  const [homework] = await selectRows(
    session,
    z.object({ version: z.nullable(z.number()) }),
    `SELECT current_scheme_version AS version FROM assignments WHERE id = $1${forUpdate(session)}`,
    [homeworkId],
  );
  const version = homework?.version ?? 0;
  const [row] = await selectRows(
    session,
    z.object({ scheme: z.string() }),
    'SELECT scheme FROM scheme_versions WHERE homework_id = $1 AND version = $2',
    [homeworkId, version],
  );
  if (row === undefined) throw new Problem('not-found', `There is no homework ${homeworkId}.`);
  return { homeworkId, version, scheme: markSchemeSchema.parse(JSON.parse(row.scheme)) };
}

/** Stores the next version of a held scheme, with the examples of the one before; gives its number. */
export async function publishNext(
  session: Session,
  held: HeldScheme,
  next: { readonly scheme: MarkScheme; readonly note: string; readonly by: Actor; readonly at: Date },
): Promise<number> {
  const { homeworkId } = held;
  const [newest] = await selectRows(
    session,
    z.object({ version: z.number() }),
    'SELECT max(version) AS version FROM scheme_versions WHERE homework_id = $1',
    [homeworkId],
  );
  const version = (newest?.version ?? held.version) + 1;
  const examples = await selectExamples(session, homeworkId, held.version);
  await insertSchemeVersion(session, { homeworkId, version, examples, ...next });
  return version;
}

/** The scheme without these judgements; earlier ones of the same answers that stand count again. */
export async function schemeWithout(
  session: Session,
  homeworkId: number,
  scheme: MarkScheme,
  gone: readonly Judgement[],
): Promise<MarkScheme> {
  const without = withoutJudged(scheme, gone.map(toChange));
  const ids = new Set(gone.map(({ id }) => id));
  const questions = new Map(scheme.questions.map((question) => [question.id, question]));
  const keyOf = ({ questionId, answer, choice }: Judgement) => {
    const question = questions.get(questionId);
    return question === undefined ? '' : `${questionId}\n${answerKey(question, answer, choice ?? '')}`;
  };
  const keys = new Set(gone.map(keyOf));
  const standing = await selectJudgements(session, homeworkId, 'j.taken_back_at IS NULL');
  const again = standing.filter((one) => !ids.has(one.id) && keys.has(keyOf(one)));
  return withJudged(without, again.reverse().map(toChange));
}

export function toChange({ questionId, answer, choice, marks, by, at }: Judgement): JudgementChange {
  return {
    questionId,
    judged: { answer, ...(choice !== null && { choice }), marks, ...(by !== null && { by }), at },
  };
}

interface Undone {
  readonly homeworkId: number;
  readonly runId: number;
  readonly by: Actor;
  readonly at: Date;
}

/** Within the transaction that undoes a re-mark: takes back what was judged for it, and puts back what was taken back for it. */
export async function undoJudgements(session: Session, { homeworkId, runId, by, at }: Undone): Promise<void> {
  const judged = await selectJudgements(session, homeworkId, 'j.remark_run_id = $2 AND j.taken_back_at IS NULL', [
    runId,
  ]);
  const takenBack = await selectJudgements(session, homeworkId, 'j.taken_back_run_id = $2', [runId]);
  if (judged.length + takenBack.length === 0) return;
  const held = await holdScheme(session, homeworkId);
  const scheme = withJudged(
    await schemeWithout(session, homeworkId, held.scheme, judged),
    takenBack.reverse().map(toChange),
  );
  if (scheme !== held.scheme) await publishNext(session, held, { scheme, note: `Re-mark ${runId} was undone`, by, at });
  await markTakenBack(session, judged, by, at);
  await updateJudgements(
    session,
    takenBack.map(({ id }) => id),
    'taken_back_at = NULL, taken_back_by = NULL, taken_back_run_id = NULL',
    [],
  );
}

/** Notes that judgements are taken back, in the audit log too. */
export async function markTakenBack(
  session: Session,
  judged: readonly Judgement[],
  by: Actor,
  at: Date,
): Promise<void> {
  const ids = judged.map(({ id }) => id);
  const userId = typeof by === 'number' ? by : null;
  await updateJudgements(session, ids, 'taken_back_at = $1, taken_back_by = $2', [at.toISOString(), userId]);
  for (const id of ids)
    await recordAudit(session, at, { by, action: 'take-back-judgement', subject: `judgement ${id}` });
}
