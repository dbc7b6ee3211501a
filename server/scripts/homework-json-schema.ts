import * as z from 'zod/mini';
import { homeworkFileSchema } from './homework-file.ts';

export const homeworkSchemaFile = new URL('../../docs/homework.schema.json', import.meta.url);

/** The JSON Schema of a homework file, as `docs/homework.schema.json` has it. */
export function homeworkJsonSchema(): string {
  const schema = z.toJSONSchema(homeworkFileSchema, { io: 'input', reused: 'ref' });
  return `${JSON.stringify({ title: 'A homework for Markwell', ...schema }, null, 2)}\n`;
}
