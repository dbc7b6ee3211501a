import { DataTypes } from 'sequelize';
import type { Migration } from './migration.ts';

/** Attempts keep the assignment that was chosen; the childcare card is released with its content. */
export const childcare: Migration = {
  name: '0006-childcare',
  up: async ({ context: { queryInterface, session } }) => {
    const { transaction } = session;
    await queryInterface.addColumn(
      'attempts',
      'chosen_assignment',
      { type: DataTypes.TEXT, allowNull: true },
      { transaction },
    );
    await session.run(
      `UPDATE assignments SET is_released = $1, first_released_at = updated_at
        WHERE id = 6 AND first_released_at IS NULL AND questions = '[]'`,
      [true],
    );
  },
};
