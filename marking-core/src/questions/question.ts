import * as z from 'zod/mini';
import { arrangementFields } from './arrangement.ts';

/** Data to read, shown as a table; every row has as many cells as there are columns. In a table to fill in, the cell `[[a]]` is slot a. */
export const questionTableSchema = z.object({
  caption: z.string(),
  columns: z.array(z.string()).check(z.minLength(1)),
  rows: z.array(z.array(z.string())),
});

export type QuestionTable = z.infer<typeof questionTableSchema>;

/** What a student may see of a question. The key is not part of it: see `MarkScheme`. */
export const questionSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  /** One of `questionTypes` or an alias; any other is shown as 'Unknown question type'. */
  type: z.string(),
  question: z.string(),
  /** What it is written in, where that is not English: BCP 47, such as `fr`. That of its homework. */
  language: z.optional(z.nullable(z.string())),
  /** Context shown above the question: what the diagram is of, data to read. Plain text; a blank line starts a paragraph. */
  description: z.optional(z.nullable(z.string())),
  /** May arrive as a JSON string: read it with `questionOptions`. */
  options: z.optional(z.nullable(z.union([z.array(z.string()), z.string()]))),
  /** Lines to write on, for a typed answer that is longer or shorter than its marks suggest; 1 is a single-line field. */
  lines: z.optional(z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(20)))),
  /** Whole marks, 0 for an information question. */
  marks: z.number().check(z.minimum(0), z.maximum(100)),
  studyTip: z.optional(z.nullable(z.string())),
  /** Path of the picture below the site's root, such as `/assets/year8-waves.svg`. */
  diagramPath: z.optional(z.nullable(z.string())),
  /** The picture's own width and height, so that its place is kept before it arrives; absent where they are not known. */
  diagramSize: z.optional(z.nullable(z.object({ width: z.number(), height: z.number() }))),
  /** Text alternative of the picture. It must not give the answer away. */
  diagramAlt: z.optional(z.nullable(z.string())),
  table: z.optional(z.nullable(questionTableSchema)),
  ...arrangementFields,
});

export type Question = z.infer<typeof questionSchema>;
