import type { GradeScale } from '@markwell/marking-core';
import type * as z from 'zod/mini';
import type { Override, setOverride as setOverrideCall } from '../../contract/overrides.ts';
import { layOverrides, type MarkingUnder, selectMarkingUnder } from '../../db/lay-overrides.ts';
import { shareTable } from '../../db/lock.ts';
import { readMarking } from '../../db/marking-json.ts';
import { erasedDigest } from '../../db/remark-rows.ts';
import { readId } from '../../db/row-number.ts';
import type { Session } from '../../db/session.ts';
import { type Actor, storeActor } from '../site/audit/actor.ts';
import { recordAudit } from '../site/audit/record-audit.ts';
import { Problem } from '../site/problems/problem.ts';
import type { Services } from '../site/services/services.ts';
import { readOverridesOf } from './select-overrides.ts';

/**
 * Sets the marks of one answer of an attempt by hand: a marking with them is appended and counts from then on, and every re-mark keeps them. Marks
 * that were set before give way. Written to the audit log without the reason, which may hold a name. `id` is the path parameter. Throws a
 * `Problem` for an unknown attempt or question, and for more marks than the question gives.
 */
export async function setOverride(
  services: Services,
  id: string,
  { questionId, marks, reason }: z.output<typeof setOverrideCall.input>,
  by: Actor,
): Promise<Override> {
  return services.database.write(async (session) => {
    const { attemptId, under, gradeScale } = await holdAttempt(services, session, id);
    checkMarks(under, questionId, marks);
    const at = services.now();
    const { tables, transaction } = session;
    const before = { attemptId, questionId, endedAt: null };
    await tables.markOverrides.update({ endedAt: at.toISOString() }, { where: before, transaction });
    const { id: overrideId } = await tables.markOverrides.create(
      { ...before, marks, reason: reason.trim(), at: at.toISOString(), ...storeActor(by) },
      { transaction },
    );
    await layOverrides(session, { attemptId, under, overrideId, gradeScale, at: at.toISOString() });
    const details = { override: overrideId, questionId, marks };
    await recordAudit(session, at, { by, action: 'override-mark', subject: `attempt ${attemptId}`, details });
    const made = (await readOverridesOf(session, attemptId)).get(questionId);
    if (made === undefined) throw new Error('The marks were not stored');
    return made;
  });
}

/** An attempt whose marks nobody else changes until the end of the transaction. */
export interface HeldAttempt {
  readonly attemptId: number;
  readonly under: MarkingUnder;
  readonly gradeScale: GradeScale;
}

/** Finds an attempt by its number as the path gives it, and holds it. Throws a `Problem` where it is none, or its student was erased. */
export async function holdAttempt({ catalogue }: Services, session: Session, id: string): Promise<HeldAttempt> {
  const attemptId = readId(id);
  await shareTable(session, 'attempts');
  const { tables, transaction } = session;
  const found = await tables.attempts.findByPk(attemptId ?? 0, { attributes: ['studentId'], transaction });
  // The student first, as whoever leaves an attempt out: the other way about, two would wait for each other.
  await tables.students.findByPk(found?.studentId ?? 0, { lock: true, transaction });
  const attempt = await tables.attempts.findByPk(attemptId ?? 0, { lock: true, transaction });
  const under = attemptId === undefined ? undefined : await selectMarkingUnder(session, attemptId);
  if (attemptId === undefined || attempt === null || under === undefined)
    throw new Problem('not-found', `There is no attempt ${id.slice(0, 20)}.`);
  if (attempt.bodyDigest === erasedDigest)
    throw new Problem('not-found', `The student of attempt ${attemptId} was erased, and the answers with them.`);
  const scheme = await catalogue.findScheme(attempt.homeworkId, under.scheme_version);
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
