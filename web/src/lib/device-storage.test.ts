import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetKept, keep, keptKeys, readKept, readKeptJson } from './device-storage.ts';
import { blockedStorage, stubPageGlobals } from './testing/page-globals.ts';

beforeEach(() => {
  stubPageGlobals();
});
afterEach(() => vi.unstubAllGlobals());

describe('what a device keeps', () => {
  it('is there until it is forgotten', () => {
    expect(keep('a:1', '{"x":1}')).toBe(true);
    keep('b:1', 'text');
    expect(readKept('a:1')).toBe('{"x":1}');
    expect(readKeptJson('a:1')).toEqual({ x: 1 });
    expect(readKeptJson('b:1')).toBeUndefined();
    expect(keptKeys('a:')).toEqual(['a:1']);
    forgetKept('a:1');
    expect(readKept('a:1')).toBeUndefined();
  });

  it.each([
    ['throws', blockedStorage],
    ['is not there', undefined],
  ])('is nothing where storage %s, and keeping says so', (_how, storage) => {
    vi.stubGlobal('localStorage', storage);
    expect(keep('a', 'x')).toBe(false);
    expect(readKept('a')).toBeUndefined();
    expect(readKeptJson('a')).toBeUndefined();
    expect(keptKeys('')).toEqual([]);
    forgetKept('a');
  });
});
