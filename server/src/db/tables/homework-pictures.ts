import { DataTypes, type InferAttributes, type InferCreationAttributes, type Model, type Sequelize } from 'sequelize';
import { text, textOrNull, whole } from './columns.ts';
import { tableOptions } from './table-options.ts';

/** A picture that came with homework, in the database so that every server of an installation can show it. */
export interface HomeworkPictureRow
  extends Model<InferAttributes<HomeworkPictureRow>, InferCreationAttributes<HomeworkPictureRow>> {
  /** SHA-256 of its bytes in hexadecimal: the same picture is kept once, and its address never shows another. */
  digest: string;
  type: 'png' | 'jpeg';
  /** Bytes. */
  size: number;
  bytes: Buffer;
  createdAt: string;
  /** When it may go, because no homework was stored with it yet; null once one was. */
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
