import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStaffSession } from '../../../lib/staff-session/session-store.ts';
import { findKeptUpload, keepUpload } from './keep-upload.ts';

const signIn = (name: string) => keepStaffSession({ token: `token of ${name}`, name, role: 'admin' }, name);
const form = { batchName: 'Week 3', files: [], json: '' };

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

describe('findKeptUpload', () => {
  it('gives back what the same admin left, also after another login', () => {
    signIn('Ada');
    keepUpload({ form, reviews: undefined });
    signIn('Ada');
    expect(findKeptUpload().form.batchName).toBe('Week 3');
  });

  it('gives another admin an empty form', () => {
    signIn('Ada');
    keepUpload({ form, reviews: undefined });
    signIn('Bo');
    expect(findKeptUpload().form.batchName).toBe('');
  });
});
