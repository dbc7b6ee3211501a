import type { FloodCriteria, FloodFound } from '../../../contract/exclusions.ts';
import { inGroups } from '../../../db/in-groups.ts';
import { recountScores } from '../../../db/keep-scores.ts';
import { readId } from '../../../db/row-number.ts';
import type { Session } from '../../../db/session.ts';
import { type Actor, storeActor } from '../../site/audit/actor.ts';
import { recordAudit } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { type FloodAttempt, findFloodAttempts } from './flood-attempts.ts';

/** Most names that are told; those on class lists come first, as they are the ones that should not be among them. */
const mostNames = 50;

/** Who would be left out by these criteria. Throws a `Problem` as `findFloodAttempts` does. */
export async function previewFlood(services: Services, criteria: FloodCriteria): Promise<FloodFound> {
  return tell(await findFloodAttempts(services, services.database.reader, criteria));
}

/**
 * Leaves all attempts that meet the criteria out of every count, in one step that `endFlood` takes back. They are kept. Written to the audit
 * log, without the reason and the address. Throws a `Problem` as `findFloodAttempts` does, and where there are none.
 */
export async function excludeFlood(
  services: Services,
  criteria: FloodCriteria,
  reason: string,
  by: Actor,
): Promise<FloodFound & { id: number }> {
  return services.database.write(async (session) => {
    const found = await findFloodAttempts(services, session, criteria);
    const [first, ...others] = found;
    if (first === undefined) throw new Problem('not-found', 'No attempt that counts is like that.');
    const at = services.now();
    const { tables, transaction } = session;
    const row = { studentId: null, reason: reason.trim(), at: at.toISOString(), ...storeActor(by), endedAt: null };
    const made = await tables.exclusions.create({ ...row, attemptId: first.id }, { transaction });
    const floodId = made.id;
    await made.update({ floodId }, { transaction });
    for (const group of inGroups(others)) {
      await tables.exclusions.bulkCreate(
        group.map(({ id }) => ({ ...row, attemptId: id, floodId })),
        { transaction },
      );
    }
    await recount(session, found);
    const { address, ...kept } = criteria;
    const told = tell(found);
    const details = { ...kept, byAddress: address !== undefined, attempts: told.attempts, students: told.students };
    await recordAudit(session, at, { by, action: 'exclude-flood', subject: `flood ${floodId}`, details });
    return { id: floodId, ...told };
  });
}

/**
 * Takes back what `excludeFlood` did: all of it counts again that nobody has let count meanwhile. `id` is the path parameter. Throws a
 * `Problem` for one that is unknown or was taken back already.
 */
export async function endFlood({ database, now }: Services, id: string, by: Actor): Promise<{ attempts: number }> {
  const floodId = readId(id) ?? 0;
  return database.write(async (session) => {
    const { tables, transaction } = session;
    const all = await tables.exclusions.findAll({ where: { floodId }, transaction });
    if (all.length === 0) throw new Problem('not-found', `Nothing was left out in one step as ${id.slice(0, 20)}.`);
    const at = now();
    const [ended] = await tables.exclusions.update(
      { endedAt: at.toISOString() },
      { where: { floodId, endedAt: null }, transaction },
    );
    if (ended === 0) throw new Problem('conflict', 'This was taken back already.');
    for (const group of inGroups(all.flatMap(({ attemptId }) => attemptId ?? []))) {
      const owners = await tables.attempts.findAll({ where: { id: group }, attributes: ['studentId'], transaction });
      await recountScores(
        session,
        owners.map(({ studentId }) => studentId),
      );
    }
    await recordAudit(session, at, {
      by,
      action: 'end-flood',
      subject: `flood ${floodId}`,
      details: { attempts: ended },
    });
    return { attempts: ended };
  });
}

async function recount(session: Session, attempts: readonly FloodAttempt[]): Promise<void> {
  for (const group of inGroups([...new Set(attempts.map((one) => one.student_id))].sort((one, other) => one - other))) {
    await recountScores(session, group);
  }
}

function tell(found: readonly FloodAttempt[]): FloodFound {
  const students = new Map<number, FloodFound['names'][number]>();
  for (const { student_id: id, name, class_code: studentClass, is_listed: isListed } of found) {
    const attempts = (students.get(id)?.attempts ?? 0) + 1;
    students.set(id, { id, name, studentClass, isListed, attempts });
  }
  const names = [...students.values()].sort((one, other) => Number(other.isListed) - Number(one.isListed));
  return {
    attempts: found.length,
    students: names.length,
    listed: names.filter(({ isListed }) => isListed).length,
    names: names.slice(0, mostNames),
  };
}
