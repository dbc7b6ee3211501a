import { DataTypes } from 'sequelize';
import * as z from 'zod/mini';
import { selectRows } from '../session.ts';
import type { Migration } from './migration.ts';

const maybeText = { type: DataTypes.TEXT, allowNull: true };

const studentRow = z.object({ id: z.number(), name: z.string(), list_key: z.string() });

/** Pupils apart from classes: which memberships are one pupil’s, and from when until when each lasted. */
export const memberships: Migration = {
  name: '0027-memberships',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.addColumn('students', 'person_id', { type: DataTypes.INTEGER }, { transaction });
    await queryInterface.addColumn('students', 'member_from', { ...maybeText }, { transaction });
    await queryInterface.addColumn('students', 'member_until', { ...maybeText }, { transaction });
    await queryInterface.addIndex('students', { name: 'students_person', fields: ['person_id'], transaction });
    // Of one pupil are those of one name that lists knew by one key; the key alone may be a date of birth.
    const keyed = await selectRows(
      session,
      studentRow,
      'SELECT id, name, list_key FROM students WHERE list_key IS NOT NULL AND erased_at IS NULL ORDER BY id',
    );
    const pupils = new Map<string, number[]>();
    for (const { id, name, list_key: key } of keyed) {
      const pupil = `${key} ${name.replace(/\s*\([^()]*\)$/u, '').toLowerCase()}`;
      pupils.set(pupil, [...(pupils.get(pupil) ?? []), id]);
    }
    for (const ids of pupils.values()) {
      if (ids.length < 2) continue;
      for (const id of ids) await session.run('UPDATE students SET person_id = $1 WHERE id = $2', [ids[0] ?? id, id]);
    }
  },
};
