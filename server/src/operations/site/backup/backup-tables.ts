import { DataTypes, type ModelAttributeColumnOptions } from 'sequelize';
import type { Tables } from '../../../db/tables/index.ts';

/**
 * Sign-ins and failed ones: to bring them back would open doors that were closed since. Floods are of the last day, and scores are counted
 * from what is restored. Secrets stay with the database that they were made for.
 */
const leftOut: ReadonlySet<keyof Tables> = new Set([
  'authSessions',
  'signInFailures',
  'pendingSignIns',
  'floods',
  'scores',
  'secrets',
]);

/** A table as a backup sees it. */
export interface BackupTable {
  readonly name: string;
  readonly columns: readonly string[];
  /** The column by which its rows are in order. */
  readonly key: string;
  readonly flags: ReadonlySet<string>;
  /** Columns that refer to rows of the same table, which may come later. */
  readonly selfReferences: readonly string[];
}

/** What a backup holds, each table after those it refers to. */
export function backupTables(tables: Tables): BackupTable[] {
  return Object.entries(tables)
    .filter(([name]) => ![...leftOut].some((out) => out === name))
    .map(([, model]) => describeTable(model));
}

/** What is needed of a model, whatever its rows are. */
interface Described {
  readonly tableName: string;
  getAttributes(): Readonly<Record<string, ModelAttributeColumnOptions>>;
}

function describeTable(model: Described): BackupTable {
  const name = model.tableName;
  const attributes = Object.values(model.getAttributes()).filter(({ type }) => !(type instanceof DataTypes.VIRTUAL));
  const columns = attributes.map(({ field }) => field ?? '');
  const key = attributes.find(({ primaryKey }) => primaryKey)?.field;
  if (key === undefined) throw new Error(`${name} has no primary key`);
  const fieldsWhere = (matches: (attribute: (typeof attributes)[number]) => boolean) =>
    attributes.filter(matches).flatMap(({ field }) => field ?? []);
  return {
    name,
    columns,
    key,
    flags: new Set(fieldsWhere(({ type }) => type instanceof DataTypes.BOOLEAN)),
    selfReferences: fieldsWhere(({ references }) => typeof references === 'object' && references.model === name),
  };
}
