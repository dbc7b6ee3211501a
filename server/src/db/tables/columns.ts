import { DataTypes, type Model, type ModelAttributeColumnOptions } from 'sequelize';

/** A column, and the type of what it holds: rows are typed by the columns of their table. */
export interface Column<Value> extends ModelAttributeColumnOptions {
  /** Never set: it only carries the type. */
  readonly holds?: Value;
}

/** The number of a row, given out by the database. */
export const rowId = (): Column<number> & { readonly autoIncrement: true } => ({
  ...{ type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true, allowNull: false },
});
/** The number of a row, given out by Markwell. */
export const givenId = (): Column<number> => ({ type: DataTypes.INTEGER, primaryKey: true, allowNull: false });

/** Text, or one of a few words. */
export const text = <Text extends string = string>(): Column<Text> => ({ type: DataTypes.TEXT, allowNull: false });
export const textOrNull = <Text extends string = string>(): Column<Text | null> => ({ type: DataTypes.TEXT });
/** A whole number. */
export const whole = (): Column<number> => ({ type: DataTypes.INTEGER, allowNull: false });
export const wholeOrNull = (): Column<number | null> => ({ type: DataTypes.INTEGER });
export const decimal = (): Column<number> => ({ type: DataTypes.DOUBLE, allowNull: false });
export const flag = (): Column<boolean> => ({ type: DataTypes.BOOLEAN, allowNull: false });
export const bytes = (): Column<Buffer> => ({ type: DataTypes.BLOB, allowNull: false });

/** The id of a row of another table. */
export const reference = (model: string) => ({ ...whole(), references: { model, key: 'id' } });
export const referenceOrNull = (model: string) => ({ ...wholeOrNull(), references: { model, key: 'id' } });

/** What a row says by its other columns, and has no column of its own for. */
export const derived = <Value>(get: (row: Model) => Value): Column<Value> & { readonly get: () => unknown } => ({
  type: DataTypes.VIRTUAL,
  get() {
    return get(this);
  },
});

/**
 * Columns for one call: Sequelize writes its engine's types into the object, which would then be used for
 * another engine opened later in the same program.
 */
export function copyColumns(
  columns: Readonly<Record<string, ModelAttributeColumnOptions>>,
): Record<string, ModelAttributeColumnOptions> {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, { ...column }]));
}
