import { readKept } from './device-storage.ts';

/** Where the spec keeps a teacher's sign-in (part 1, section 6). */
export const teacherTokenKey = 'teacherToken';

/** A teacher's stored sign-in token; none if nobody is signed in or storage is blocked. */
export function readTeacherToken(): string | undefined {
  return readKept(teacherTokenKey);
}
