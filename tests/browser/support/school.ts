import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { createOwnServer } from './own-server.ts';

export interface StaffAccount {
  readonly username: string;
  readonly password: string;
  /** Shown on pages. */
  readonly name: string;
}

/** A server with staff, a class list and attempts, made by the calls that a school makes. */
export interface School {
  readonly url: string;
  readonly teacher: StaffAccount;
  readonly admin: StaffAccount;
  /** Makes a call with JSON and gives what it answers. */
  readonly call: (method: string, path: string, body?: unknown, token?: string) => Promise<{ [key: string]: never }>;
  /** Adds a teacher of these classes, for a test that changes whose they are. */
  readonly addTeacher: (username: string, name: string, classes: readonly string[]) => Promise<StaffAccount>;
  /** Signs in by call and gives the token. */
  readonly signIn: (account: StaffAccount) => Promise<string>;
}

/** Answers to Year 8: all right, but that 'hertz' is missing or wrong where it says so, and a word may be misspelt. */
const allRight = {
  q1ai: '3 waves',
  q1aii: '1 Hz',
  q1aiii: 'hertz',
  q1b: 'reflects',
  q1ci: 'gets smaller',
  q1cii: 'kinetic energy',
  q1ciii: 'renewable',
};

/** Who has handed in what of Year 8, in this order: [name, class, answers]. */
const handedIn = [
  ['Ada Abara', '8a/Sc1', { ...allRight, q1aiii: 'watt', q1b: '' }],
  ['Ada Abara', '8a/Sc1', allRight],
  ['Ben Bold', '8a/Sc1', { ...allRight, q1aiii: 'watt', q1b: 'reflekts' }],
  ['Gus Guest', '8a/Sc1', { ...allRight, q1ai: '5 waves', q1ciii: 'non-renewable' }],
  ['Dot Dale', '8a/Sc2', { ...allRight, q1aiii: 'joule' }],
] as const;

/** Class 8a/Sc1; Cem and Di have not done it, and Gus Guest is not on it. */
const classList = 'class,name\n8a/Sc1,Ada Abara\n8a/Sc1,Ben Bold\n8a/Sc1,Cem Celik\n8a/Sc1,Di Dunn';

async function openSchool(url: string): Promise<School> {
  const call: School['call'] = async (method, path, body, token) => {
    const response = await fetch(url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const admin = { username: 'admin', password: 'browser-tests-only', name: 'Administrator' };
  const { token } = await call('POST', '/api/teacher/login', admin);
  const signIn: School['signIn'] = async ({ username, password }) =>
    (await call('POST', '/api/teacher-login-new', { username, password })).token ?? '';
  const addTeacher: School['addTeacher'] = async (username, name, classes) => {
    const account = { username, displayName: name, role: 'teacher' };
    const made: unknown = await call('POST', '/api/admin/users', account, await signIn(admin));
    const { password: given, user } = made as { password: string; user: { id: number } };
    await call('PUT', `/api/admin/users/${user.id}/classes`, { classes }, await signIn(admin));
    const password = 'umbrella-teapot-gravel';
    const first = await signIn({ username, password: given, name });
    await call('POST', '/api/account/password', { password: given, newPassword: password }, first);
    return { username, password, name };
  };
  const teacher = await addTeacher('fletcher', 'Mrs R. Fletcher', ['8a/Sc1']);
  await call('POST', '/api/admin/classes/import', { csv: classList }, token);
  for (const [student, studentClass, answers] of handedIn) {
    const { id } = await call('POST', '/api/students', { name: student, studentClass, teacher: teacher.name });
    const answersById = Object.fromEntries(
      Object.entries(answers).map(([questionId, value]) => [questionId, { questionId, value }]),
    );
    const attempt = { studentId: id, assignmentId: 3, answers: answersById, timeSpentMinutes: 6 };
    await call('POST', '/api/quiz-attempts', attempt);
  }
  return {
    url,
    admin,
    teacher,
    call,
    addTeacher,
    signIn,
  };
}

interface SharedSchool {
  /**
   * Whether the tests of a file only look at the school. Those share one that nothing changes, and may rely on each
   * figure in it; the others share another one, in which homework and people come and go.
   */
  readonly isSchoolLeftAsItIs: boolean;
  readonly school: School;
}

/** Tests that share a school of their own; `page` opens its addresses. */
export const test = base.extend<{ teacherPage: Page; adminPage: Page }, SharedSchool>({
  // Playwright gives tests with another value here another worker, and so another school.
  isSchoolLeftAsItIs: [false, { option: true, scope: 'worker' }],
  school: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'markwell-school-'));
      const server = await createOwnServer(folder);
      await server.start();
      await use(await openSchool(server.url));
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ school }, use) => use(school.url),
  /** A page of a browser in which the teacher is signed in. */
  teacherPage: async ({ page, school }, use) => {
    await keepSignedIn(page, 'teacher', await school.signIn(school.teacher), school.teacher.name);
    await use(page);
  },
  /** A page of a browser in which the admin is signed in. */
  adminPage: async ({ page, school }, use) => {
    await keepSignedIn(page, 'admin', await school.signIn(school.admin), school.admin.name);
    await use(page);
  },
});

/** Has every address that the page opens next find this person signed in. */
export async function keepSignedIn(page: Page, role: 'teacher' | 'admin', token: string, name: string): Promise<void> {
  await page.addInitScript(
    (kept) => {
      // Once: whoever logs out in a test stays out when the next page is loaded.
      if (sessionStorage.getItem('signed-in-once') !== null) return;
      sessionStorage.setItem('signed-in-once', 'yes');
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { [`${role}Token`]: token, [`${role}Name`]: name },
  );
}

/** Opens a pupil's attempt from a list of those who have handed in, by its marks. */
export async function openAttempt(page: Page, name: string): Promise<void> {
  await page
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('link', { name: 'attempt' })
    .click();
}
