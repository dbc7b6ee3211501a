import type { Session } from '../../../db/session.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { type FoundStudent, selectStudentsById } from './find-students.ts';

/** The students with these numbers, in the order given; throws a `Problem` that names the first one that is not there. */
export async function getStudents(session: Session, ids: readonly number[]): Promise<FoundStudent[]> {
  const found = new Map((await selectStudentsById(session, ids)).map((student) => [student.id, student]));
  return ids.map((id) => {
    const student = found.get(id);
    if (student !== undefined) return student;
    throw new Problem('not-found', `There is no student ${id}.`, { hint: { kind: 'find-students' } });
  });
}

/** The student with this number; throws likewise. */
export async function getStudent({ database }: Services, id: number): Promise<FoundStudent> {
  const [student] = await getStudents(database.reader, [id]);
  if (student === undefined) throw new Error('A student that was found is not there');
  return student;
}
