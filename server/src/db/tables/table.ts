import type { IndexesOptions, Model, ModelOptions, ModelStatic, Optional, Sequelize } from 'sequelize';
import { type Column, copyColumns } from './columns.ts';

type Columns = Readonly<Record<string, Column<unknown>>>;
type Joins = Readonly<Record<string, Join<unknown>>>;

type Values<Of extends Columns> = {
  -readonly [Name in keyof Of]: Of[Name] extends Column<infer Value> ? Value : never;
};

/** Columns that a new row need not have: the database fills them in, or they are derived. */
type Filled<Of extends Columns> = {
  [Name in keyof Of]: Of[Name] extends { defaultValue: unknown } | { autoIncrement: true } | { get: unknown }
    ? Name
    : never;
}[keyof Of];

type Joined<With extends Joins> = {
  readonly [Name in keyof With]?: With[Name] extends Join<infer Rows> ? Rows : never;
};

type RowOf<Of extends Columns, With extends Joins> = Model<Values<Of>, Optional<Values<Of>, Filled<Of>>> &
  Values<Of> &
  Joined<With>;

/** Binds a table to a connection or pool. */
type Table<Rows extends Model> = (sequelize: Sequelize) => ModelStatic<Rows>;

/** A row of a table. */
export type Row<Of extends Table<Model>> = InstanceType<ReturnType<Of>>;

/** Rows of another table that a row can be read with: `include: ['student']`. */
interface Join<Rows> {
  (sequelize: Sequelize, model: ModelStatic<Model>, as: string): void;
  /** Never set: it only carries the type. */
  readonly holds?: Rows;
}

/** The row of another table that a column has the id of. */
export const belongsTo =
  <Rows extends Model>(other: Table<Rows>, foreignKey: string): Join<Rows | null> =>
  (sequelize, model, as) =>
    void model.belongsTo(other(sequelize), { as, foreignKey, constraints: false });

interface TableOptions<With extends Joins> {
  readonly indexes?: IndexesOptions[];
  readonly joins?: With;
  readonly scopes?: NonNullable<ModelOptions['scopes']>;
}

/** A table by its name: its columns are in snake_case, and operations keep its times themselves. */
export function table<Of extends Columns, With extends Joins = Record<never, never>>(
  name: string,
  columns: Of,
  { indexes = [], joins, scopes = {} }: TableOptions<With> = {},
): Table<RowOf<Of, With>> {
  const models = new WeakMap<Sequelize, ModelStatic<RowOf<Of, With>>>();
  const options = { timestamps: false, underscored: true, freezeTableName: true, tableName: name };
  return (sequelize) => {
    const known = models.get(sequelize);
    if (known !== undefined) return known;
    const own = { ...options, scopes, indexes: indexes.map((index) => ({ ...index })) };
    const model = sequelize.define<RowOf<Of, With>, Columns>(name, copyColumns(columns), own);
    models.set(sequelize, model);
    for (const [as, join] of Object.entries(joins ?? {})) join(sequelize, model, as);
    return model;
  };
}
