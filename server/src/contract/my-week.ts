import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { waitingSchema } from './queue.ts';

/** One class's results at one homework, as a cell of the week: of those who count for the class. */
export const weekCellSchema = z.object({
  studentClass: z.string(),
  homeworkId: z.number(),
  completed: z.number(),
  /** As `totalStudents` of the stats. */
  total: z.number(),
  /** 0 to 100 with one decimal, of best attempts; null if nobody has completed it. */
  averagePercentage: z.nullable(z.number()),
  /** Answers that are worth a look, which the queue shows. */
  waiting: z.number(),
  /**
   * When it was or is due for the class, ISO 8601 UTC; null without a due date, when nobody is late or
   * missing.
   */
  dueAt: z.nullable(z.string()),
  /** By first attempts. */
  onTime: z.number(),
  late: z.number(),
  /** Names on the class list without an attempt, once it was due. */
  missing: z.number(),
  /** Names on it that are excused, and in no number above; absent if there are none. */
  excused: z.optional(z.number()),
  /** Attempts that came after closing and wait for a decision; in no other figure. */
  undecided: z.optional(z.number()),
});
export type WeekCell = z.infer<typeof weekCellSchema>;

export const weekHomeworkSchema = z.object({
  id: z.number(),
  title: z.string(),
  /** School year; null if it names none. */
  year: z.nullable(z.number()),
  /**
   * Second numbering, plus the homework if that number now shows another: the parameters of a class report.
   */
  number: z.number(),
  isEarlier: z.boolean(),
  /** A quiz of questions that a class was asked before, shown apart. */
  isRetrieval: z.optional(z.boolean()),
});
export type WeekHomework = z.infer<typeof weekHomeworkSchema>;

export const myWeekSchema = z.object({
  /**
   * Whether the classes were chosen or assigned; otherwise they are those whose teacher has the account's
   * name, to look at only.
   */
  isChosen: z.boolean(),
  /**
   * Whether the reader may choose their classes and change things; a teacher without classes can only look.
   */
  may: z.array(z.enum(['choose', 'change'])),
  /** In the order of the class lists, with the homework that they have had, newest first, by id. */
  classes: z.array(
    z.object({
      studentClass: z.string(),
      /** Null when the class is on no list any more. */
      teacher: z.nullable(z.string()),
      year: z.nullable(z.number()),
      homework: z.array(z.number()),
    }),
  ),
  homework: z.array(weekHomeworkSchema),
  cells: z.array(weekCellSchema),
  /** In all homework of all classes, as the queue shows it; `own` answers of it are from these classes. */
  waiting: z.extend(waitingSchema, { own: z.number() }),
});
export type MyWeek = z.infer<typeof myWeekSchema>;

/**
 * The reader's classes with their latest homework, at most six each. `knownAs` is another name under which
 * classes may be theirs.
 */
export const readMyWeek = defineCall('teacher', 'GET', '/api/my-week', {
  input: z.object({ knownAs: z.optional(z.string().check(z.maxLength(200))) }),
  output: myWeekSchema,
});

/**
 * Chooses the reader's classes; an empty list goes back to those with their name. Several teachers may choose
 * a class, as for cover. 400 for an unknown class, 403 if the school's administrators assign classes
 * (`TEACHER_CLASSES=given`).
 */
export const chooseMyClasses = defineCall('teacher', 'PUT', '/api/my-classes', {
  on: 'self',
  input: z.object({ classes: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(200)) }),
  output: z.object({ classes: z.array(z.string()) }),
});
