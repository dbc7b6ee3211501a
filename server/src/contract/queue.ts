import { certainties } from '@markwell/marking-core';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Students of one class. */
const classCount = z.object({ class: z.string(), students: z.number() });

/** Answers to one question that say the same, and are marked alike until somebody judges them otherwise. */
export const queueGroupSchema = z.object({
  /** By what it is known from one look at the queue to the next. */
  key: z.string(),
  homework: z.object({ id: z.number(), title: z.string() }),
  /** Of the homework's mark scheme, now. */
  version: z.number(),
  questionId: z.string(),
  question: z.string(),
  maxMarks: z.number(),
  /** What the mark scheme expects. */
  expected: z.array(z.string()),
  /** As it was most often written; of a combined question the reason, with the choice beside it. */
  answer: z.string(),
  choice: z.nullable(z.string()),
  /** Other ways in which it was written, the most frequent first; at most five. */
  writings: z.array(z.string()),
  /** Answers, and students who gave them. */
  answers: z.number(),
  students: z.number(),
  /** The students by class, most first. */
  classes: z.array(classCount),
  /** Students who think that it should count and have no answer yet. */
  asked: z.number(),
  /** The marks that it has, and why. */
  marks: z.number(),
  reason: z.string(),
  certainty: z.enum(certainties),
  /** Whether it says nearly the same as the group before it. */
  isNear: z.boolean(),
  /** What whoever asks may do with it: nothing where none of their classes has the homework. */
  may: z.array(z.enum(['judge'])),
});
export type QueueGroup = z.infer<typeof queueGroupSchema>;

/** Digits, as they stand in an address. */
const digits = (most: number) => z.optional(z.string().check(z.regex(/^\d{1,9}$/), z.maxLength(most)));

/**
 * Typed answers that wait for somebody's judgement, in groups: those that students ask about first, then by how many gave them, the near ones of
 * each behind it. Of one homework, or of all that are looked at; of one class, or of all.
 */
export const readQueue = defineCall({
  method: 'GET',
  path: '/api/queue',
  who: 'teacher',
  input: z.object({
    /** The id of a homework; all together when absent. */
    homework: digits(9),
    class: z.optional(z.string().check(z.maxLength(60))),
    /** `mine`: only the classes that whoever asks has chosen as theirs, unless `class` names one; `school` (the default): all. */
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
    /** The classes that whoever asks has chosen as theirs. */
    mine: z.array(z.string()),
    /** What whoever asks may do to the homework that is asked for. */
    may: z.array(z.enum(['take-back'])),
  }),
});

/** What waits for somebody's judgement. */
export const waitingSchema = z.object({
  /** Answers that are worth a look. */
  answers: z.number(),
  /** Answers that students think should count, and that nobody has decided. */
  asked: z.number(),
});
export type Waiting = z.infer<typeof waitingSchema>;

/**
 * How many answers wait for a look, by homework and class, with how many of them students ask about; those without any are left out. One query,
 * for overviews.
 */
export const countWaiting = defineCall({
  method: 'GET',
  path: '/api/queue/waiting',
  who: 'teacher',
  input: z.object({ homework: digits(9), class: z.optional(z.string().check(z.maxLength(60))) }),
  output: z.array(z.extend(waitingSchema, { homeworkId: z.number(), class: z.string() })),
});
