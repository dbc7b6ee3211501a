import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** A line of text that someone typed: trimmed, not empty, at most `longest` characters. */
const line = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));

export const studentDetailsSchema = z.object({
  name: line(100),
  studentClass: line(40),
  teacher: line(100),
});
export type StudentDetails = z.infer<typeof studentDetailsSchema>;

/** Whether a student can be known by it: a name has a letter in it, of any alphabet. Others are refused. */
export function isName(name: string): boolean {
  return /\p{Letter}/u.test(name);
}

/** Finds or makes the student with this class and normalised name. */
export const createStudent = defineCall('anyone', 'POST', '/api/students', {
  input: studentDetailsSchema,
  output: z.extend(studentDetailsSchema, { id: z.number() }),
});

/** Says that someone is here: on Start, at Submit and when a page changes. The answer is not used. */
export const updateUserSession = defineCall('anyone', 'POST', '/api/update-user-session', {
  input: z.object({
    studentName: line(100),
    studentClass: line(40),
    teacher: z.string().check(z.maxLength(100)),
    assignment: z.optional(z.nullable(z.union([z.string().check(z.maxLength(200)), z.number()]))),
    userType: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
    currentPage: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
  output: z.object({ success: z.boolean() }),
});
