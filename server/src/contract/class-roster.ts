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

/** How it resembles a name on the list. */
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
  /** Who it may be, likeliest first; at most three. */
  likely: z.array(likelyStudentSchema),
});
export type UnlistedName = z.infer<typeof unlistedNameSchema>;

export const listChangeKindSchema = z.enum(['add', 'rename', 'move', 'remove', 'join']);
export type ListChangeKind = z.infer<typeof listChangeKindSchema>;

/** A change of the class list that somebody made. */
export const madeChangeSchema = z.object({
  id: z.number(),
  kind: listChangeKindSchema,
  /** The students it was about, by their earlier names or as they were added. */
  name: z.string(),
  /** Their names since; null unless they were renamed, moved or joined. */
  to: z.nullable(z.string()),
  by: z.nullable(z.string()),
  at: z.string(),
});
export type MadeChange = z.infer<typeof madeChangeSchema>;

export const classRosterSchema = z.object({
  studentClass: z.string(),
  teachers: z.array(z.string()),
  /** By name; empty if the class has no list. */
  students: z.array(rosterStudentSchema),
  /** Latest attempt first; empty if the class has no list, as then everybody who hands in belongs to it. */
  unlisted: z.array(unlistedNameSchema),
  /** What can be undone, latest first; at most 20. */
  changes: z.array(madeChangeSchema),
  /** Whether the reader may change the list. */
  may: z.array(z.enum(['change'])),
  /** The other classes to which the reader may move a student, or join one with a student. */
  otherClasses: z.array(z.string()),
});
export type ClassRoster = z.infer<typeof classRosterSchema>;

/** The class list of one class, and the names that are not on it. 404 for an unknown class. */
export const readClassRoster = defineCall('teacher', 'GET', '/api/class-roster', {
  input: z.object({ class: classCode }),
  output: classRosterSchema,
});

export const listChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), name }),
  z.object({ kind: z.literal('rename'), id: studentId, name }),
  z.object({ kind: z.literal('move'), id: studentId, to: classCode }),
  /** Attempts are kept: the name is then one that is not on the list. */
  z.object({ kind: z.literal('remove'), id: studentId }),
  /** Attempts under one name become the other student's, now and later. */
  z.object({ kind: z.literal('join'), id: studentId, into: studentId }),
]);
export type ListChange = z.infer<typeof listChangeSchema>;

/**
 * Changes one class's list. Audited; it can be undone for 30 days. 403 for a teacher without that class, or
 * the class that a student is moved to or joined in; 404 for an unknown class or student; 409 if the name is
 * taken, or two students with one name could not be told apart.
 */
export const changeClassRoster = defineCall('teacher', 'POST', '/api/class-roster/changes', {
  on: { class: ['class', 'change.to'], student: 'change.into' },
  input: z.object({ class: classCode, change: listChangeSchema }),
  output: z.object({ changeId: z.number() }),
});

/** Undoes a change. 404 for an unknown change, 409 if what it changed has changed again since. */
export const undoRosterChange = defineCall('teacher', 'POST', '/api/class-roster/changes/:id/undo', {
  on: { 'list-change': ':id' },
  output: z.object({ success: z.boolean() }),
});
