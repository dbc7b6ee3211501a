import { DataTypes } from 'sequelize';
import type { Migration } from './migration.ts';

/** What a homework is for, where that is more than to be done: quizzes of old questions are counted apart. */
export const purposeOfHomework: Migration = {
  name: '0029-purpose-of-homework',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.addColumn(
      'assignments',
      'purpose',
      { type: DataTypes.TEXT, allowNull: true },
      { transaction },
    );
  },
};
