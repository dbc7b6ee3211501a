import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** What a homework can be exported as: for other programs, and Word's paper and mark scheme. */
export const exportFormats = ['json', 'moodle-xml', 'gift', 'qti', 'docx', 'docx-scheme'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportedHomeworkSchema = z.object({
  /** What to call the file: 'homework-151.xml'. */
  name: z.string(),
  /** Its media type. */
  type: z.string(),
  /** Its bytes, in base64. */
  content: z.string(),
  /** What the format cannot hold, a sentence each with the questions it is about. */
  messages: z.array(z.string()),
});
export type ExportedHomework = z.infer<typeof exportedHomeworkSchema>;

/**
 * A homework as a file, with its key: what was imported or written, what came with Markwell, or what a card shows. 404 for an unknown id; 409
 * for a card without questions.
 */
export const exportHomework = defineCall('admin', 'GET', '/api/admin/homework/:id/export', {
  on: { homework: ':id' },
  input: z.object({ format: z.enum(exportFormats) }),
  output: exportedHomeworkSchema,
});
