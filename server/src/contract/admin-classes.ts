import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { classEntrySchema } from './class-list.ts';
import { likenessSchema } from './class-roster.ts';

const line = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

export const adminClassSchema = z.extend(classEntrySchema, {
  id: z.number(),
  /** Whether it is a sample that came with Markwell, with an invented teacher. */
  isSample: z.boolean(),
  /** Students on the imported class list; 0 if none was imported. */
  rosterSize: z.number(),
});
export type AdminClass = z.infer<typeof adminClassSchema>;

/** The class lists, in the order they are shown. */
export const listAdminClasses = defineCall('admin', 'GET', '/api/admin/classes', {
  output: z.array(adminClassSchema),
});

/**
 * Adds, changes and removes classes, all or nothing, and returns the new lists. A removed class keeps its
 * attempts. 409 for a class that is already on the list; 404 for an unknown id.
 */
export const changeClasses = defineCall('admin', 'PUT', '/api/admin/classes', {
  on: 'school',
  input: z.object({
    add: z.optional(
      z.array(
        z.object({
          code: line(40),
          list: classEntrySchema.shape.list,
          teacher: line(100),
          /** Absent: the year that the code begins with, if any. */
          year: z.optional(z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(14)))),
        }),
      ),
    ),
    change: z.optional(z.array(z.object({ id: z.number(), teacher: line(100) }))),
    remove: z.optional(z.array(z.number())),
  }),
  output: z.array(adminClassSchema),
});

/**
 * Why somebody on a new list is, or may be, a pupil who is known: by the school’s number, the same name, a name that is like it
 * (see `likenessSchema`), or because a person has said so.
 */
const whySchema = z.enum(['number', 'name', 'chosen', ...likenessSchema.options]);

/** In words, in brackets behind who it is. */
export const whyWords: Readonly<Record<z.infer<typeof whySchema>, string>> = {
  number: 'by the school’s number',
  name: 'same name',
  chosen: 'as chosen',
  'same-letters': 'same letters',
  apart: 'same name',
  swapped: 'names the other way round',
  nickname: 'short for it',
  misspelt: 'spelt nearly alike',
  part: 'part of the name',
  'other-class': 'same name',
};

/** What a new class list does to one class: numbers of students. */
export const rosterChangeSchema = z.object({
  studentClass: z.string(),
  /** Whether the class itself is new. */
  isNew: z.boolean(),
  /** The code by which last year’s class of this code is kept from now on; null unless another year’s begins. */
  keptAs: z.nullable(z.string()),
  /** On the list now. */
  students: z.number(),
  /** Of those: new on it. */
  added: z.number(),
  /** Were on it and are not any more. Their attempts stay. */
  removed: z.number(),
  /** The names of those who are new to the school, or may be, in alphabetical order. */
  comes: z.array(z.string()),
  /**
   * Pupils who come from another class, or back, with how many attempts they have. `isStill` says that they are on the list of
   * that class too, which these lists do not have.
   */
  moves: z.array(
    z.object({ name: z.string(), from: z.string(), attempts: z.number(), why: whySchema, isStill: z.boolean() }),
  ),
  /** Pupils who stay under another name. */
  renamed: z.array(z.object({ name: z.string(), to: z.string(), why: whySchema })),
  /** Of those who come: who may be a pupil who is known, which somebody has to say. Until then they are new. */
  doubtful: z.array(
    z.object({
      name: z.string(),
      maybe: z.array(
        z.object({ id: z.number(), name: z.string(), studentClass: z.string(), attempts: z.number(), why: whySchema }),
      ),
    }),
  ),
  /** Students no longer on any list, each with the newcomer who may be the same person, or null. */
  leaves: z.array(z.object({ name: z.string(), perhaps: z.nullable(z.string()) })),
});

/** Who somebody in doubt is: the id of one of those they may be; null for nobody of them. */
export const rosterChoiceSchema = z.object({
  studentClass: line(40),
  name: line(100),
  student: z.nullable(z.int().check(z.positive())),
});
export type RosterChoice = z.infer<typeof rosterChoiceSchema>;

/** A line of the file that needs a person's eye. An `error` keeps the whole file from being stored. */
export const rosterMessageSchema = z.object({
  /** Line of the file, from 1. */
  line: z.number(),
  /** Which file, if there are several. */
  file: z.optional(z.string()),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
});

export const rosterImportSchema = z.object({
  /** False for a dry run, and when there are errors. */
  stored: z.boolean(),
  /** What undoes it, by `undoRosterChange`; null if nothing was stored. */
  changeId: z.nullable(z.number()),
  classes: z.array(rosterChangeSchema),
  messages: z.array(rosterMessageSchema),
});
export type RosterMessage = z.infer<typeof rosterMessageSchema>;
export type RosterImport = z.infer<typeof rosterImportSchema>;

/**
 * Imports class lists from CSV text (separated by comma, semicolon or tab; a byte order mark and quotes are
 * fine). The first line names the columns: class and name, or class, forename and surname. With a teacher
 * column, missing classes are created (on the list in the list column, otherwise by the year in their code)
 * and teachers updated. Each class in the file then has exactly the students in the file. Whoever changes class takes their history along; who is in
 * doubt is taken as new unless `same` says. All or nothing: 400
 * with the first errors, unless it is a dry run, which returns 200 with what would be done and all messages,
 * and stores nothing.
 */
export const importRoster = defineCall('admin', 'POST', '/api/admin/classes/import', {
  on: 'school',
  input: z.object({
    csv: z.string().check(z.minLength(1, 'choose a file with class lists'), z.maxLength(1_500_000)),
    dryRun: z.optional(z.boolean()),
    /** Also removes sample classes that are not in the file, from the lists it has classes on. */
    removeSamples: z.optional(z.boolean()),
    /** Leaves out classes that are on no list yet, as in a whole school's export. */
    onlyKnown: z.optional(z.boolean()),
    same: z.optional(z.array(rosterChoiceSchema)),
  }),
  output: rosterImportSchema,
});

const flag = z.optional(z.enum(['true', 'false']));

/**
 * The same from files: a `multipart/form-data` form with up to 10 `files` of 5 MB. Each is a class list as
 * CSV or Excel, or together they are the tables of a OneRoster export (users, classes and enrollments); a zip
 * file is read as the CSV files in it.
 */
export const importRosterFiles = defineCall('admin', 'POST', '/api/admin/classes/import-files', {
  on: 'school',
  form: true,
  input: z.object({
    ...{ dryRun: flag, removeSamples: flag, onlyKnown: flag },
    /** As JSON. */
    same: z.optional(z.string().check(z.maxLength(200_000))),
  }),
  output: rosterImportSchema,
});

/** Classes whose students go to another class together. */
const classStepSchema = z.object({ from: line(40), to: z.nullable(line(40)) });
export type ClassStep = z.infer<typeof classStepSchema>;

/**
 * Moves every class on the lists up a year: 7a/Sc1 becomes 8a/Sc1, with the same students and, if the class is new, the same
 * teacher. Last year’s classes are kept with their work, by a code with the year behind it. Whoever has no class above leaves.
 * `steps` says where a class goes instead; `to: null` has it leave. 409 if there is nobody to move, or two students of one name
 * would come into one class.
 */
export const moveUp = defineCall('admin', 'POST', '/api/admin/classes/move-up', {
  on: 'school',
  input: z.object({ dryRun: z.optional(z.boolean()), steps: z.optional(z.array(classStepSchema)) }),
  output: rosterImportSchema,
});

/** Imports and moves up that can be undone, latest first; at most 20. */
export const listListChanges = defineCall('admin', 'GET', '/api/admin/classes/changes', {
  output: z.array(
    z.object({ id: z.number(), kind: z.enum(['import', 'move-up']), at: z.string(), by: z.nullable(z.string()) }),
  ),
});
