import { firstSchema } from './0001-first-schema.ts';
import { migrations0002To0014 } from './0002-to-0014.ts';
import { migrations0015To0023 } from './0015-to-0023.ts';
import { migrations0024To0029 } from './0024-to-0029.ts';
import type { Migration } from './migration.ts';

/** Every migration, oldest first. Listed rather than discovered, so that a bundle contains them. */
export const migrations: readonly Migration[] = [
  firstSchema,
  ...migrations0002To0014,
  ...migrations0015To0023,
  ...migrations0024To0029,
];
