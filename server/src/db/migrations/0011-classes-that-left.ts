import { DataTypes } from 'sequelize';
import type { Migration } from './migration.ts';

const text = { type: DataTypes.TEXT, allowNull: false };

/** Classes no longer on a list: homework begun in one can still be handed in. */
export const classesThatLeft: Migration = {
  name: '0011-classes-that-left',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.createTable(
      'former_classes',
      {
        id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true, allowNull: false },
        code: { ...text },
        teacher: { ...text },
      },
      { transaction },
    );
    await queryInterface.addIndex('former_classes', {
      name: 'former_classes_code',
      fields: ['code', 'teacher'],
      unique: true,
      transaction,
    });
    // Of those that left before, it is known which have students.
    await session.run(
      `INSERT INTO former_classes (code, teacher)
       SELECT DISTINCT class_code, teacher FROM students s
        WHERE NOT EXISTS (SELECT 1 FROM classes c WHERE c.code = s.class_code)`,
    );
  },
};
