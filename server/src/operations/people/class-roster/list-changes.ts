import type { ListChange, ListChangeKind } from '../../../contract/class-roster.ts';
import { makeOnePerson, selectMemberships } from '../../../db/one-person.ts';
import { endMemberships, takeOffList } from '../../../db/remove-students.ts';
import type { Session } from '../../../db/session.ts';
import { newStudentIds } from '../../../db/store-students.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { joinStudent } from '../students/join-student.ts';
import { putStudent } from './change-effect.ts';
import { getListed, getRosterClass, getStudent, type RosterClass } from './roster-class.ts';
import { findHolder, readListName, refuseConfusable } from './taken-name.ts';

/** A change that is ready to be made. */
interface Prepared {
  /** The students that it is about, whether they are there already or not. */
  readonly about: readonly number[];
  /** The student who is no more after it, whose attempts become another's. */
  readonly from?: number;
  readonly make: () => Promise<void>;
}

type ChangeOf<Kind extends ListChangeKind> = Extract<ListChange, { kind: Kind }>;
type Prepare<Kind extends ListChangeKind> = (
  session: Session,
  at: { readonly own: RosterClass; readonly services: Services },
  change: ChangeOf<Kind>,
) => Promise<Prepared>;

const add: Prepare<'add'> = async (session, { own, services }, change) => {
  const { name, normalisedName } = readListName(change.name);
  const holder = await findHolder(session, own.code, name);
  await refuseConfusable(session, own.code, name, holder?.source === 'roster' ? 0 : (holder?.id ?? 0));
  const id = holder?.id ?? (await oneStudentId(session));
  const at = services.now().toISOString();
  const from = holder === undefined && (await hasList(session, own.code)) ? at : null;
  const row = { id, class_code: own.code, name, normalised_name: normalisedName, source: 'roster' } as const;
  const rest = { teacher: own.teachers[0] ?? '', created_at: at, list_key: null, person_id: null };
  const made = { ...row, ...rest, member_from: from, member_until: null };
  const known = holder && { ...(await getStudent(session, id)), ...row, member_until: null };
  return { about: [id], make: () => putStudent(session, known ?? made) };
};

async function oneStudentId(session: Session): Promise<number> {
  const [id] = await newStudentIds(session, 1);
  if (id === undefined) throw new Error('There is no number for a new student');
  return id;
}

const rename: Prepare<'rename'> = async (session, { own }, change) => {
  const student = await getListed(session, own, change.id);
  const { name, normalisedName } = readListName(change.name);
  await refuseConfusable(session, own.code, name, student.id);
  await refuseUnlisted(session, own.code, name, student.id);
  return {
    about: [student.id],
    make: () => putStudent(session, { ...student, name, normalised_name: normalisedName }),
  };
};

/** The membership of the class ends, with what was handed in there, and one of the other class begins. */
const move: Prepare<'move'> = async (session, { own, services }, change) => {
  const student = await getListed(session, own, change.id);
  const to = await getRosterClass(services, change.to, 'to');
  if (to.code === own.code) throw new Problem('invalid-input', 'choose another class', { field: 'to' });
  await refuseConfusable(session, to.code, student.name, student.id);
  const ofPupil = await selectMemberships(session, [student.id]);
  const before = await findHolder(session, to.code, student.name);
  if (before === undefined || !ofPupil.includes(before.id))
    await refuseUnlisted(session, to.code, student.name, student.id);
  const id = before?.id ?? (await oneStudentId(session));
  const at = services.now().toISOString();
  const row = {
    ...{ ...student, id, class_code: to.code, teacher: to.teachers[0] ?? student.teacher },
    ...{ created_at: at, person_id: null, member_from: at, member_until: null },
  };
  const again = before && { ...(await getStudent(session, id)), source: 'roster' as const, member_until: null };
  const make = async () => {
    await endMemberships(session, [student.id], at);
    await putStudent(session, again ?? row);
    await makeOnePerson(session, id, student.id);
  };
  return { about: [...new Set([...ofPupil, id])], make };
};

const remove: Prepare<'remove'> = async (session, { own }, change) => {
  const student = await getListed(session, own, change.id);
  return { about: [student.id], make: () => takeOffList(session, student.id) };
};

const join: Prepare<'join'> = async (session, { own }, change) => {
  if (change.id === change.into) throw new Problem('invalid-input', 'choose another student', { field: 'into' });
  const [from, into] = [await getStudent(session, change.id), await getStudent(session, change.into)];
  if (from.class_code !== own.code) throw new Problem('not-found', `${from.name} is not in ${own.code} any more.`);
  if (into.source !== 'roster') throw new Problem('conflict', `${into.name} is on no class list any more.`);
  const about = await selectMemberships(session, [from.id, into.id]);
  return { about, from: from.id, make: () => joinStudent(session, from, into.id) };
};

/** Whether the class has had a list: whoever is added to it comes then, and was not there before. */
async function hasList({ tables, transaction }: Session, classCode: string): Promise<boolean> {
  return (await tables.students.count({ where: { classCode, source: 'roster' }, transaction })) > 0;
}

/** A name that handed something in without being on the list would make two students of one name. */
async function refuseUnlisted(session: Session, code: string, name: string, id: number): Promise<void> {
  const holder = await findHolder(session, code, name);
  if (holder === undefined || holder.id === id || holder.source === 'roster') return;
  const how = `Join ${holder.name} with the student first.`;
  if (holder.source === 'former')
    throw new Problem(
      'conflict',
      `Another ${holder.name} was in ${code} before. Rename the student first, such as ‘${name} (B)’.`,
    );
  throw new Problem('conflict', `${holder.name} has handed in from ${code} and is not on its list. ${how}`);
}

/** How each change of a class list is made ready. */
const changes: { readonly [Kind in ListChangeKind]: Prepare<Kind> } = { add, rename, move, remove, join };

/** Looks whether a change can be made; throws a `Problem` where it cannot. */
export function prepareChange<Kind extends ListChangeKind>(
  session: Session,
  at: { readonly own: RosterClass; readonly services: Services },
  change: ChangeOf<Kind> & { readonly kind: Kind },
): Promise<Prepared> {
  return changes[change.kind](session, at, change);
}
