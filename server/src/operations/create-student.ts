import * as z from 'zod/mini';
import { isName, type StudentDetails } from '../contract/students.ts';
import { type Session, selectRows } from '../db/session.ts';
import { type NewStudent, storeStudents } from '../db/store-students.ts';
import { getClass } from './find-class.ts';
import { normaliseName, tidyText } from './normalise-name.ts';
import { Problem } from './problem.ts';
import type { Services } from './services.ts';

const studentRow = z.object({ id: z.number(), name: z.string(), teacher: z.string() });

/**
 * Finds or makes the student with this class and name (see `normaliseName`). The name stays as it was first typed; class
 * and teacher are those of the class list. Throws a `Problem` for an unknown class or a name without a letter.
 */
export async function createStudent(
  services: Services,
  details: StudentDetails,
): Promise<StudentDetails & { id: number }> {
  const { database, now } = services;
  const student = await readStudent(services, details, 'name');
  const { classCode: studentClass, teacher } = student;
  const known = await findStudent(database.reader, student);
  if (known?.teacher === teacher) return { id: known.id, name: known.name, studentClass, teacher };
  const [stored] = await database.write((session) => storeStudents(session, [student], now().toISOString()));
  if (stored === undefined) throw new Error('The student was not stored');
  return { id: stored.id, name: stored.name, studentClass, teacher: stored.teacher };
}

/**
 * The student that someone says they are, with class and teacher as on the class list. Throws a `Problem` for an unknown
 * class or a name without a letter; `nameField` is what the call names the name by.
 */
export async function readStudent(services: Services, details: StudentDetails, nameField: string): Promise<NewStudent> {
  const name = tidyText(details.name);
  const normalisedName = normaliseName(name);
  if (!isName(normalisedName)) {
    throw new Problem('invalid-input', `${nameField}: type a name with letters in it`);
  }
  const { code, teacher } = await getClass(services, details.studentClass, details.teacher);
  return { classCode: code, name, normalisedName, teacher };
}

async function findStudent(session: Session, { classCode, normalisedName }: NewStudent) {
  const [row] = await selectRows(
    session,
    studentRow,
    'SELECT id, name, teacher FROM students WHERE class_code = $1 AND normalised_name = $2',
    [classCode, normalisedName],
  );
  return row;
}
