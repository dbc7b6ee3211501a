import { bytes, text, textOrNull, whole } from './columns.ts';
import { table } from './table.ts';

/** A picture or a sound of a homework, in the database so that every server has it. */
export const homeworkPictures = table(
  'homework_pictures',
  {
    /** SHA-256 in hexadecimal: a picture is stored once, and its address never shows another. */
    digest: { ...text(), primaryKey: true },
    /** 'png', 'mpeg': a name of `mediaKinds`. */
    type: text(),
    /** Bytes. */
    size: whole(),
    bytes: bytes(),
    createdAt: text(),
    /** When it may be deleted because no homework uses it yet; null once one does. */
    expiresAt: textOrNull(),
  },
  { indexes: [{ name: 'homework_pictures_expires_at', fields: ['expires_at'] }] },
);
