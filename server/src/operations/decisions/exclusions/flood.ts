import type { FloodCriteria, FloodFound } from '../../../contract/exclusions.ts';
import { inGroups } from '../../../db/in-groups.ts';
import { recountScores } from '../../../db/keep-scores.ts';
import { decisionKind } from '../../site/audit/decide.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { type FloodAttempt, findFloodAttempts } from './flood-attempts.ts';

/** Most names that are told; those on class lists come first, as they are the ones that should not be among them. */
const mostNames = 50;

/**
 * Leaves all attempts that meet the criteria out of every count. They are kept. Once it is taken back, all of it
 * counts again that nobody has let count meanwhile.
 */
export const flood = decisionKind({
  store: async (deciding, { reason, ...criteria }: FloodCriteria & { readonly reason: string }) => {
    const { tables, transaction, services, made } = deciding;
    const attempts = await findFloodAttempts(services, deciding, criteria);
    const [first, ...others] = attempts;
    if (first === undefined) throw new Problem('not-found', 'No attempt that counts is like that.');
    const row = { studentId: null, reason: reason.trim(), ...made, endedAt: null };
    const exclusion = await tables.exclusions.create({ ...row, attemptId: first.id }, { transaction });
    const floodId = exclusion.id;
    await exclusion.update({ floodId }, { transaction });
    for (const group of inGroups(others)) {
      const rows = group.map(({ id }) => ({ ...row, attemptId: id, floodId }));
      await tables.exclusions.bulkCreate(rows, { transaction });
    }
    return { floodId, owners: attempts.map((one) => one.student_id), criteria, found: tell(attempts) };
  },
  find: async ({ tables, transaction }, floodId) => {
    const all = await tables.exclusions.findAll({ where: { floodId }, transaction });
    if (all.length === 0) return null;
    const owners: number[] = [];
    for (const id of inGroups(all.flatMap(({ attemptId }) => attemptId ?? []))) {
      const found = await tables.attempts.findAll({ where: { id }, attributes: ['studentId'], transaction });
      owners.push(...found.map(({ studentId }) => studentId));
    }
    return { floodId, owners };
  },
  end: async ({ tables, transaction, made }, { floodId }) => {
    const where = { floodId, endedAt: null };
    const [ended] = await tables.exclusions.update({ endedAt: made.at }, { where, transaction });
    return ended;
  },
  touch: async (session, { owners }) => {
    const ids = [...new Set(owners)].sort((one, other) => one - other);
    for (const group of inGroups(ids)) await recountScores(session, group);
  },
  actions: ['exclude-flood', 'end-flood'],
  subject: ({ floodId }) => `flood ${floodId}`,
  details: ({ criteria: { address, ...kept }, found: { attempts, students } }) => ({
    ...kept,
    ...{ byAddress: address !== undefined, attempts, students },
  }),
  endedDetails: (_flood, attempts) => ({ attempts }),
  tell: async (_session, { floodId, found }) => ({ id: floodId, ...found }),
  tellEnded: async (_session, _flood, attempts) => ({ attempts }),
  unknown: (id) => `Nothing was left out in one step as ${id}.`,
  over: 'This was taken back already.',
});

/** Who would be left out by these criteria. */
export async function previewFlood(services: Services, criteria: FloodCriteria): Promise<FloodFound> {
  return tell(await findFloodAttempts(services, services.database.reader, criteria));
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
