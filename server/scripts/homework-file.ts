import * as z from 'zod/mini';
import {
  draftQuestionSchema,
  mostHomework,
  mostQuestions,
  uploadAssignmentSchema,
} from '../src/contract/homework-draft.ts';

function said<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  z.globalRegistry.add(schema, { description });
  return schema;
}

const label = z.union([
  z.string().check(z.maxLength(20)),
  z.array(z.string().check(z.maxLength(20))).check(z.maxLength(4)),
]);

/** What several questions are about: an id of something in the file, or the thing itself. */
const materialSchema = z.union([
  z.string(),
  z.partial(z.omit(draftQuestionSchema, { correctAnswers: true, marks: true })),
]);

const material = said(
  z.union([materialSchema, z.array(materialSchema)]),
  'What all questions within share: a text, picture, table or sound, shown beside each of them.',
);

const questionSchema = z.extend(z.partial(draftQuestionSchema), {
  label: z.optional(
    z.nullable(said(label, 'What it is called on paper: "2", or its part within another question: "(b)".')),
  ),
  get parts() {
    return z.optional(said(z.array(itemSchema), 'Its parts; what it says itself is shown beside each of them.'));
  },
});

const blockSchema = z.object({
  material,
  get questions() {
    return z.array(itemSchema);
  },
});

const itemSchema: z.ZodMiniType = said(
  z.union([blockSchema, questionSchema]),
  'A question, or questions with what they share.',
);

const homeworkSchema = z.extend(z.partial(z.omit(uploadAssignmentSchema, { questions: true, title: true })), {
  title: z.string().check(z.minLength(1), z.maxLength(300)),
  material: z.optional(material),
  questions: z.array(itemSchema).check(z.minLength(1), z.maxLength(mostQuestions)),
});

/** A homework file as `docs/homework-format.md` describes it: one homework, or a list. Reading forgives more. */
export const homeworkFileSchema = z.union([homeworkSchema, z.array(homeworkSchema).check(z.maxLength(mostHomework))]);
