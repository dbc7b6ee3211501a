import type { IndexesOptions, QueryInterface } from 'sequelize';
import type { RunnableMigration } from 'umzug';
import type { Session } from '../session.ts';
import { type Column, copyColumns } from '../tables/columns.ts';

/** Passed to a migration: Sequelize's schema commands, and the session whose transaction they use. */
export interface MigrationContext {
  readonly queryInterface: QueryInterface;
  readonly session: Session;
}

/** One step of the schema. Steps are only added, never edited, once released. */
export type Migration = RunnableMigration<MigrationContext>;

type ColumnsByTable = Readonly<Record<string, Readonly<Record<string, Column<unknown>>>>>;

type Index = readonly [table: string, fields: string[], options?: Pick<IndexesOptions, 'unique' | 'where'>];

export const unique = { unique: true };

/** What a step changes, in this order. */
interface Changes {
  /** New tables, each after those it refers to. */
  readonly tables?: ColumnsByTable;
  /** New columns of earlier tables. */
  readonly columns?: ColumnsByTable;
  /** Indexes to remove: their names, and their tables. */
  readonly withoutIndexes?: Readonly<Record<string, string>>;
  readonly indexes?: Readonly<Record<string, Index>>;
  /** Fills in what is new, by hand-written SQL: the models describe the schema after the last step. */
  readonly fill?: (session: Session) => Promise<unknown>;
}

export function migration(
  name: string,
  { tables = {}, columns = {}, withoutIndexes = {}, indexes = {}, fill }: Changes,
): Migration {
  return {
    name,
    up: async ({ context: { queryInterface, session } }) => {
      const { transaction } = session;
      for (const [table, ofTable] of Object.entries(tables)) {
        await queryInterface.createTable(table, copyColumns(ofTable), { transaction });
      }
      for (const [table, added] of Object.entries(columns)) {
        for (const [column, type] of Object.entries(copyColumns(added))) {
          await queryInterface.addColumn(table, column, type, { transaction });
        }
      }
      for (const [index, table] of Object.entries(withoutIndexes)) {
        await queryInterface.removeIndex(table, index, { transaction });
      }
      for (const [index, [table, fields, options]] of Object.entries(indexes)) {
        await queryInterface.addIndex(table, { name: index, fields, unique: false, ...options, transaction });
      }
      await fill?.(session);
    },
  };
}
