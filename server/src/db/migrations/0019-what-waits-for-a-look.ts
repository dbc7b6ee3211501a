import { attemptMarkingSchema, countDoubtful } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { inList, type Session, selectRows } from '../session.ts';
import { reference, rowId, text, whole } from '../tables/columns.ts';
import { migration, unique } from './migration.ts';

/** The number of each marking's answers worth a look; and answers that students ask about. */
export const whatWaitsForALook = migration('0019-what-waits-for-a-look', {
  tables: {
    appeals: {
      id: rowId(),
      attempt_id: { ...reference('attempts'), onDelete: 'CASCADE' },
      question_id: text(),
      at: text(),
    },
  },
  columns: { markings: { doubtful: { ...whole(), defaultValue: 0 } } },
  indexes: { appeals_attempt_question: ['appeals', ['attempt_id', 'question_id'], unique] },
  fill: countAll,
});

const markingRow = z.object({ id: z.number(), marking: z.string() });
const rowsAtOnce = 500;

/** Only of current markings, since the others are never asked for. */
async function countAll(session: Session): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await selectRows(
      session,
      markingRow,
      `SELECT m.id, m.marking FROM markings m JOIN attempts a ON a.current_marking_id = m.id
        WHERE m.id > $1 ORDER BY m.id LIMIT ${rowsAtOnce}`,
      [after],
    );
    const byCount = new Map<number, number[]>();
    for (const { id, marking } of rows) {
      const doubtful = countDoubtful(attemptMarkingSchema.parse(JSON.parse(marking)).results);
      if (doubtful > 0) byCount.set(doubtful, [...(byCount.get(doubtful) ?? []), id]);
    }
    for (const [doubtful, ids] of byCount) {
      const list = inList(ids);
      await session.run(`UPDATE markings SET doubtful = ${doubtful} WHERE id IN ${list.sql}`, list.values);
    }
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}
