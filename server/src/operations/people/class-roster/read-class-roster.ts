import * as z from 'zod/mini';
import type { ClassRoster, ListChangeKind, MadeChange } from '../../../contract/class-roster.ts';
import { counts, standsApart } from '../../../db/counting.ts';
import { numberColumn, type Session, selectRows } from '../../../db/session.ts';
import { byName } from '../../site/normalise-name.ts';
import type { Services } from '../../site/services/services.ts';
import { listClasses } from '../classes/list-classes.ts';
import { findLikely } from '../names/same-pupil.ts';
import { type ChangeEffect, readEffect, type StudentImage } from './change-effect.ts';
import { getRosterClass } from './roster-class.ts';

// SQL by hand: attempts are counted for each.

const mostChanges = 20;

const studentRow = z.object({
  id: z.number(),
  name: z.string(),
  attempts: numberColumn,
  lastSubmittedAt: z.nullable(z.string()),
  attemptId: z.nullable(numberColumn),
});
const listedRow = z.object({ id: z.number(), name: z.string(), studentClass: z.string() });

/** The class list of a class with what a teacher can do about it. Throws a `Problem` for an unknown class. */
export async function readClassRoster(
  services: Services,
  { class: typed }: { readonly class: string },
): Promise<Omit<ClassRoster, 'may'>> {
  const { reader } = services.database;
  const { code, teachers } = await getRosterClass(services, typed, 'class');
  const [students, unlisted, listed, changes, classes] = await Promise.all([
    selectStudents(reader, code, "s.source = 'roster'", 'LEFT JOIN'),
    selectStudents(reader, code, standsApart('s'), 'JOIN'),
    selectRows(
      reader,
      listedRow,
      `SELECT id, name, class_code AS "studentClass" FROM students WHERE source = 'roster' AND member_until IS NULL`,
    ),
    selectChanges(reader, code),
    listClasses(services),
  ]);
  return {
    studentClass: code,
    teachers: [...teachers],
    students: students
      .map(({ attemptId: _last, ...student }) => student)
      .sort((one, other) => byName(one.name, other.name)),
    unlisted: unlisted
      .map((row) => ({ ...row, attemptId: row.attemptId ?? 0, likely: findLikely(row.name, code, listed) }))
      .sort((one, other) => (other.lastSubmittedAt ?? '').localeCompare(one.lastSubmittedAt ?? '')),
    changes,
    otherClasses: [...new Set(classes.map((one) => one.code))].filter((one) => one !== code),
  };
}

function selectStudents(session: Session, code: string, condition: string, join: 'JOIN' | 'LEFT JOIN') {
  return selectRows(
    session,
    studentRow,
    `SELECT s.id, s.name, count(a.id) AS attempts, max(a.submitted_at) AS "lastSubmittedAt",
            max(a.id) AS "attemptId"
       FROM students s ${join} attempts a ON a.student_id = s.id AND ${counts('a')}
      WHERE s.class_code = $1 AND ${condition}
      GROUP BY s.id, s.name`,
    [code],
  );
}

async function selectChanges({ tables, transaction }: Session, classCode: string): Promise<MadeChange[]> {
  const rows = await tables.listChanges.scope('told').findAll({
    where: { classCode, undoneAt: null },
    order: [['id', 'DESC']],
    limit: mostChanges,
    transaction,
  });
  return rows.flatMap(({ id, kind, effect, by, at }) =>
    kind === 'import' || kind === 'move-up' ? [] : [{ id, kind, by, at, ...describeEffect(kind, readEffect(effect)) }],
  );
}

function describeEffect(kind: ListChangeKind, { before, after }: ChangeEffect): Pick<MadeChange, 'name' | 'to'> {
  const [then, since] = [before.students[0], after.students[0]];
  if (kind === 'join') {
    const from = before.students.find((one) => !after.students.some(({ id }) => id === one.id));
    const intoId = after.merged.find(({ id }) => id === from?.id)?.into_id;
    return { name: from?.name ?? '', to: after.students.find(({ id }) => id === intoId)?.name ?? null };
  }
  if (kind === 'move') {
    const wasThere = (one: StudentImage) =>
      before.students.some((old) => old.id === one.id && old.source === 'roster' && old.class_code === one.class_code);
    const moved = after.students.find((one) => one.source === 'roster' && !wasThere(one));
    return { name: moved?.name ?? '', to: moved?.class_code ?? null };
  }
  return { name: (then ?? since)?.name ?? '', to: kind === 'rename' ? (since?.name ?? null) : null };
}
