import { isName, type StudentDetails } from '../../../contract/students.ts';
import { type NewStudent, storeStudents } from '../../../db/store-students.ts';
import { normaliseName, tidyText } from '../../site/normalise-name.ts';
import { Problem } from '../../site/problems/problem.ts';
import type { Services } from '../../site/services/services.ts';
import { getClass } from '../classes/find-class.ts';
import { findListedSpelling } from '../names/listed-spelling.ts';

/**
 * Finds or makes the student with this class and name (see `normaliseName`). What is stored keeps
 * the name as it was first typed; the answer has it as it is typed now, with class and teacher of the class list, and tells
 * nobody whether the name was there before. Throws a `Problem` for an unknown class or a name without a letter.
 */
export async function createStudent(
  services: Services,
  details: StudentDetails,
): Promise<StudentDetails & { id: number }> {
  const { database, now } = services;
  const student = await readStudent(services, details, 'name');
  // Written for a known student too: neither the answer nor how long it takes tells whether there was one.
  const [stored] = await database.write((session) => storeStudents(session, [student], now().toISOString()));
  if (stored === undefined) throw new Error('The student was not stored');
  return { id: stored.id, name: student.name, studentClass: student.classCode, teacher: student.teacher };
}

/**
 * The student that someone says they are, with class and teacher as on the class list. Throws a `Problem` for an unknown
 * class or a name without a letter; `nameField` is what the call names the name by.
 */
export async function readStudent(services: Services, details: StudentDetails, nameField: string): Promise<NewStudent> {
  const name = tidyText(details.name);
  const typed = normaliseName(name);
  if (!isName(typed)) {
    throw new Problem('invalid-input', 'type a name with letters in it', { field: nameField });
  }
  const { code, teacher } = await getClass(services, details.studentClass, details.teacher);
  const normalisedName = await findListedSpelling(services.database.reader, code, typed);
  return { classCode: code, name, normalisedName, teacher };
}
