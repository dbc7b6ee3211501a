import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepStaffSession } from '../../../lib/staff-session/session-store.ts';
import { findKeptUpload, isCorrected, keepUpload } from './keep-upload.ts';

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

describe('isCorrected', () => {
  const assignment = {
    title: 'Forces',
    description: '',
    weekNumber: null,
    yearGroup: null,
    totalMarks: 0,
    weekDate: null,
    questions: [],
    source: null,
  };
  const draft = {
    name: 'a.docx',
    kind: 'docx',
    assignment,
    fields: [],
    messages: [],
    pictures: [],
    sameAs: [],
  } as const;
  const review = {
    draft: { ...draft, fields: [], messages: [], pictures: [], sameAs: [] },
    assignment,
    dropped: [],
    isLeftOut: false,
    storesAgain: false,
  };

  it.each([
    ['nothing was changed', review, false],
    ['a title was changed', { ...review, assignment: { ...assignment, title: 'Motion' } }, true],
    ['a question was dropped', { ...review, dropped: [0] }, true],
    ['a homework was left out', { ...review, isLeftOut: true }, true],
  ])('%s: %s', (_reason, changed, expected) => expect(isCorrected({ form, reviews: [changed] })).toBe(expected));
});
