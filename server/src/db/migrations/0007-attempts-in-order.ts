import { migration } from './migration.ts';

/** A re-mark reads attempts in batches by id, for each of which PostgreSQL sorted all of them. */
export const attemptsInOrder = migration('0007-attempts-in-order', {
  withoutIndexes: { attempts_homework: 'attempts' },
  indexes: { attempts_homework: ['attempts', ['homework_id', 'id']] },
});
