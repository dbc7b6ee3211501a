import { listTeacherAssignments, readAttempt, signOut } from '@markwell/server/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubPageGlobals } from '../testing/page-globals.ts';
import { startSchoolServer } from '../testing/school-server.ts';
import { findStaffSession, forgetStaffSessions, keepStaffSession } from './session-store.ts';
import { signOutStaff } from './sign-out.ts';
import { staffCall } from './staff-call.ts';
import { fileName } from './staff-download.ts';

const teacher = { token: 'teacher-token', name: 'Ms Patel', role: 'teacher' } as const;

let server: Awaited<ReturnType<typeof startSchoolServer>>;

beforeEach(async () => {
  stubPageGlobals();
  forgetStaffSessions();
  server = await startSchoolServer(({ path }) =>
    path.startsWith('/api/attempts/') ? { status: 401, body: { error: 'ended' } } : { status: 200, body: [] },
  );
});
afterEach(async () => {
  await server.stop();
  vi.unstubAllGlobals();
});

describe('a call of staff', () => {
  it('sends the sign-in, and whether it is made in the background', async () => {
    keepStaffSession(teacher, 'patel');
    await staffCall('teacher', listTeacherAssignments, undefined, { isBackground: false });
    await staffCall('teacher', listTeacherAssignments, undefined, { isBackground: true });
    expect(server.arrived.map(({ headers }) => [headers.authorization, headers['x-background']])).toEqual([
      ['Bearer teacher-token', '0'],
      ['Bearer teacher-token', '1'],
    ]);
  });

  it('without a sign-in is not made', async () => {
    await expect(staffCall('admin', listTeacherAssignments, undefined)).rejects.toThrow('401');
    expect(server.arrived).toEqual([]);
  });

  it('that is refused with 401 ends the sign-in', async () => {
    keepStaffSession(teacher, 'patel');
    await expect(staffCall('teacher', readAttempt, undefined, { params: { id: 1 } })).rejects.toThrow('401');
    expect(findStaffSession('teacher')).toBeUndefined();
  });
});

it('logging out revokes every sign-in of the browser, once, and forgets them even without a connection', async () => {
  keepStaffSession(teacher, 'patel');
  keepStaffSession({ token: 'admin-token', name: 'Administrator', role: 'admin' }, 'admin');
  await signOutStaff();
  expect(server.at(signOut.path).map(({ headers }) => headers.authorization)).toEqual([
    'Bearer teacher-token',
    'Bearer admin-token',
  ]);
  keepStaffSession(teacher, 'patel');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await signOutStaff();
  expect(findStaffSession('teacher')).toBeUndefined();
});

describe('fileName', () => {
  it.each<[header: string | null, name: string | undefined, what: string]>([
    ['attachment; filename="year8.csv"', 'year8.csv', 'a plain name'],
    [`attachment; filename="Zo?.csv"; filename*=UTF-8''Zo%C3%AB.csv`, 'Zoë.csv', 'the encoded one of two'],
    ['attachment', undefined, 'none'],
    [null, undefined, 'no header'],
  ])('of %s is %s: %s', (header, name) => {
    expect(fileName(header)).toBe(name);
  });
});
