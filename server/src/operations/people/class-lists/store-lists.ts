import { insertRows } from '../../../db/insert-rows.ts';
import { endMemberships } from '../../../db/remove-students.ts';
import { inGroups, inList, type Session } from '../../../db/session.ts';
import { newStudentIds } from '../../../db/store-students.ts';
import { normaliseName } from '../../site/normalise-name.ts';
import { type KeptClass, keepClass } from '../class-roster/kept-class.ts';
import type { ClassPlan, Member } from './plan-lists.ts';

// SQL by hand: whole schools, hundreds of students by each statement.

/** A plan with what else is stored of its class. */
export interface TaughtPlan extends ClassPlan {
  readonly teacher: string;
  /** Whether the class had a list before: whoever comes then comes now. */
  readonly hadList: boolean;
}

/**
 * Stores what new lists do to their classes, in one transaction: memberships end and begin, and those of one pupil are told
 * to be one pupil’s. Nothing that was handed in is touched. Gives the classes whose year ended.
 */
export async function storeLists(session: Session, plans: readonly TaughtPlan[], at: Date): Promise<KeptClass[]> {
  const kept: KeptClass[] = [];
  for (const { code } of plans.filter(({ isAnew }) => isAnew)) kept.push(await keepClass(session, code, at));
  for (const plan of plans) await endOld(session, plan, at);
  await numberPupils(
    session,
    plans.flatMap((plan) => [...knownIn(plan).values()]),
  );
  const ids = await newStudentIds(
    session,
    plans.reduce((sum, { students }) => sum + students.size, 0),
  );
  for (const plan of plans) await beginNew(session, plan, ids.splice(0, plan.students.size), at);
  return kept;
}

/** The pupils of a new list who are known, by their names on it. */
function knownIn({ isAnew, stays, renamed, comes }: ClassPlan): ReadonlyMap<string, Member> {
  const all = [...renamed, ...comes].flatMap(({ normalisedName, is }) =>
    is ? [[normalisedName, is.member] as const] : [],
  );
  // In a class that begins anew, whoever stays has another membership.
  return new Map([...all, ...(isAnew ? stays.map((member) => [member.normalisedName, member] as const) : [])]);
}

async function endOld(session: Session, plan: TaughtPlan, at: Date): Promise<void> {
  if (plan.isAnew) return;
  const { tables, transaction } = session;
  const gone = plan.gone.map(({ id }) => id);
  for (const { is, name, normalisedName } of plan.renamed) {
    const { id, classCode } = is.member;
    // Who has handed in under the new name already has a membership by it, which goes on.
    const isTaken = (await tables.students.count({ where: { classCode, normalisedName }, transaction })) > 0;
    if (isTaken) gone.push(id);
    else await tables.students.update({ name, normalisedName }, { where: { id }, transaction });
  }
  for (const group of inGroups(gone)) await endMemberships(session, group, at.toISOString());
  await setAside(session, plan);
}

/** Somebody else who had a name in the class before gives it up, so that whoever has it now does not take over their work. */
async function setAside({ tables, transaction }: Session, plan: TaughtPlan): Promise<void> {
  const known = knownIn(plan);
  const normalisedName = plan.comes.map((one) => one.normalisedName);
  const where = { classCode: plan.code, source: 'former', normalisedName } as const;
  for (const row of await tables.students.findAll({ where, transaction })) {
    const [key, person] = [plan.keys.get(row.normalisedName), known.get(row.normalisedName)?.person];
    const isElse =
      person === undefined
        ? key !== undefined && row.listKey !== null && key !== row.listKey
        : person !== (row.personId ?? row.id);
    if (!isElse) continue;
    const name = `${row.name} (left ${row.memberUntil?.slice(0, 10) ?? ''} ${row.id})`;
    await row.update({ name, normalisedName: normaliseName(name) }, { transaction });
  }
}

/** Writes down the numbers of pupils who have only had one membership until now. */
async function numberPupils(session: Session, members: readonly Member[]): Promise<void> {
  for (const group of inGroups(members)) {
    const list = inList(group.map(({ id }) => id));
    await session.run(`UPDATE students SET person_id = id WHERE person_id IS NULL AND id IN ${list.sql}`, list.values);
  }
}

async function beginNew(session: Session, plan: TaughtPlan, ids: readonly number[], at: Date): Promise<void> {
  const { code, teacher, students, keys, isAnew, hadList } = plan;
  const known = knownIn(plan);
  const rows = [...students].map(([normalisedName, name], index) => ({
    id: ids[index] ?? null,
    class_code: code,
    name,
    normalised_name: normalisedName,
    teacher,
    source: 'roster',
    created_at: at.toISOString(),
    list_key: keys.get(normalisedName) ?? null,
    person_id: known.get(normalisedName)?.person ?? null,
    // Who is on the first list of a class was in it all along.
    member_from: hadList && !isAnew ? at.toISOString() : null,
  }));
  const ending = `ON CONFLICT (class_code, normalised_name) DO UPDATE
      SET name = excluded.name, source = 'roster', list_key = coalesce(excluded.list_key, students.list_key),
        person_id = coalesce(excluded.person_id, students.person_id), member_until = NULL`;
  for (const group of inGroups(rows)) await insertRows(session, 'students', group, ending);
}
