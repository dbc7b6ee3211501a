import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKey, draftLife, findDraft, keepDraft, removeDraft } from './draft.ts';
import { blockedStorage, stubPageGlobals } from './testing/page-globals.ts';

const owner = { homeworkId: 2, name: 'Amina Yusuf', studentClass: '8a/Sc1' };
const draft = { savedAt: 1_000, startedAt: 0, answers: { q1ai: { questionId: 'q1ai', value: '3 waves' } } };

beforeEach(() => {
  stubPageGlobals();
});
afterEach(() => vi.unstubAllGlobals());

describe('a draft', () => {
  it.each([
    ['the same name and class', owner, true],
    ['the name written otherwise', { ...owner, name: '  amina   YUSUF ' }, true],
    ['another name', { ...owner, name: 'Amina Yusuff' }, false],
    ['another class', { ...owner, studentClass: '8a/Sc2' }, false],
    ['another homework', { ...owner, homeworkId: 3 }, false],
  ])('of a student is found for %s: %o', (_who, asker, found) => {
    keepDraft(owner, draft);
    expect(findDraft(asker, 2_000)).toEqual(found ? draft : undefined);
  });

  it('is found for two hours after its last change, then removed', () => {
    keepDraft(owner, draft);
    expect(findDraft(owner, draft.savedAt + draftLife)).toEqual(draft);
    expect(findDraft(owner, draft.savedAt + draftLife + 1)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('of somebody else is removed too when it is old', () => {
    keepDraft({ ...owner, name: 'Ben' }, draft);
    findDraft(owner, draft.savedAt + draftLife + 1);
    expect(localStorage).toHaveLength(0);
  });

  it('holds neither name nor class, in its key or in itself', () => {
    keepDraft(owner, draft);
    const kept = JSON.stringify({ ...localStorage });
    expect(kept).not.toMatch(/amina|yusuf|8a|Sc1/i);
  });

  it('has a key of its own for each of 2,000 students', () => {
    const keys = Array.from({ length: 2_000 }, (_student, index) => draftKey({ ...owner, name: `Student ${index}` }));
    expect(new Set(keys).size).toBe(2_000);
  });

  it('is gone once removed', () => {
    keepDraft(owner, draft);
    removeDraft(owner);
    expect(findDraft(owner, 2_000)).toBeUndefined();
  });

  it.each(['{', '"text"', '{"savedAt":"x"}'])('that cannot be read (%s) is none', (text) => {
    localStorage.setItem(draftKey(owner), text);
    expect(findDraft(owner, 0)).toBeUndefined();
  });

  it('is not kept where storage is blocked, and says so', () => {
    vi.stubGlobal('localStorage', blockedStorage);
    expect(keepDraft(owner, draft)).toBe(false);
    removeDraft(owner);
    expect(findDraft(owner, 0)).toBeUndefined();
  });
});
