import { DataTypes } from 'sequelize';
import type { Migration } from './migration.ts';

const number = { type: DataTypes.INTEGER, allowNull: false };
const text = { type: DataTypes.TEXT, allowNull: false };

/** Who was merged with whom, so that attempts under the old number or name still find their student. */
export const mergedStudents: Migration = {
  name: '0010-merged-students',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.createTable(
      'merged_students',
      {
        id: { ...number, primaryKey: true },
        class_code: { ...text },
        normalised_name: { ...text },
        into_id: { ...number, references: { model: 'students', key: 'id' } },
      },
      { transaction },
    );
    await queryInterface.addIndex('merged_students', {
      name: 'merged_students_class_name',
      fields: ['class_code', 'normalised_name'],
      unique: false,
      transaction,
    });
    await queryInterface.addIndex('merged_students', {
      name: 'merged_students_into',
      fields: ['into_id'],
      unique: false,
      transaction,
    });
  },
};
