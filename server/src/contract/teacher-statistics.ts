import { creditSchema } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { defineCall, excelFile } from './call.ts';
import { punctualitySchema } from './class-dates.ts';
import { ofEach, ofField, readField, withFields } from './complete-answer.ts';
import { toldQuestionFields } from './told-question.ts';

/** A homework that statistics can be asked for. */
export const homeworkChoiceSchema = z.object({ id: z.number(), title: z.string() });

export const teacherAssignmentSchema = z.object({
  /** Second numbering: 1 Year 7, 3 Year 8, 4 Year 9, 5 Year 10, 2 Year 11, 6 childcare. */
  id: z.number(),
  /** Of the homework that the card shows now. It carries the year: 'Year 8 - …'. */
  title: z.string(),
  description: z.string(),
  weekDate: z.nullable(z.string()),
  /** The homework that the card shows now. */
  homeworkId: z.number(),
  /** Homework that students took from this card before: each can be given as `homework` to the statistics. */
  earlierHomework: z.array(homeworkChoiceSchema),
  /** A quiz of questions that a class was asked before. */
  isRetrieval: z.optional(z.boolean()),
});
export type TeacherAssignment = z.infer<typeof teacherAssignmentSchema>;

/**
 * What a teacher can see statistics of: the six cards by year, then homework that was given out by its own address and is
 * on no card (its id is the same in both numberings).
 */
export const listTeacherAssignments = defineCall('teacher', 'GET', '/api/teacher-assignments', {
  output: z.array(teacherAssignmentSchema),
  complete: ofEach(withFields(() => ({ description: '', weekDate: null, homeworkId: 0, earlierHomework: [] }))),
});

/** A student who has completed a homework: with at least one attempt. Marks, percentage and grade are of the best one. */
export const completedStudentSchema = z.object({
  studentName: z.string(),
  /** See `readPupil`; 0 where it is not told. */
  studentId: z.number(),
  /** Of the best attempt: see `readAttempt`; 0 where it is not told. */
  attemptId: z.number(),
  totalMarks: z.number(),
  maxMarks: z.number(),
  /** 0 to 100, rounded to an integer. */
  percentage: z.number(),
  grade: z.string(),
  /** Of the first attempt, likewise. */
  firstPercentage: z.number(),
  /** Number of attempts. */
  attempts: z.number(),
  /** Of the best attempt, ISO 8601 UTC. */
  submittedAt: z.string(),
  /** Whether the name is on the imported class list; null where the class has none. */
  onRoster: z.nullable(z.boolean()),
  /** Whether the first attempt came after it was due for the class; absent where it has no due date. */
  isLate: z.optional(z.boolean()),
  /** Whether it came before the homework opened for the class; absent where it did not. */
  isEarly: z.optional(z.boolean()),
});
export type CompletedStudent = z.infer<typeof completedStudentSchema>;

/** A student who is excused from a homework: in no number, no average and no plot of it. */
export const excusedStudentSchema = z.object({
  studentId: z.number(),
  studentName: z.string(),
  /** The best attempt, if it was handed in all the same; null if it was not. */
  attemptId: z.nullable(z.number()),
});
export type ExcusedStudent = z.infer<typeof excusedStudentSchema>;

/** One class's completion and scores (spec part 2, section 3). */
export const classStatsSchema = z.object({
  studentClass: z.string(),
  /** Null when the class is on no list any more. */
  teacher: z.nullable(z.string()),
  /** 0 to 100, rounded to an integer: `completedStudents` of `totalStudents`. */
  completionRate: z.number(),
  completedStudents: z.number(),
  /**
   * Those on the class list; names that are not on it are in no number and no average here. Where there is no class list 25
   * (the spec's default), or the number completed when that is more.
   */
  totalStudents: z.number(),
  /** Those on the class list; null where there is none. */
  registeredStudents: z.nullable(z.number()),
  /** 0 to 100 with one decimal: mean of the best attempts; null when nobody has completed it. */
  averagePercentage: z.nullable(z.number()),
  /** Absent where the class has no dates for it. */
  dates: z.optional(punctualitySchema),
  /** By name. */
  completedStudentsList: z.array(completedStudentSchema),
  /** By name: who handed it in under a name that is not on the class list. They stand apart, and change no number above. */
  unlistedStudents: z.array(completedStudentSchema),
  /** By name; absent if nobody is excused. */
  excusedStudents: z.optional(z.array(excusedStudentSchema)),
});
export type ClassStats = z.infer<typeof classStatsSchema>;

/** Students of a class of which nobody told how many there are (spec part 2, section 9). */
const usualClass = 25;
const completeStudents = ofEach(
  withFields((student) => ({
    studentId: 0,
    attemptId: 0,
    firstPercentage: readField(student, 'percentage'),
    attempts: 1,
    submittedAt: '',
    onRoster: null,
  })),
);
const completeStats = withFields((stats) => ({
  teacher: null,
  totalStudents: readField(stats, 'registeredStudents') ?? usualClass,
  registeredStudents: null,
  averagePercentage: null,
  unlistedStudents: [],
}));

/** Digits, as text. */
const homework = z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'send the id of a homework')));

/**
 * Completion and scores, a row for each class with submissions, in the order of the class lists. `number` is of the second
 * numbering. `homework` chooses an earlier homework of the card; `all=1` adds the classes of the homework's list that have
 * no submissions. 404 for an unknown number or homework.
 */
export const readAssignmentStats = defineCall('teacher', 'GET', '/api/assignments/:number/stats', {
  input: z.object({ homework, all: z.optional(z.string().check(z.maxLength(5))) }),
  output: z.array(classStatsSchema),
  complete: ofEach((stats) => completeStats(ofField('completedStudentsList', completeStudents)(stats))),
});

/** A wrong answer that several gave, or one did. */
export const wrongAnswerSchema = z.object({
  /** As it was most often written; of a combined question 'Yes: the reason'. */
  answer: z.string(),
  /** Students who gave it, however they wrote it (case, spaces and punctuation apart). */
  count: z.number(),
  /** Why it was refused, a `Refusal` of marking-core; null where the marking does not say. */
  reason: z.nullable(z.string()),
  /** What the mark scheme notes that it shows. */
  note: z.optional(z.string()),
  /** The classes that it was given in, if it is told of several. */
  classes: z.optional(z.array(z.string())),
});

/** How one part of a question was answered in first attempts: a slot, an option, a thing that has its place in an order. */
export const partStatisticsSchema = z.object({
  /** What it is called. */
  part: z.string(),
  /** Students who had it right; of an option that is wrong those who answered and left it alone. */
  right: z.number(),
  /** Of an option: those who ticked it. */
  ticked: z.optional(z.number()),
  /** What was given instead, up to two, most often first; of an order 'place 3'. */
  wrong: z.array(z.pick(wrongAnswerSchema, { answer: true, count: true })),
});
export type PartStatistics = z.infer<typeof partStatisticsSchema>;

export const questionStatisticsSchema = z.object({
  questionId: z.string(),
  ...toldQuestionFields,
  question: z.string(),
  /** Most marks it gives. */
  marks: z.number(),
  /** 0 (hardest) to 1, two decimals: mean share of the marks in first attempts, before any feedback. */
  facility: z.number(),
  /** The same for best attempts. */
  bestFacility: z.number(),
  /** -1 to 1: how well it tells who did well at the rest from who did not; absent for fewer than ten students. See `discrimination`. */
  discrimination: z.optional(z.number()),
  /** Students who wrote or chose something in their first attempt. */
  answered: z.number(),
  /** Students whose first attempt was asked it: not those of before it was part of the homework, or since it is no more. */
  asked: z.optional(z.number()),
  /** If its marks do not depend on the answers now: given to everyone, or taken out of the total. */
  credit: z.optional(creditSchema),
  /** Whether the homework asks it no more since it was edited. */
  isPast: z.optional(z.boolean()),
  /** Up to three of first attempts, most common first. */
  commonWrongAnswers: z.array(wrongAnswerSchema),
  /** Of a question with parts: each of them, in the question's order. */
  parts: z.optional(z.array(partStatisticsSchema)),
});
export type QuestionStatistics = z.infer<typeof questionStatisticsSchema>;

export const classReportSchema = z.object({
  /** What the reader may do here: write to the class, set dates, change what a question counts. */
  may: z.array(z.enum(['comment', 'date', 'credit'])),
  /** The class asked for; null for all classes together. */
  class: z.nullable(z.string()),
  /** Whether that class is on no list now: it may have left while its students were at work. */
  isClassGone: z.optional(z.boolean()),
  homework: z.extend(homeworkChoiceSchema, { totalMarks: z.number() }),
  /** Of a retrieval quiz: whether it was taken back. */
  isWithdrawn: z.optional(z.boolean()),
  completed: z.number(),
  /** As `totalStudents` of the stats; for all classes together the sum over those with submissions. */
  total: z.number(),
  /** 0 to 100 with one decimal, of best attempts; null when nobody has completed it. */
  averagePercentage: z.nullable(z.number()),
  /** Of the class; the sums of those that have dates where it is all classes together; absent without any. */
  dates: z.optional(punctualitySchema),
  /** Names on the class list without an attempt, by name; null where there is no class list or no class was asked for. */
  notDone: z.nullable(z.array(z.string())),
  /** Until when those among them have longer, by name, ISO 8601 UTC; absent if nobody has. */
  longer: z.optional(z.record(z.string(), z.string())),
  /** By name; absent if nobody is excused, or no class was asked for. */
  excused: z.optional(z.array(excusedStudentSchema)),
  /** Their numbers, in the same order. */
  notDoneIds: z.optional(z.array(z.number())),
  /** Names that handed it in and are not on the class list: they are in no number, plot or question here. */
  unlisted: z.number(),
  /** Students by percentage of the best attempt, rounded: 0 to 9, 10 to 19 … 90 to 100; always ten rows. */
  distribution: z.array(z.object({ from: z.number(), to: z.number(), count: z.number() })),
  /** Students by grade of the best attempt, best grade first; grades that nobody has are left out. */
  grades: z.array(z.object({ grade: z.string(), count: z.number() })),
  /** Hardest first. */
  questions: z.array(questionStatisticsSchema),
  /** By specification point, weakest first: mean share of the marks of its questions in first attempts, 0 to 1. Absent without points. */
  specification: z.optional(
    z.array(z.object({ point: z.string(), facility: z.number(), questionIds: z.array(z.string()) })),
  ),
});
export type ClassReport = z.infer<typeof classReportSchema>;

/**
 * How one class did, or all classes together without `class`: who has not done it, how scores are spread,
 * what was hard. 404 for an unknown number, homework or class.
 */
export const readClassReport = defineCall('teacher', 'GET', '/api/assignments/:number/report', {
  input: z.object({ homework, class: z.optional(z.string().check(z.maxLength(40))) }),
  output: classReportSchema,
});

/**
 * The results as CSV for a spreadsheet, a line for each student, those who have not done it included where the class list
 * is known: UTF-8 with a byte order mark, lines ended by CR LF, text quoted and never a formula. Each export is audited.
 */
export const exportResults = defineCall('teacher', 'GET', '/api/assignments/:number/results.csv', {
  download: 'text/csv',
  input: z.object({ homework, class: z.optional(z.string().check(z.maxLength(40))) }),
  output: z.string(),
});

/**
 * The marks of best attempts as CSV for the mark sheets of a school system: surname, forename, class, assessment, mark, out of, percentage, grade, date
 * (dd/mm/yyyy) and a note; everyone on the class list by surname, without a mark where there is none. Written as `exportResults`.
 */
export const exportMarks = defineCall('teacher', 'GET', '/api/assignments/:number/marks.csv', {
  download: 'text/csv',
  input: z.object({ homework, class: z.optional(z.string().check(z.maxLength(40))) }),
  output: z.string(),
});

/** The same as an Excel workbook: an overview, then a sheet for each class, with the marks of each question. No cell is a formula. */
export const exportMarksWorkbook = defineCall('teacher', 'GET', '/api/assignments/:number/marks.xlsx', {
  download: excelFile,
  input: z.object({ homework, class: z.optional(z.string().check(z.maxLength(40))) }),
  output: z.string(),
});
