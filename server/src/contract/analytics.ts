import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { wrongAnswerSchema } from './teacher-statistics.ts';
import { labelFields } from './told-question.ts';

export { doubtfulBelow } from '@markwell/marking-core';

/** 0 to 100 with one decimal; null where there is nothing to take the mean of. */
const mean = z.nullable(z.number());

/** The share of people who got there; 0 to 100, rounded. */
const share = z.number();

/** Homework with submissions: completion and scores as for teachers (best attempts, the first beside). */
export const homeworkProgressSchema = z.object({
  homeworkId: z.number(),
  title: z.string(),
  completed: z.number(),
  /** Students of the classes that have handed in; 25 for a class whose list is not known. */
  total: z.number(),
  completionRate: share,
  averagePercentage: mean,
  firstPercentage: mean,
});
export type HomeworkProgress = z.infer<typeof homeworkProgressSchema>;

export const weekSchema = z.object({
  /** The Monday, such as '2025-09-08'. */
  weekStart: z.string(),
  attempts: z.number(),
  /** Students who handed in a homework for the first time in this week. */
  completed: z.number(),
  /** Of those, the mean of their best attempts and of their first. */
  averagePercentage: mean,
  firstPercentage: mean,
  /** Of those, how many of each band of the best attempts: below 40, 40 to 59, 60 to 79, 80 to 100. Always four. */
  bands: z.array(z.object({ from: z.number(), to: z.number(), count: z.number() })),
});
export type AnalyticsWeek = z.infer<typeof weekSchema>;

/** A question by what first attempts got for it. */
const questionOfHomework = {
  homeworkId: z.number(),
  homeworkTitle: z.string(),
  questionId: z.string(),
  ...labelFields,
  question: z.string(),
};

export const hardQuestionSchema = z.object({
  ...questionOfHomework,
  marks: z.number(),
  /** 0 (hardest) to 1, two decimals: mean share of the marks in first attempts. */
  facility: z.number(),
  /** First attempts that were looked at, and those of them with an answer. */
  students: z.number(),
  answered: z.number(),
  /** Up to three, most common first. */
  commonWrongAnswers: z.array(wrongAnswerSchema),
});
export type HardQuestion = z.infer<typeof hardQuestionSchema>;

export const doubtfulQuestionSchema = z.object({
  ...questionOfHomework,
  /** First attempts whose mark for it is doubtful, and those with an answer. */
  doubtful: z.number(),
  answered: z.number(),
});

export const analyticsSchema = z.object({
  /** First day of the period, such as '2025-08-25', a Monday. */
  from: z.string(),
  overview: z.object({
    students: z.number(),
    classes: z.number(),
    homework: z.number(),
    attempts: z.number(),
    /** Homework handed in: one for each student and homework. */
    completed: z.number(),
    total: z.number(),
    completionRate: share,
    averagePercentage: mean,
    firstPercentage: mean,
  }),
  quickStats: z.object({
    attemptsThisWeek: z.number(),
    attemptsLastWeek: z.number(),
    /** Attempts for each homework handed in, one decimal. */
    attemptsEach: mean,
    /** The middle of the whole minutes that attempts took. */
    medianMinutes: mean,
    /** The hour of the day, 0 to 23, with most attempts. */
    busiestHour: z.nullable(z.number()),
    /** 1 Monday to 7 Sunday. */
    busiestWeekday: z.nullable(z.number()),
    /** Attempts whose page showed other marks than the server gave. */
    differingAttempts: z.number(),
  }),
  homework: z.array(homeworkProgressSchema),
  /** Every week of the period from the first with a submission to this one, empty ones included, oldest first. */
  weeks: z.array(weekSchema),
  /** Homework handed in by grade of the best attempt, best grade first. */
  grades: z.array(z.object({ grade: z.string(), count: z.number() })),
  /** Up to ten, hardest first; those that 5 students or more were asked, where there are such. */
  hardestQuestions: z.array(hardQuestionSchema),
  /** 24 rows, hours 0 to 23. */
  byHour: z.array(z.object({ hour: z.number(), count: z.number() })),
  /** Seven rows, 1 Monday to 7 Sunday. */
  byWeekday: z.array(z.object({ weekday: z.number(), count: z.number() })),
  /** Hours of the week with attempts. */
  byWeekdayAndHour: z.array(z.object({ weekday: z.number(), hour: z.number(), count: z.number() })),
  /** Answers of first attempts, and how many of them have a doubtful mark (see `doubtfulBelow`). */
  doubtful: z.object({
    answers: z.number(),
    doubtful: z.number(),
    /** Up to five, most doubtful marks first. */
    questions: z.array(doubtfulQuestionSchema),
  }),
});
export type Analytics = z.infer<typeof analyticsSchema>;

/**
 * How the school, or one department of it, is doing: attempts submitted in this week and those before it, by the clock of
 * the school. 'First' and 'best' are of attempts in that time; questions are judged by its latest 2,500 first attempts.
 */
export const readAnalytics = defineCall('admin', 'GET', '/api/admin/analytics', {
  input: z.object({
    /** Whole school when absent. 'btec' is what was taken from the childcare card, 'science' everything else. */
    department: z.optional(z.enum(['science', 'btec'], 'send science or btec, or leave it out')),
    /** Number of weeks, 1 to 53, this one included; 13 when absent. */
    weeks: z.optional(z.string().check(z.regex(/^([1-9]|[1-4]\d|5[0-3])$/, 'send a number of weeks from 1 to 53'))),
  }),
  output: analyticsSchema,
});
