import { wholeOrNull } from '../tables/columns.ts';
import { migration } from './migration.ts';

/** Exclusions made in one step can be ended in one: each names the first. */
export const floodsOfAttempts = migration('0025-floods-of-attempts', {
  columns: { exclusions: { flood_id: wholeOrNull() } },
  indexes: { exclusions_flood: ['exclusions', ['flood_id']] },
});
