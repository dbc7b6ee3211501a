import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { studentDetailsSchema } from './students.ts';

const time = z.nullable(z.string());

/** When a class can do a homework. Times are ISO 8601 UTC; null if the school has set none. */
export const classDatesSchema = z.object({
  /** Open from. */
  openAt: time,
  /** What comes later is late. */
  dueAt: time,
  /** Attempts begun later count once a teacher allows it: see `afterClosingSchema`. */
  closeAt: time,
});
export type ClassDates = z.infer<typeof classDatesSchema>;

/** How a class kept to a homework's dates, by the first attempt of each student that counts. */
export const punctualitySchema = z.extend(classDatesSchema, {
  onTime: z.number(),
  /**
   * Of those on time, the ones handed in before it opened: nobody can begin then, but what arrives is
   * accepted.
   */
  early: z.number(),
  late: z.number(),
  /** Names on the class list without an attempt once it was due: 0 before; null without a class list. */
  missing: z.nullable(z.number()),
});
export type Punctuality = z.infer<typeof punctualitySchema>;

/**
 * When students see the expected answers: with the marks, after a second attempt that answers at least half
 * of the questions, or after their class's due date. Names on no class list, and classes without a due date,
 * wait for the homework's latest.
 */
export const answersShownSchema = z.enum(['at-once', 'after-second-attempt', 'after-due']);
export type AnswersShown = z.infer<typeof answersShownSchema>;

export const homeworkDatesSchema = z.object({
  /** What the card shows, if a card was asked for. */
  homework: z.object({ id: z.number(), title: z.string() }),
  answersShown: answersShownSchema,
  /** Those that have dates, by code. */
  classes: z.array(z.extend(classDatesSchema, { studentClass: z.string() })),
});
export type HomeworkDates = z.infer<typeof homeworkDatesSchema>;

/** The dates of a homework, class by class. 404 for an unknown id (first numbering). */
export const readHomeworkDates = defineCall('teacher', 'GET', '/api/homework/:id/dates', {
  output: z.extend(homeworkDatesSchema, {
    /** The classes whose dates the reader may set; null for all. */
    settable: z.nullable(z.array(z.string())),
  }),
});

/** In the school's time zone, to the minute. */
export const clockTimeSchema = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'send a time such as 2026-01-16T16:00, or null'));

/** Null removes a date, and an absent one stays. */
const clockTime = z.optional(z.nullable(clockTimeSchema));

/**
 * Sets, changes or removes the dates of a homework for classes. 400 for an unknown class, an invalid time, or
 * dates out of order; 403 for a teacher without those classes; 404 for an unknown id.
 */
export const setHomeworkDates = defineCall('teacher', 'PUT', '/api/homework/:id/dates', {
  on: { class: 'classes' },
  input: z.object({
    classes: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1, 'choose a class'), z.maxLength(200)),
    openFrom: clockTime,
    due: clockTime,
    closed: clockTime,
  }),
  output: homeworkDatesSchema,
});

/** Chooses when students see what a homework expects. 404 for an unknown id. */
export const chooseAnswersShown = defineCall('admin', 'PUT', '/api/homework/:id/answers-shown', {
  on: { homework: ':id' },
  input: z.object({ answersShown: answersShownSchema }),
  output: homeworkDatesSchema,
});

/**
 * The dates of a homework for one class, for somebody about to take it, and what they mean by the server's
 * clock: 'open' if there are none. 404 for an unknown homework.
 */
export const readClassDates = defineCall('anyone', 'GET', '/api/class-dates', {
  mayBeKept: true,
  input: z.object({
    homework: z.string().check(z.regex(/^\d{1,9}$/, 'send the id of a homework')),
    class: z.string().check(z.maxLength(40)),
  }),
  output: z.extend(classDatesSchema, { state: z.enum(['early', 'open', 'late', 'closed']) }),
});

/**
 * The same for a pupil who has typed a name, in a body since addresses are logged: with what is allowed to that pupil, where a class list has
 * the name. For any other name as for the class.
 */
export const readOwnDates = defineCall('anyone', 'POST', '/api/homework/:id/own-dates', {
  input: z.pick(studentDetailsSchema, { name: true, studentClass: true }),
  output: z.extend(readClassDates.output, {
    /** Of the name alone: until when it has longer, whether it is excused, and how many tries are left to it after closing. */
    own: z.object({ untilAt: time, isExcused: z.boolean(), triesLeft: z.number() }),
  }),
});
