import { DataTypes } from 'sequelize';
import type { Migration } from './migration.ts';

/** Which classes a member of staff has chosen as theirs. */
export const classesOfTeachers: Migration = {
  name: '0017-classes-of-teachers',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.createTable(
      'teacher_classes',
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true, allowNull: false },
        user_id: { type: DataTypes.INTEGER, allowNull: false, references: { model: 'users', key: 'id' } },
        class_code: { type: DataTypes.TEXT, allowNull: false },
      },
      { transaction },
    );
    await queryInterface.addIndex('teacher_classes', {
      name: 'teacher_classes_user_class',
      fields: ['user_id', 'class_code'],
      unique: true,
      transaction,
    });
  },
};
