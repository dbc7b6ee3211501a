import * as z from 'zod/mini';
import type { Touched } from '../../../contract/remark.ts';
import type { StaffRole } from '../../../contract/sign-in.ts';
import { inList, numberColumn, type Session, selectRows } from '../../../db/session.ts';
import { selectMyClasses } from '../../people/authority/own-classes.ts';
import type { Actor } from '../../site/audit/record-audit.ts';
import { Problem } from '../../site/problems/problem.ts';

// SQL by hand: an aggregate.

const studentsAtOnce = 1_000;
const classRow = z.object({ class_code: z.string(), students: numberColumn });

async function countTouched(
  session: Session,
  students: ReadonlySet<number>,
  ownClasses: readonly string[],
): Promise<Touched> {
  const ids = [...students];
  const byClass = new Map<string, number>();
  for (let first = 0; first < ids.length; first += studentsAtOnce) {
    const list = inList(ids.slice(first, first + studentsAtOnce));
    const rows = await selectRows(
      session,
      classRow,
      `SELECT class_code, count(*) AS students FROM students WHERE id IN ${list.sql} GROUP BY class_code`,
      list.values,
    );
    for (const row of rows) byClass.set(row.class_code, (byClass.get(row.class_code) ?? 0) + row.students);
  }
  const ownCodes = new Set(ownClasses.map((code) => code.toLowerCase()));
  const isOwn = (code: string) => ownCodes.has(code.toLowerCase());
  const others = [...byClass].filter(([code]) => !isOwn(code));
  return {
    own: [...byClass].reduce((sum, [code, number]) => sum + (isOwn(code) ? number : 0), 0),
    others: others
      .map(([code, number]) => ({ class: code, students: number }))
      .sort((one, other) => other.students - one.students || one.class.localeCompare(other.class, 'en')),
  };
}

/** Whose marks change of these students, for whoever does it; at a terminal all classes are one's own. */
export async function countTouchedBy(session: Session, students: ReadonlySet<number>, by: Actor): Promise<Touched> {
  if (typeof by !== 'number') return { own: students.size, others: [] };
  return countTouched(session, students, await selectMyClasses(session, by));
}

/** The classes of others of which somebody says that their marks may change; `any` of those who need not say so. */
export type OthersSaid = readonly string[] | 'any';

/**
 * What whoever judges has said: a teacher names the classes of others, an administrator who calls need not, and at a terminal, where nobody has a
 * `role`, all classes are one's own.
 */
export function othersSaid(role: StaffRole | undefined, said: readonly string[] | undefined): OthersSaid {
  return role === 'teacher' ? (said ?? []) : 'any';
}

/** Throws a `Problem` that says whom it touches, unless `said` has every class of others whose marks change. */
export function refuseUnsaid({ own, others }: Touched, said: OthersSaid): void {
  if (said === 'any') return;
  const known = new Set(said);
  if (others.every((one) => known.has(one.class))) return;
  const number = others.reduce((sum, { students }) => sum + students, 0);
  const named = others
    .slice(0, 8)
    .map((one) => `${one.class} ${one.students}`)
    .join(', ');
  const more = others.length > 8 ? `, and ${others.length - 8} more classes` : '';
  throw new Problem(
    'conflict',
    `This changes marks of ${number} ${number === 1 ? 'pupil' : 'pupils'} outside your classes (${named}${more}). Say that you know, and why. Nothing is stored yet.`,
    { fields: { needs: 'others', own, others } },
  );
}
