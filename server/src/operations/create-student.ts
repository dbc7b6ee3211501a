import * as z from 'zod/mini';
import type { StudentDetails } from '../contract/students.ts';
import { type Session, selectRows } from '../db/session.ts';
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
  const name = tidyText(details.name);
  const normalisedName = normaliseName(name);
  if (!/\p{Letter}/u.test(normalisedName)) throw new Problem('invalid-input', 'name: type a name with letters in it');
  const { code, teacher } = await getClass(services, details.studentClass, details.teacher);

  const known = await findStudent(database.reader, code, normalisedName);
  if (known?.teacher === teacher) return { id: known.id, name: known.name, studentClass: code, teacher };
  const [stored] = await database.write((session) =>
    selectRows(
      session,
      studentRow,
      `INSERT INTO students (class_code, name, normalised_name, teacher, created_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (class_code, normalised_name) DO UPDATE SET teacher = excluded.teacher
       RETURNING id, name, teacher`,
      [code, name, normalisedName, teacher, now().toISOString()],
    ),
  );
  if (stored === undefined) throw new Error('The student was not stored');
  return { ...stored, studentClass: code };
}

async function findStudent(session: Session, classCode: string, normalisedName: string) {
  const [row] = await selectRows(
    session,
    studentRow,
    'SELECT id, name, teacher FROM students WHERE class_code = $1 AND normalised_name = $2',
    [classCode, normalisedName],
  );
  return row;
}
