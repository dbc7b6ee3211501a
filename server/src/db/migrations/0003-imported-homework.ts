import { bytes, text, textOrNull, whole } from '../tables/columns.ts';
import { migration } from './migration.ts';

/** Where imported homework came from, and its pictures. */
export const importedHomework = migration('0003-imported-homework', {
  tables: {
    homework_pictures: {
      digest: { ...text(), primaryKey: true },
      type: text(),
      size: whole(),
      bytes: bytes(),
      created_at: text(),
      expires_at: textOrNull(),
    },
  },
  columns: {
    assignments: {
      batch_name: textOrNull(),
      source_name: textOrNull(),
      source_digest: textOrNull(),
      content_digest: textOrNull(),
      homework_data: textOrNull(),
    },
  },
  indexes: {
    assignments_source_digest: ['assignments', ['source_digest']],
    assignments_content_digest: ['assignments', ['content_digest']],
    homework_pictures_expires_at: ['homework_pictures', ['expires_at']],
  },
});
