import type { QueryInterface } from 'sequelize';
import type { RunnableMigration } from 'umzug';
import type { Session } from '../session.ts';

/** Passed to a migration: Sequelize's schema commands, and the session whose transaction they use. */
export interface MigrationContext {
  readonly queryInterface: QueryInterface;
  readonly session: Session;
}

/** One step of the schema. Steps are only added, never edited, once released. */
export type Migration = RunnableMigration<MigrationContext>;
