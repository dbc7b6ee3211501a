import { attemptMarkingSchema, countDoubtful } from '@markwell/marking-core';
import { DataTypes } from 'sequelize';
import * as z from 'zod/mini';
import { inList, type Session, selectRows } from '../session.ts';
import type { Migration } from './migration.ts';

const integer = { type: DataTypes.INTEGER, allowNull: false };

/** The number of each marking's answers worth a look; and answers that students ask about. */
export const whatWaitsForALook: Migration = {
  name: '0019-what-waits-for-a-look',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.addColumn('markings', 'doubtful', { ...integer, defaultValue: 0 }, { transaction });
    await countAll(session);
    await queryInterface.createTable(
      'appeals',
      {
        id: { ...integer, primaryKey: true, autoIncrement: true },
        attempt_id: { ...integer, references: { model: 'attempts', key: 'id' }, onDelete: 'CASCADE' },
        question_id: { type: DataTypes.TEXT, allowNull: false },
        at: { type: DataTypes.TEXT, allowNull: false },
      },
      { transaction },
    );
    await queryInterface.addIndex('appeals', {
      name: 'appeals_attempt_question',
      fields: ['attempt_id', 'question_id'],
      unique: true,
      transaction,
    });
  },
};

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
