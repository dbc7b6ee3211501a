import { DataTypes, type InferAttributes, type InferCreationAttributes, type Model, type Sequelize } from 'sequelize';
import { text, textOrNull, whole } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** A picture of a homework, in the database so that every server can show it. */
export interface HomeworkPictureRow
  extends Model<InferAttributes<HomeworkPictureRow>, InferCreationAttributes<HomeworkPictureRow>> {
  /** SHA-256 in hexadecimal: a picture is stored once, and its address never shows another. */
  digest: string;
  type: 'png' | 'jpeg';
  /** Bytes. */
  size: number;
  bytes: Buffer;
  createdAt: string;
  /** When it may be deleted because no homework uses it yet; null once one does. */
  expiresAt: string | null;
}

export const defineHomeworkPictures = (sequelize: Sequelize) =>
  sequelize.define<HomeworkPictureRow>(
    'homeworkPicture',
    {
      digest: { ...text(), primaryKey: true },
      type: text(),
      size: whole(),
      bytes: { type: DataTypes.BLOB, allowNull: false },
      createdAt: text(),
      expiresAt: textOrNull(),
    },
    {
      ...tableOptions,
      tableName: 'homework_pictures',
      indexes: [{ name: 'homework_pictures_expires_at', fields: ['expires_at'] }],
    },
  );
