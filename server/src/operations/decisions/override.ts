import type { GradeScale } from '@markwell/marking-core';
import type * as z from 'zod/mini';
import { type Override, overrideSchema, type setOverride as setOverrideCall } from '../../contract/overrides.ts';
import { layOverrides, type MarkingUnder, selectMarkingUnder } from '../../db/lay-overrides.ts';
import { readMarking } from '../../db/marking-json.ts';
import { erasedDigest } from '../../db/remark-rows.ts';
import { readId, type Session, shareTable } from '../../db/session.ts';
import { type Deciding, decisionKind, endRow, success } from '../site/audit/decide.ts';
import { Problem } from '../site/problems/problem.ts';

type ToSet = z.output<typeof setOverrideCall.input> & {
  /** Of the attempt, as the path gives it. */
  readonly attempt: string;
};

/**
 * Marks of one answer that are set by hand: a marking with them is appended and counts from then on, and every
 * re-mark keeps them. Marks set before give way. Once taken back, the scheme's count again, as of the last re-mark.
 */
export const override = decisionKind({
  store: async (deciding, { attempt, questionId, marks, reason }: ToSet) => {
    const { tables, transaction, made } = deciding;
    const held = await holdAttempt(deciding, attempt);
    checkMarks(held.under, questionId, marks);
    const before = { attemptId: held.attemptId, questionId, endedAt: null };
    await tables.markOverrides.update({ endedAt: made.at }, { where: before, transaction });
    const row = { ...before, marks, reason: reason.trim(), ...made };
    const { id } = await tables.markOverrides.create(row, { transaction });
    return { id, questionId, marks, held };
  },
  find: async (deciding, id) => {
    const { tables, transaction } = deciding;
    const found = await tables.markOverrides.findByPk(id, { transaction });
    if (found === null) return null;
    return { id, questionId: found.questionId, held: await holdAttempt(deciding, String(found.attemptId)) };
  },
  end: endRow('mark_overrides'),
  touch: async (deciding, { id, held }) => {
    await layOverrides(deciding, { ...held, overrideId: id, at: deciding.made.at });
  },
  actions: ['override-mark', 'end-override'],
  subject: ({ held }) => `attempt ${held.attemptId}`,
  details: ({ id, questionId, marks }) => ({ override: id, questionId, marks }),
  endedDetails: ({ id, questionId }) => ({ override: id, questionId }),
  tell: async (session, { questionId, held }) => {
    const made = (await readOverridesOf(session, held.attemptId)).get(questionId);
    if (made === undefined) throw new Error('The marks were not stored');
    return made;
  },
  tellEnded: success,
  unknown: (id) => `There are no marks set by hand with the number ${id}.`,
  over: 'These marks were taken back already.',
});

/** An attempt whose marks nobody else changes until the end of the transaction. */
interface HeldAttempt {
  readonly attemptId: number;
  readonly under: MarkingUnder;
  readonly gradeScale: GradeScale;
}

async function holdAttempt(session: Deciding, id: string): Promise<HeldAttempt> {
  const attemptId = readId(id);
  await shareTable(session, 'attempts');
  const { tables, transaction, services } = session;
  const found = await tables.attempts.findByPk(attemptId ?? 0, { attributes: ['studentId'], transaction });
  // The student first, as whoever leaves an attempt out: the other way about, two would wait for each other.
  await tables.students.findByPk(found?.studentId ?? 0, { lock: true, transaction });
  const attempt = await tables.attempts.findByPk(attemptId ?? 0, { lock: true, transaction });
  const under = attemptId === undefined ? undefined : await selectMarkingUnder(session, attemptId);
  if (attemptId === undefined || attempt === null || under === undefined)
    throw new Problem('not-found', `There is no attempt ${id.slice(0, 20)}.`);
  if (attempt.bodyDigest === erasedDigest)
    throw new Problem('not-found', `The student of attempt ${attemptId} was erased, and the answers with them.`);
  const scheme = await services.catalogue.findScheme(attempt.homeworkId, under.scheme_version);
  if (scheme === undefined) throw new Error(`Homework ${attempt.homeworkId} has no version ${under.scheme_version}`);
  return { attemptId, under, gradeScale: scheme.gradeScale };
}

function checkMarks({ marking }: MarkingUnder, questionId: string, marks: number): void {
  const result = readMarking(marking).results.find((one) => one.questionId === questionId);
  if (result === undefined || result.maxMarks === 0)
    throw new Problem('not-found', `This attempt has no marks for a question '${questionId}'.`);
  if (marks > result.maxMarks)
    throw new Problem('invalid-input', `this question gives ${result.maxMarks} at most.`, { field: 'marks' });
}

/** The marks that are set by hand for an attempt now, by question id. */
export async function readOverridesOf(
  { tables, transaction }: Session,
  attemptId: number,
): Promise<ReadonlyMap<string, Override>> {
  const where = { attemptId, endedAt: null };
  const rows = await tables.markOverrides.scope('told').findAll({ where, order: ['id'], transaction });
  return new Map(rows.map((row) => [row.questionId, overrideSchema.parse(row)]));
}
