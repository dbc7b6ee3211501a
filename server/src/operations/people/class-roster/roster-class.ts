import { isRowNumber, type Session } from '../../../db/session.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { getClassCode } from '../classes/find-class.ts';
import { listClasses } from '../classes/list-classes.ts';
import { readState, type StudentImage } from './change-effect.ts';

/** The class whose list is looked at or changed. */
export interface RosterClass {
  readonly code: string;
  /** Of each page's list that it is on; none where it is on no list any more. */
  readonly teachers: readonly string[];
}

/** The class with this code, however it is typed; throws a `Problem` where there is none. `field` names it in the call. */
export async function getRosterClass(services: Services, typed: string, field: string): Promise<RosterClass> {
  const code = await getClassCode(services, typed, { code: 'not-found', field });
  const entries = (await listClasses(services)).filter((entry) => entry.code === code);
  return { code, teachers: [...new Set(entries.map(({ teacher }) => teacher))] };
}

/** A student by number, held until the end of the transaction; throws a `Problem` where there is none. */
export async function getStudent(session: Session, id: number): Promise<StudentImage> {
  const { tables, transaction } = session;
  if (isRowNumber(id)) await tables.students.findByPk(id, { lock: true, transaction });
  const [student] = isRowNumber(id) ? (await readState(session, [id])).students : [];
  if (student === undefined) throw noStudent(id);
  return student;
}

/** A student who is on the list of this class; throws likewise. */
export async function getListed(session: Session, { code }: RosterClass, id: number): Promise<StudentImage> {
  const student = await getStudent(session, id);
  if (student.class_code !== code || student.source !== 'roster') throw noStudent(id);
  return student;
}

const noStudent = (id: number) =>
  new Problem('not-found', `There is no student ${id} on this list any more. Load the list again.`);
