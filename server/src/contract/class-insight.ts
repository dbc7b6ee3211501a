import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { homeworkChoiceSchema } from './teacher-statistics.ts';
import { labelFields, toldQuestionFields } from './told-question.ts';

/** One homework in a student's history; without an attempt one that was due for the class. */
export const historyEntrySchema = z.object({
  homework: homeworkChoiceSchema,
  /** A quiz of questions that were asked before: in no average of homework. */
  isRetrieval: z.optional(z.literal(true)),
  /** The class that it was done or due in, if that is another than the student's; averages and dates are of that class. */
  studentClass: z.optional(z.string()),
  /** Of the best attempt that counts; null if there is none. */
  best: z.nullable(
    z.object({
      attemptId: z.number(),
      totalMarks: z.number(),
      maxMarks: z.number(),
      /** 0 to 100, rounded; that of the first attempt beside it. */
      percentage: z.number(),
      firstPercentage: z.number(),
      grade: z.string(),
      attempts: z.number(),
      /** Of the first attempt, ISO 8601 UTC. */
      handedInAt: z.string(),
    }),
  ),
  dueAt: z.nullable(z.string()),
  /** By the first attempt; without one, missing once it is due. Excused homework is in no count and no average. */
  state: z.enum(['on-time', 'late', 'missing', 'handed-in', 'due', 'excused']),
  /** 0 to 100 with one decimal: mean of the class's best attempts; null if there are none. */
  classAverage: z.nullable(z.number()),
});

export const historySchema = z.object({
  student: z.object({ id: z.number(), name: z.string(), studentClass: z.string(), teacher: z.string() }),
  /** Newest first. */
  homework: z.array(historyEntrySchema),
  /** 0 to 100 with one decimal, of best attempts at homework; null without any. Likewise of quizzes of old questions, absent without any. */
  averagePercentage: z.nullable(z.number()),
  retrievalPercentage: z.optional(z.number()),
  /** Of homework, without quizzes of old questions. */
  handedIn: z.number(),
  late: z.number(),
  missing: z.number(),
});
export type History = z.infer<typeof historySchema>;

const studentClass = z.string().check(z.minLength(1, 'name a class'), z.maxLength(40));
const digits = z.string().check(z.regex(/^\d{1,9}$/, 'send a number'));

/**
 * What the students of a class have done over all homework, in earlier classes too, by name; of one student with `student`, a number,
 * or of one attempt's student with `attempt`. Students who stand apart from the class list are found only by
 * number. 404 for an unknown class, student or attempt.
 */
export const readHistories = defineCall('teacher', 'GET', '/api/histories', {
  input: z.object({
    class: z.optional(studentClass),
    student: z.optional(digits),
    attempt: z.optional(digits),
  }),
  output: z.array(historySchema),
});

export const heatMapSchema = z.object({
  class: z.string(),
  homework: homeworkChoiceSchema,
  /** In the order of the homework. */
  questions: z.array(z.object({ questionId: z.string(), ...labelFields, question: z.string(), marks: z.number() })),
  /** By name, with the first attempt of each, before anyone had seen feedback. */
  students: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      attemptId: z.number(),
      /** One for each question; null if the attempt was not asked it. */
      results: z.array(
        z.nullable(
          z.object({
            marks: z.number(),
            /** As written, if it did not get all marks; null if nothing was written. */
            answer: z.nullable(z.string()),
          }),
        ),
      ),
    }),
  ),
});
export type HeatMap = z.infer<typeof heatMapSchema>;

/**
 * Students and questions of a class at a homework, with who gave which wrong answer. 404 as for the class
 * report.
 */
export const readHeatMap = defineCall('teacher', 'GET', '/api/assignments/:number/heat-map', {
  input: z.object({ homework: z.optional(digits), class: studentClass }),
  output: heatMapSchema,
});

export const boardQuestionSchema = z.object({
  questionId: z.string(),
  ...toldQuestionFields,
  question: z.string(),
  marks: z.number(),
  options: z.array(z.string()),
  diagramPath: z.nullable(z.string()),
  /** 0 (hardest) to 1: mean share of the marks in first attempts. */
  facility: z.number(),
  /** Most common first, without names; at most three. */
  wrongAnswers: z.array(z.object({ answer: z.string(), count: z.number() })),
  /** The mark scheme's expected answer, as it may be shown. */
  expected: z.array(z.string()),
});
export type BoardQuestion = z.infer<typeof boardQuestionSchema>;

/**
 * The three hardest questions of a class at a homework, for showing to the class; of all classes without one.
 * 404 as for the class report.
 */
export const readBoard = defineCall('teacher', 'GET', '/api/assignments/:number/board', {
  input: z.object({ homework: z.optional(digits), class: z.optional(studentClass) }),
  output: z.object({ homework: homeworkChoiceSchema, questions: z.array(boardQuestionSchema) }),
});
