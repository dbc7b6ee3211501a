import {
  answerKey,
  type JudgementChange,
  type MarkScheme,
  markSchemeSchema,
  withJudged,
  withoutJudged,
} from '@markwell/marking-core';
import { Op } from 'sequelize';
import type { Judgement } from '../../../contract/judgements.ts';
import type { Session } from '../../../db/session.ts';
import { insertSchemeVersion, newestVersion, selectExamples } from '../../homework/catalogue/scheme-rows.ts';
import { type Actor, recordAudit, storeActor } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import { selectJudgements } from './judgement-rows.ts';

/** The mark scheme that marks new attempts of a homework. */
export interface HeldScheme {
  readonly homeworkId: number;
  readonly version: number;
  readonly scheme: MarkScheme;
  /** As it is stored. */
  readonly text: string;
}

/** Holds the current scheme, so that whoever else changes it waits, and then changes this one's successor. */
export async function holdScheme(session: Session, homeworkId: number): Promise<HeldScheme> {
  await session.tables.assignments.findByPk(homeworkId, { lock: true, transaction: session.transaction });
  return readCurrentScheme(session, homeworkId);
}

/** The current scheme as it is in the database now. */
export async function readCurrentScheme(session: Session, homeworkId: number): Promise<HeldScheme> {
  const { tables, transaction } = session;
  const homework = await tables.assignments.findByPk(homeworkId, { transaction });
  const version = homework?.currentSchemeVersion ?? 0;
  const row = await tables.schemeVersions.findOne({ where: { homeworkId, version }, transaction });
  if (row === null) throw new Problem('not-found', `There is no homework ${homeworkId}.`);
  return { homeworkId, version, scheme: markSchemeSchema.parse(JSON.parse(row.scheme)), text: row.scheme };
}

/** Stores the next version of a held scheme, with the examples of the one before; gives its number. */
export async function publishNext(
  session: Session,
  held: HeldScheme,
  next: { readonly scheme: MarkScheme; readonly note: string; readonly by: Actor; readonly at: Date },
): Promise<number> {
  const { homeworkId } = held;
  const version = (await newestVersion(session, homeworkId)) + 1;
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
  const standing = await selectJudgements(session, { homeworkId, takenBackAt: null });
  const again = standing.filter((one) => !ids.has(one.id) && keys.has(keyOf(one)));
  return withJudged(without, again.reverse().map(toChange));
}

function toChange({ questionId, answer, choice, marks, by, at }: Judgement): JudgementChange {
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
  const judged = await selectJudgements(session, { homeworkId, remarkRunId: runId, takenBackAt: null });
  const takenBack = await selectJudgements(session, { homeworkId, takenBackRunId: runId });
  if (judged.length + takenBack.length === 0) return;
  const held = await holdScheme(session, homeworkId);
  const scheme = withJudged(
    await schemeWithout(session, homeworkId, held.scheme, judged),
    takenBack.reverse().map(toChange),
  );
  if (scheme !== held.scheme) await publishNext(session, held, { scheme, note: `Re-mark ${runId} was undone`, by, at });
  await markTakenBack(session, judged, by, at);
  const { tables, transaction } = session;
  const where = { id: takenBack.map(({ id }) => id) };
  const stands = { takenBackAt: null, takenBackBy: null, takenBackRunId: null };
  await tables.judgements.update(stands, { where, transaction });
}

/** Notes that judgements are taken back, in the audit log too, with `details` of the change. */
export async function markTakenBack(
  session: Session,
  judged: readonly Judgement[],
  by: Actor,
  at: Date,
  details?: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { tables, transaction } = session;
  const id = judged.map((one) => one.id);
  const takenBack = { takenBackAt: at.toISOString(), takenBackBy: storeActor(by).userId };
  await tables.judgements.update(takenBack, { where: { id }, transaction });
  for (const one of id) {
    const entry = { by, action: 'take-back-judgement', subject: `judgement ${one}` } as const;
    await recordAudit(session, at, { ...entry, ...(details !== undefined && { details }) });
  }
}

/** Notes which run first marks by the judgements of a homework, or first without those taken back: undoing it undoes them. */
export async function settleJudgements(
  { tables, transaction }: Session,
  homeworkId: number,
  runId: number | null,
): Promise<void> {
  const open = { homeworkId, isSettled: false };
  const [stands, isTakenBack] = [{ takenBackAt: null }, { takenBackAt: { [Op.ne]: null } }];
  const settle = { isSettled: true };
  await tables.judgements.update({ ...settle, remarkRunId: runId }, { where: { ...open, ...stands }, transaction });
  await tables.judgements.update(
    { ...settle, takenBackRunId: runId },
    { where: { ...open, ...isTakenBack }, transaction },
  );
}
