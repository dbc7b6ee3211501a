import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockedStorage, stubPageGlobals } from '../testing/page-globals.ts';
import {
  endStaffSession,
  findStaffSession,
  forgetStaffSessions,
  hasStaffSessionEnded,
  keepStaffSession,
  onStaffSessionChange,
} from './session-store.ts';

const teacher = { token: 'teacher-token', name: 'Ms Patel', role: 'teacher' } as const;
const admin = { token: 'admin-token', name: 'Administrator', role: 'admin' } as const;

beforeEach(() => {
  stubPageGlobals();
  forgetStaffSessions();
});
afterEach(() => vi.unstubAllGlobals());

describe('a sign-in of staff', () => {
  it('is kept under the names of the specification', () => {
    keepStaffSession(teacher, 'patel');
    keepStaffSession(admin, 'admin');
    expect({ ...localStorage }).toEqual({
      teacherToken: 'teacher-token',
      teacherName: 'Ms Patel',
      teacherLoggedIn: 'true',
      authenticatedAs: 'patel',
      adminToken: 'admin-token',
      adminName: 'Administrator',
    });
  });

  it('of an admin serves on a teacher’s pages, and not the other way round', () => {
    keepStaffSession(teacher, 'patel');
    expect(findStaffSession('admin')).toBeUndefined();
    forgetStaffSessions();
    keepStaffSession(admin, 'admin');
    expect(findStaffSession('teacher')).toEqual(admin);
  });

  it('lasts as long as the page where storage is blocked', () => {
    vi.stubGlobal('localStorage', blockedStorage);
    keepStaffSession(teacher, 'patel');
    expect(findStaffSession('teacher')).toEqual(teacher);
    forgetStaffSessions();
    expect(findStaffSession('teacher')).toBeUndefined();
  });

  it('that the server ends is forgotten, and the page knows why', () => {
    keepStaffSession(teacher, 'patel');
    endStaffSession(teacher);
    expect({ ...localStorage }).toEqual({});
    expect(hasStaffSessionEnded('teacher')).toBe(true);
    keepStaffSession(teacher, 'patel');
    expect(hasStaffSessionEnded('teacher')).toBe(false);
  });

  it('that was made meanwhile is not forgotten with the one before it', () => {
    keepStaffSession(teacher, 'patel');
    keepStaffSession({ ...teacher, token: 'newer' }, 'patel');
    endStaffSession(teacher);
    expect(findStaffSession('teacher')?.token).toBe('newer');
  });

  it('tells who listens, until they stop', () => {
    const listener = vi.fn();
    const stop = onStaffSessionChange(listener);
    keepStaffSession(teacher, 'patel');
    forgetStaffSessions();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    keepStaffSession(teacher, 'patel');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
