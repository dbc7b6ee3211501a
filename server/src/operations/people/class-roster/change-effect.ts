import * as z from 'zod/mini';
import { insertRows } from '../../../db/insert-rows.ts';
import { inGroups, inList, type Session, selectRows } from '../../../db/session.ts';
import type { ownedTables } from '../students/join-student.ts';

// SQL by hand: what a change keeps to be undone has the names of columns.

/** Changes that were made before memberships had dates say nothing of them. */
const memberColumns = {
  person_id: z._default(z.nullable(z.number()), null),
  member_from: z._default(z.nullable(z.string()), null),
  member_until: z._default(z.nullable(z.string()), null),
};

const imageSchema = z.object({
  id: z.number(),
  class_code: z.string(),
  name: z.string(),
  normalised_name: z.string(),
  teacher: z.string(),
  source: z.enum(['roster', 'former', 'self']),
  created_at: z.string(),
  list_key: z.nullable(z.string()),
  ...memberColumns,
});
/** A student as a row has them. */
export type StudentImage = z.output<typeof imageSchema>;

const mergedSchema = z.object({
  id: z.number(),
  class_code: z.string(),
  normalised_name: z.string(),
  into_id: z.number(),
});

const exclusionSchema = z.object({
  student_id: z.number(),
  reason: z.string(),
  at: z.string(),
  user_id: z.nullable(z.number()),
  terminal_user: z.nullable(z.string()),
});

/** The students that a change is about, and what is kept of them, at one moment. */
const stateSchema = z.object({ students: z.array(imageSchema), merged: z.array(mergedSchema) });
export type RosterState = z.output<typeof stateSchema>;

/** What a change did, so that it can be undone: those it was about before and after it, and what changed hands. */
const effectSchema = z.object({
  before: stateSchema,
  after: stateSchema,
  /** Rows that became another student's, by their table. */
  owned: z.object({
    attempts: z.array(z.number()),
    comments: z.array(z.number()),
    allowances: z._default(z.array(z.number()), []),
  }),
  /** That none of the attempts of a student who is no more counted. */
  exclusions: z.array(exclusionSchema),
  /** Classes whose year ended with it. */
  kept: z._default(z.array(z.object({ code: z.string(), keptAs: z.string() })), []),
});
export type ChangeEffect = z.output<typeof effectSchema>;

/** Reads an effect as it is stored. */
export const readEffect = (json: string): ChangeEffect => effectSchema.parse(JSON.parse(json));

const imageColumns = Object.keys(imageSchema.shape).join(', ');

/** The state of these students; those that are not there are left out. */
export async function readState(session: Session, ids: readonly number[]): Promise<RosterState> {
  if (ids.length === 0) return { students: [], merged: [] };
  const list = inList(ids);
  const [students, merged] = [
    await selectRows(
      session,
      imageSchema,
      `SELECT ${imageColumns} FROM students WHERE id IN ${list.sql} AND erased_at IS NULL ORDER BY id`,
      list.values,
    ),
    await selectRows(
      session,
      mergedSchema,
      `SELECT id, class_code, normalised_name, into_id FROM merged_students
        WHERE id IN ${list.sql} OR into_id IN ${list.sql} ORDER BY id`,
      list.values,
    ),
  ];
  return { students, merged };
}

/** What a student has, and that none of their attempts count, where that is so. */
export async function readBelongings(session: Session, id: number) {
  const select = async (table: (typeof ownedTables)[number]) => {
    const rows = await selectRows(
      session,
      z.object({ id: z.number() }),
      `SELECT id FROM ${table} WHERE student_id = $1 ORDER BY id`,
      [id],
    );
    return rows.map((row) => row.id);
  };
  const exclusions = await selectRows(
    session,
    exclusionSchema,
    `SELECT student_id, reason, at, user_id, terminal_user FROM exclusions
      WHERE student_id = $1 AND ended_at IS NULL`,
    [id],
  );
  const [attempts, comments, allowances] = [
    await select('attempts'),
    await select('comments'),
    await select('allowances'),
  ];
  return { owned: { attempts, comments, allowances }, exclusions };
}

/** Makes a student as the image has them, whether they are there or not. */
export const putStudent = (session: Session, image: StudentImage) => putStudents(session, [image]);

/** The same of many, who have no name of a class between them that another has. */
export async function putStudents(session: Session, images: readonly StudentImage[]): Promise<void> {
  for (const group of inGroups(images))
    await insertRows(
      session,
      'students',
      group,
      `ON CONFLICT (id) DO UPDATE SET class_code = excluded.class_code, name = excluded.name,
       normalised_name = excluded.normalised_name, teacher = excluded.teacher, source = excluded.source,
       person_id = excluded.person_id, member_from = excluded.member_from, member_until = excluded.member_until`,
    );
}

/** Has these names stand for the students that they stood for, and no others of the state. */
export async function putMerged(session: Session, now: RosterState, then: RosterState): Promise<void> {
  const gone = inList(now.merged.map(({ id }) => id));
  if (now.merged.length > 0) await session.run(`DELETE FROM merged_students WHERE id IN ${gone.sql}`, gone.values);
  await insertRows(session, 'merged_students', then.merged);
}
