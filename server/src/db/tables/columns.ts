import { DataTypes } from 'sequelize';

/** The number of a row, given out by the database. */
export const rowId = () => ({ type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true });

export const text = () => ({ type: DataTypes.TEXT, allowNull: false });
export const textOrNull = () => ({ type: DataTypes.TEXT, allowNull: true });
/** A whole number. */
export const whole = () => ({ type: DataTypes.INTEGER, allowNull: false });
export const wholeOrNull = () => ({ type: DataTypes.INTEGER, allowNull: true });
export const flag = () => ({ type: DataTypes.BOOLEAN, allowNull: false });

/** The id of a row of another table. */
export const reference = (model: string) => ({ ...whole(), references: { model, key: 'id' } });
export const referenceOrNull = (model: string) => ({ ...wholeOrNull(), references: { model, key: 'id' } });
