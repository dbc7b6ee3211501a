import { DataTypes } from 'sequelize';
import type { Migration } from './migration.ts';

const maybeText = { type: DataTypes.TEXT, allowNull: true };

/** Pupils apart from classes: which memberships are one pupil’s, and from when until when each lasted. */
export const memberships: Migration = {
  name: '0027-memberships',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.addColumn('students', 'person_id', { type: DataTypes.INTEGER }, { transaction });
    await queryInterface.addColumn('students', 'member_from', { ...maybeText }, { transaction });
    await queryInterface.addColumn('students', 'member_until', { ...maybeText }, { transaction });
    await queryInterface.addIndex('students', { name: 'students_person', fields: ['person_id'], transaction });
    // What the school's list knew by one number is one pupil; nobody is joined by name alone.
    await session.run(
      `UPDATE students SET person_id = (SELECT min(o.id) FROM students o WHERE o.list_key = students.list_key)
        WHERE list_key IN (SELECT list_key FROM students WHERE list_key IS NOT NULL GROUP BY list_key HAVING count(*) > 1)`,
    );
  },
};
