import * as z from 'zod/mini';
import { defineCall } from './call.ts';

const name = z.string().check(z.trim(), z.minLength(1, 'type a name'), z.maxLength(100));
const classCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
const studentId = z.int().check(z.positive());

/** A student on a class list. */
export const rosterStudentSchema = z.object({
  id: z.number(),
  /** 'Sam Lee', or 'Sam Lee (B)' where two of the class have one name. */
  name: z.string(),
  /** Attempts at any homework that count. */
  attempts: z.number(),
  /** Of the latest, ISO 8601 UTC. */
  lastSubmittedAt: z.nullable(z.string()),
});
export type RosterStudent = z.infer<typeof rosterStudentSchema>;

/** By what a name is like that of a student on the list. */
export const likenessSchema = z.enum([
  'same-letters',
  'apart',
  'swapped',
  'nickname',
  'misspelt',
  'part',
  'other-class',
]);
export type Likeness = z.infer<typeof likenessSchema>;

export const likelyStudentSchema = z.object({
  id: z.number(),
  name: z.string(),
  studentClass: z.string(),
  like: likenessSchema,
});
export type LikelyStudent = z.infer<typeof likelyStudentSchema>;

/** A name that handed something in and is not on the class list. */
export const unlistedNameSchema = z.extend(rosterStudentSchema, {
  /** The latest attempt. */
  attemptId: z.number(),
  /** Who it may be, the likeliest first; at most three. */
  likely: z.array(likelyStudentSchema),
});
export type UnlistedName = z.infer<typeof unlistedNameSchema>;

export const listChangeKindSchema = z.enum(['add', 'rename', 'move', 'remove', 'join']);
export type ListChangeKind = z.infer<typeof listChangeKindSchema>;

/** A change of the class list that somebody made. */
export const madeChangeSchema = z.object({
  id: z.number(),
  kind: listChangeKindSchema,
  /** Who it was about as they were called before, or were added as. */
  name: z.string(),
  /** What they are called since, where they were moved to, or whom they were joined with; null where there is nothing to say. */
  to: z.nullable(z.string()),
  by: z.nullable(z.string()),
  at: z.string(),
});
export type MadeChange = z.infer<typeof madeChangeSchema>;

export const classRosterSchema = z.object({
  studentClass: z.string(),
  teachers: z.array(z.string()),
  /** By name; empty where the class has no list. */
  students: z.array(rosterStudentSchema),
  /** The latest attempt first; empty where the class has no list: then everybody who hands in is of the class. */
  unlisted: z.array(unlistedNameSchema),
  /** What can be undone, the latest first; at most 20. */
  changes: z.array(madeChangeSchema),
  /** Whether whoever asks may change the list. */
  may: z.array(z.enum(['change'])),
  /** The other classes that whoever asks may move a student to, or join one with a student of. */
  otherClasses: z.array(z.string()),
});
export type ClassRoster = z.infer<typeof classRosterSchema>;

/** The class list of one class, and the names that are not on it. 404 for an unknown class. */
export const readClassRoster = defineCall({
  method: 'GET',
  path: '/api/class-roster',
  who: 'teacher',
  input: z.object({ class: classCode }),
  output: classRosterSchema,
});

export const listChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), name }),
  z.object({ kind: z.literal('rename'), id: studentId, name }),
  z.object({ kind: z.literal('move'), id: studentId, to: classCode }),
  /** Attempts are kept: the name is then one that is not on the list. */
  z.object({ kind: z.literal('remove'), id: studentId }),
  /** What was handed in under one name becomes the other student's, now and later. */
  z.object({ kind: z.literal('join'), id: studentId, into: studentId }),
]);
export type ListChange = z.infer<typeof listChangeSchema>;

/**
 * Changes the class list of one class. Audited; it can be undone for 30 days. 403 for a teacher whose class it is not, or to whom the class
 * does not belong that a student is moved to or joined in; 404 for a class or student that is not there, 409
 * where the name is taken, or two of one name could not be told apart.
 */
export const changeClassRoster = defineCall({
  method: 'POST',
  path: '/api/class-roster/changes',
  who: 'teacher',
  on: { class: ['class', 'change.to'], student: 'change.into' },
  input: z.object({ class: classCode, change: listChangeSchema }),
  output: z.object({ changeId: z.number() }),
});

/** Makes it as it was before. 404 for a change that is none, 409 where what it changed has changed again since. */
export const undoRosterChange = defineCall({
  method: 'POST',
  path: '/api/class-roster/changes/:id/undo',
  who: 'teacher',
  on: { 'list-change': ':id' },
  input: z.undefined(),
  output: z.object({ success: z.boolean() }),
});
