import type { ModelAttributeColumnOptions, QueryInterface } from 'sequelize';
import type { RunnableMigration } from 'umzug';
import type { Session } from '../session.ts';

/** Passed to a migration: Sequelize's schema commands, and the session whose transaction they use. */
export interface MigrationContext {
  readonly queryInterface: QueryInterface;
  readonly session: Session;
}

/** One step of the schema. Steps are only added, never edited, once released. */
export type Migration = RunnableMigration<MigrationContext>;

/**
 * Columns for one call: Sequelize writes its engine's types into the object, which would then be used for
 * another engine opened later in the same program.
 */
export function copyColumns(
  columns: Readonly<Record<string, ModelAttributeColumnOptions>>,
): Record<string, ModelAttributeColumnOptions> {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, { ...column }]));
}
