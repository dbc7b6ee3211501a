import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { homeworkChoiceSchema, wrongAnswerSchema } from './teacher-statistics.ts';
import { labelFields } from './told-question.ts';

/** The reader's classes, or with `all` everybody's; of one year if given. An admin without classes means all. */
const choice = {
  all: z.optional(z.string().check(z.maxLength(5))),
  year: z.optional(z.string().check(z.regex(/^\d{1,2}$/, 'send a year'))),
};

export const departmentSchema = z.object({
  /** The Mondays of this term, up to this week, such as '2026-11-23'. */
  weeks: z.array(z.string()),
  /** In the order of the class lists. */
  classes: z.array(z.object({ studentClass: z.string(), teacher: z.string(), year: z.nullable(z.number()) })),
  /** Years that there are classes of. */
  years: z.array(z.number()),
  isAll: z.boolean(),
  /** Homework of a class by the week it was due; without a due date, by the week of its first attempt. Weeks without homework have no cell. */
  cells: z.array(
    z.object({
      studentClass: z.string(),
      week: z.string(),
      homework: z.number(),
      completed: z.number(),
      /** As `totalStudents` of the stats, homework by homework. */
      total: z.number(),
      /** 0 to 1: of those who handed in homework with a due date, null without any. */
      onTime: z.nullable(z.number()),
      /** 0 to 100 with one decimal, of best attempts; null if nobody has handed in. */
      averagePercentage: z.nullable(z.number()),
    }),
  ),
});
export type Department = z.infer<typeof departmentSchema>;

/** Classes by the weeks of this term. */
export const readDepartment = defineCall('teacher', 'GET', '/api/department', {
  input: z.object(choice),
  output: departmentSchema,
});

/** The same as CSV, a line for each class: written as `exportResults`, and audited. */
export const exportDepartment = defineCall('teacher', 'GET', '/api/department/classes.csv', {
  download: 'text/csv',
  input: z.object(choice),
  output: z.string(),
});

export const departmentIdeasSchema = z.object({
  /** What first attempts of the week show, the hardest first. */
  ideas: z.array(
    z.object({
      homework: homeworkChoiceSchema,
      questionId: z.string(),
      ...labelFields,
      question: z.string(),
      /** Specification points of the question. */
      points: z.array(z.string()),
      /** 0 (hardest) to 1: mean share of the marks in first attempts. */
      facility: z.number(),
      asked: z.number(),
      /** Most common first, with the classes that they were given in. */
      wrongAnswers: z.array(wrongAnswerSchema),
    }),
  ),
});
export type DepartmentIdeas = z.infer<typeof departmentIdeasSchema>;

/** The hardest questions of a week's homework and common wrong answers, over all chosen classes. 400 if `week` is not a date. */
export const readDepartmentIdeas = defineCall('teacher', 'GET', '/api/department/ideas', {
  input: z.object({ ...choice, week: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'write it as 2026-11-23')) }),
  output: departmentIdeasSchema,
});
