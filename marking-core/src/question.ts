import * as z from 'zod/mini';

/** The question types a student can be shown (spec part 1, section 2), under their one canonical name each. */
export const questionTypes = [
  'multiple-choice',
  'text',
  'true-false',
  'combined',
  'information',
  'graph-plotting',
] as const;

export type QuestionType = (typeof questionTypes)[number];

/** Names for the same type that homework may arrive with (spec part 1, section 2). */
const aliases: ReadonlyMap<string, QuestionType> = new Map([
  ['multiple_choice', 'multiple-choice'],
  ['graph_plotting', 'graph-plotting'],
  ['interactive_graph', 'graph-plotting'],
]);

/** The canonical question type for `name`, or `undefined` when it is none that Markwell knows. */
export function findQuestionType(name: string): QuestionType | undefined {
  return aliases.get(name) ?? questionTypes.find((type) => type === name);
}

/** Data to read, shown as a table; every row has as many cells as there are columns. */
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
  /** Context shown above the question: what the diagram is of, data to read. Plain text; a blank line starts a paragraph. */
  description: z.optional(z.nullable(z.string())),
  /** May arrive as a JSON string (design section 3): read it with `questionOptions`. */
  options: z.optional(z.nullable(z.union([z.array(z.string()), z.string()]))),
  /** Lines to write on, for a typed answer that is longer or shorter than its marks suggest; 1 is a single-line field. */
  lines: z.optional(z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(20)))),
  /** Whole marks, 0 for an information question. */
  marks: z.number().check(z.minimum(0), z.maximum(100)),
  studyTip: z.optional(z.nullable(z.string())),
  /** Path of the picture below the site's root, such as `/assets/year8-waves.svg`. */
  diagramPath: z.optional(z.nullable(z.string())),
  /** Text alternative of the picture. It must not give the answer away. */
  diagramAlt: z.optional(z.nullable(z.string())),
  table: z.optional(z.nullable(questionTableSchema)),
});

export type Question = z.infer<typeof questionSchema>;

/** The options of a question as a list, whichever way they arrived; an empty list when there are none or they cannot be read. */
export function questionOptions(question: Pick<Question, 'options'>): string[] {
  const { options } = question;
  if (Array.isArray(options)) return options;
  if (typeof options !== 'string' || options.trim() === '') return [];
  try {
    const parsed = z.array(z.string()).safeParse(JSON.parse(options));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Whether a question is answered and marked at all: an information question counts in no counter and no total. */
export function isMarkedQuestion(question: Pick<Question, 'type'>): boolean {
  return findQuestionType(question.type) !== 'information';
}
