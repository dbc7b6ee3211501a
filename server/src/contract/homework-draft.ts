import {
  answerFormSchema,
  answerKindSchema,
  arrangementFields,
  keyReadingSchema,
  keySchema,
  partMarksSchema,
  questionTableSchema,
  questionTypes,
} from '@markwell/marking-core';
import * as z from 'zod/mini';

const text = (longest: number) => z.string().check(z.maxLength(longest));
const maybe = <Schema extends z.ZodMiniType>(schema: Schema) => z.nullable(schema);

/** A language by BCP 47: 'fr', 'zh-Hant'. */
export const languageCode = z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/), z.maxLength(35));

/** Most homework in one upload, and most questions in one homework. */
export const mostHomework = 50;
export const mostQuestions = 2_000;

/** Texts and lists as they can be stored. */
const limited = {
  text,
  list: <Item extends z.ZodMiniType>(item: Item, most: number) => z.array(item).check(z.maxLength(most)),
};
/** The same as they are shown, when a message says what of them is too long. */
const unlimited = {
  text: () => z.string(),
  list: <Item extends z.ZodMiniType>(item: Item) => z.array(item),
} satisfies typeof limited;

const questionSchema = ({ text, list }: typeof limited) =>
  z.object({
    /** Of this homework alone: 'q1', 'q1ai'. */
    id: text(64).check(z.minLength(1)),
    type: z.enum(questionTypes),
    /** Plain text; super- and subscripts as Unicode (H₂O). */
    question: text(20_000),
    /** What comes before it and belongs to it: the stem of a part, a text to read. A blank line starts a paragraph. */
    description: maybe(text(20_000)),
    /** As a student sees them, without their letters; of a true or false question none. */
    options: list(text(2_000), 60),
    /** Whole marks; 0 for an information question. */
    marks: z.number().check(z.int(), z.minimum(0), z.maximum(100)),
    /**
     * Each alone is right. Of a choice the option's text; of true or false `true`, `false` or `cannot_tell`; of a combined
     * question 'Yes: the reason'. Empty when the file did not say: it can be stored so, and not released.
     */
    correctAnswers: list(text(2_000), 200),
    /**
     * How the accepted answers of a written question earn its marks, each of them in one of these points: any answer of a point earns its
     * marks, all points together at most the question's, so that 'any two from' is points worth more. Null or absent: each alone is right.
     */
    markingPoints: z.optional(
      maybe(
        list(
          z.object({
            answers: list(text(2_000), 200).check(z.minLength(1)),
            /** Whole marks. */
            marks: z.number().check(z.int(), z.minimum(1), z.maximum(100)),
          }),
          100,
        ),
      ),
    ),
    /** The key as data, where it says more than the text of the accepted answers; null or absent: read from that text. */
    key: z.optional(maybe(keySchema)),
    /** How far from the accepted number an answer may be, where the accepted answers are one number; null or absent for no distance. */
    tolerance: z.optional(maybe(z.number().check(z.minimum(0)))),
    /** The kind that a person says the accepted answers are of; null or absent: worked out from them. */
    answerKind: z.optional(maybe(answerKindSchema)),
    /** The form that an answer must have, `any` for none; null or absent: what the question's words ask for. */
    answerForm: z.optional(maybe(z.enum([...answerFormSchema.options, 'any']))),
    /** By wrong option what it shows that somebody picked it: 'thinks that current is used up'. Said with the results, and to staff. */
    notes: z.optional(maybe(z.record(text(2_000), text(300)))),
    /** How parts of an answer earn marks; null or absent: as its type does by itself. */
    partMarks: z.optional(maybe(partMarksSchema)),
    studyTip: maybe(text(5_000)),
    /** `/homework-images/…`, one of the draft's pictures. */
    diagramPath: maybe(text(300)),
    /** Text alternative of the picture. */
    diagramAlt: maybe(text(2_000)),
    table: maybe(questionTableSchema),
    ...arrangementFields,
  });

/** One question of a homework that is being brought in, with its key: what a person corrects before it is stored. */
export const draftQuestionSchema = questionSchema(limited);
export type DraftQuestion = z.infer<typeof draftQuestionSchema>;
export type MarkingPoint = NonNullable<DraftQuestion['markingPoints']>[number];

/**
 * One homework of an upload (spec part 2, section 3), complete. A draft holds it in this shape, and it can be sent back
 * as an element of `homeworkData`; there most may be left out, and options may be a JSON string.
 */
export const uploadAssignmentSchema = z.object({
  title: text(300),
  description: text(5_000),
  weekNumber: maybe(z.number().check(z.int(), z.minimum(0), z.maximum(60))),
  /** What it is written in, where that is not English: it is read aloud and hyphenated as such. BCP 47, such as `fr`; null or absent for English. */
  language: z.optional(maybe(languageCode)),
  /** Its own year; null leaves it to the form's. */
  yearGroup: maybe(z.number().check(z.int(), z.minimum(1), z.maximum(14))),
  /** Sum of the questions' marks. */
  totalMarks: z.number(),
  /** 'Week Beginning September 8th, 2025' */
  weekDate: maybe(text(200)),
  questions: z.array(questionSchema(unlimited)).check(z.maxLength(mostQuestions)),
  /** The file it came from, so that the same file is recognised; null where there was none. */
  source: maybe(
    z.object({
      name: text(300),
      /** SHA-256 of the file, 64 hexadecimal digits. */
      digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    }),
  ),
});
export type UploadAssignment = z.infer<typeof uploadAssignmentSchema>;

export const homeworkFileKinds = ['docx', 'json', 'moodle-xml', 'gift', 'aiken', 'qti', 'csv', 'xlsx', 'txt'] as const;

/** Where in a file something is, from 1: 'paragraph' of Word files (as Word counts, table cells included), else 'line'; 'row' of spreadsheets. */
export const placeSchema = z.object({ unit: z.enum(['paragraph', 'line', 'row']), number: z.number() });
export type Place = z.infer<typeof placeSchema>;

/** Names of fields and places in lists that lead to a field of `assignment`: `['questions', 0, 'marks']`; empty for the whole. */
const fieldPath = z.array(z.union([z.string(), z.number()]));

/** Where a field of the draft came from and how sure the reader is. */
export const fieldOriginSchema = z.object({
  path: fieldPath,
  /** Null for what the reader added by itself: a mark where none was written. */
  place: z.nullable(placeSchema),
  /** 0 to 1; below 0.7 a person should look. */
  confidence: z.number(),
});
export type FieldOrigin = z.infer<typeof fieldOriginSchema>;

/** Something that needs a person's eye. An `error` keeps the upload from being stored until it is corrected. */
export const draftMessageSchema = z.object({
  severity: z.enum(['error', 'warning', 'info']),
  /** What it is about; null for something that became part of no field. */
  path: z.nullable(fieldPath),
  place: z.nullable(placeSchema),
  /** Names the place: 'Paragraph 12: no answer was found for question 3. Add a line such as “Answer: B”.' */
  message: z.string(),
  /** What is there, shortened. */
  excerpt: z.nullable(z.string()),
});
export type DraftMessage = z.infer<typeof draftMessageSchema>;

export const draftPictureSchema = z.object({
  /** `/homework-images/DIGEST.png`: it is there from the dry run on, and goes a day later when nothing was stored with it. */
  path: z.string(),
  /** Bytes. */
  size: z.number(),
  alt: z.nullable(z.string()),
  place: z.nullable(placeSchema),
});
export type DraftPicture = z.infer<typeof draftPictureSchema>;

/**
 * What became of a line: part of a question; of the homework's title, year or week; of its description; left out, as a heading, a number or
 * words that only organise the page; or part of nothing, which a person should see.
 */
export const lineFates = ['question', 'title', 'description', 'left-out', 'nothing'] as const;

/** A line of the file as it stands there, and what became of it. */
export const fileLineSchema = z.object({
  /** Null where only a second reader saw it. */
  place: z.nullable(placeSchema),
  /** With its number or letter; up to 1,000 characters, fewer in a long file. */
  text: z.string(),
  became: z.enum(lineFates),
  /** Places in `assignment.questions`, from 0, of the questions that hold its words; the first of many. */
  questions: z.array(z.number()),
  /** Whether it is in the second file, which has the answers. */
  isOfKey: z.optional(z.boolean()),
});
export type FileLine = z.infer<typeof fileLineSchema>;

/** What of a document has a habit: its questions' numbers, the letters of options, parts of questions, where answers stand, and marks. */
export const habitKinds = ['numbers', 'options', 'parts', 'answers', 'marks'] as const;

/** How a Word or text document was read, and how else it could be. */
export const readingSchema = z.object({
  /** Which of its readings this is, from 1, the likeliest. */
  chosen: z.number(),
  /** The habits that were found in it: 'answers in bold', for 18 of 20 questions. */
  habits: z.array(z.object({ habit: z.enum(habitKinds), text: z.string(), questions: z.number(), of: z.number() })),
  /** The other readings worth looking at, with what would come of each: 'could be 100 questions, beginning “Rain gauge” and “Hygrometer”'. */
  others: z.array(z.object({ reading: z.number(), text: z.string(), questions: z.number(), choices: z.number() })),
});
export type Reading = z.infer<typeof readingSchema>;

/** Which reading of a document is wanted, from 1: of every file, or by the files' names. What has no such reading is read as it is likeliest. */
export const readingChoiceSchema = z.union([
  z.number().check(z.int(), z.minimum(1), z.maximum(9)),
  z.record(z.string(), z.number().check(z.int(), z.minimum(1), z.maximum(9))),
]);
export type ReadingChoice = z.infer<typeof readingChoiceSchema>;

/** The reading that is wanted of a file; undefined for the likeliest. */
export function readingOf(choice: ReadingChoice | undefined, name: string): number | undefined {
  if (typeof choice === 'number' || choice === undefined) return choice;
  return Object.hasOwn(choice, name) ? choice[name] : undefined;
}

/** A homework as it was understood. */
export const homeworkDraftSchema = z.object({
  /** The name of the file, or 'pasted JSON'. */
  name: z.string(),
  kind: z.enum(homeworkFileKinds),
  assignment: uploadAssignmentSchema,
  /** Of every field that is not empty. Fields without a line here are as they were sent. */
  fields: z.array(fieldOriginSchema),
  /** How the key of each written question is read, by its place in `assignment.questions`, from 0. Not stored. */
  keys: z.optional(z.array(z.object({ question: z.number(), reading: keyReadingSchema }))),
  messages: z.array(draftMessageSchema),
  pictures: z.array(draftPictureSchema),
  /** Of a Word file its paragraphs that have a text, those in tables too, in order, 10,000 at most; absent for other files. Not stored. */
  lines: z.optional(z.array(fileLineSchema)),
  /** Of a Word or text document how it was read; absent for other files. Not stored. */
  reading: z.optional(readingSchema),
  /** Homework that came from the very same file, or has the very same content; storing it again needs `again`. */
  sameAs: z.array(z.object({ id: z.number(), title: z.string(), importedAt: z.string() })),
});
export type HomeworkDraft = z.infer<typeof homeworkDraftSchema>;
