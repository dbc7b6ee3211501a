import { text } from '../tables/columns.ts';
import { migration } from './migration.ts';

/** The place of a visit is stored while its address is whole; and an index of attempts by time. */
export const placesOfVisits = migration('0005-places-of-visits', {
  columns: { visits: { location: { ...text(), defaultValue: 'Elsewhere' } } },
  indexes: { attempts_submitted: ['attempts', ['submitted_at']] },
});
