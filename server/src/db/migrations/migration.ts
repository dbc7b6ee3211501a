import type { ModelAttributeColumnOptions, QueryInterface } from 'sequelize';
import type { RunnableMigration } from 'umzug';
import type { Session } from '../session.ts';

/** What a migration is given: Sequelize's schema commands, and the session whose transaction they belong to. */
export interface MigrationContext {
  readonly queryInterface: QueryInterface;
  readonly session: Session;
}

/** One step of the schema. Steps are only added, never edited, once released. */
export type Migration = RunnableMigration<MigrationContext>;

/**
 * Columns for one call: Sequelize writes into what it is given how its database has them, by which another kind of database,
 * opened after it in the same program, would then be made.
 */
export function copyColumns(
  columns: Readonly<Record<string, ModelAttributeColumnOptions>>,
): Record<string, ModelAttributeColumnOptions> {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, { ...column }]));
}
