import { certainties } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { toldQuestionFields } from './told-question.ts';

/** Students of one class. */
const classCount = z.object({ class: z.string(), students: z.number() });

/** Answers to one question that say the same, and are marked alike until somebody judges them otherwise. */
export const queueGroupSchema = z.object({
  /** Identifies it from one look at the queue to the next. */
  key: z.string(),
  homework: z.object({ id: z.number(), title: z.string() }),
  /** Of the homework's mark scheme, now. */
  version: z.number(),
  questionId: z.string(),
  ...toldQuestionFields,
  question: z.string(),
  maxMarks: z.number(),
  /** What the mark scheme expects. */
  expected: z.array(z.string()),
  /** As most often written; for a combined question the reason, with its choice; for a slot what it was filled with, with the slot as choice. */
  answer: z.string(),
  choice: z.nullable(z.string()),
  /** Other ways in which it was written, the most frequent first; at most five. */
  writings: z.array(z.string()),
  /** Answers, and students who gave them. */
  answers: z.number(),
  students: z.number(),
  /** The students by class, most first. */
  classes: z.array(classCount),
  /** Students who have asked for it to count and had no reply yet. */
  asked: z.number(),
  /** The marks that it has, and why. */
  marks: z.number(),
  reason: z.string(),
  certainty: z.enum(certainties),
  /** Whether it says nearly the same as the group before it. */
  isNear: z.boolean(),
  /** What the reader may do with it: nothing unless one of their classes has the homework. */
  may: z.array(z.enum(['judge'])),
});
export type QueueGroup = z.infer<typeof queueGroupSchema>;

/** Digits, as text. */
const digits = (most: number) => z.optional(z.string().check(z.regex(/^\d{1,9}$/), z.maxLength(most)));

/**
 * Typed answers waiting to be judged, in groups: those that students ask about first, then by how much a
 * judgement tells: about how many students, how doubtful their marks are, and how many other answers are
 * like them. Of one homework, or all; of one class, or all.
 */
export const readQueue = defineCall('teacher', 'GET', '/api/queue', {
  input: z.object({
    /** The id of a homework; all together when absent. */
    homework: digits(9),
    class: z.optional(z.string().check(z.maxLength(60))),
    /**
     * `mine`: only classes that the reader has chosen, unless `class` names one; `school` (the default): all.
     */
    of: z.optional(z.enum(['mine', 'school'])),
    /** `look`: only those worth a look (the default); `likely`: all that are not sure; `all`: those that are sure, too. */
    show: z.optional(z.enum(['look', 'likely', 'all'])),
    /** How many groups to pass over; 0 when absent. */
    from: digits(9),
    /** How many groups to give, 50 at most; 20 when absent. */
    limit: digits(2),
  }),
  output: z.object({
    groups: z.array(queueGroupSchema),
    /** How many groups there are in all. */
    total: z.number(),
    /** Whether older attempts were left out, because there are too many. */
    isPartial: z.boolean(),
    /** The classes that the reader has chosen. */
    mine: z.array(z.string()),
    /** What the reader may do to the homework asked for. */
    may: z.array(z.enum(['take-back'])),
  }),
});

/** What waits for somebody's judgement. */
export const waitingSchema = z.object({
  /** Answers that are worth a look. */
  answers: z.number(),
  /** Undecided answers that students have asked about. */
  asked: z.number(),
});
export type Waiting = z.infer<typeof waitingSchema>;

/**
 * How many answers are worth a look, by homework and class, and how many of those students ask about; leaves
 * out those without any. One query, for overviews.
 */
export const countWaiting = defineCall('teacher', 'GET', '/api/queue/waiting', {
  input: z.object({ homework: digits(9), class: z.optional(z.string().check(z.maxLength(60))) }),
  output: z.array(z.extend(waitingSchema, { homeworkId: z.number(), class: z.string() })),
});
