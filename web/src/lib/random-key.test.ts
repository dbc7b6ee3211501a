import { afterEach, describe, expect, it, vi } from 'vitest';
import { randomKey } from './random-key.ts';

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const { crypto } = globalThis;
const onPlainHttp = { getRandomValues: crypto.getRandomValues.bind(crypto) };

afterEach(() => vi.unstubAllGlobals());

describe('randomKey', () => {
  it.each([
    ['a secure context', crypto],
    ['plain HTTP, which has no randomUUID', onPlainHttp],
  ])('gives another UUID each time in %s', (_where, available) => {
    vi.stubGlobal('crypto', available);
    const keys = Array.from({ length: 200 }, randomKey);
    expect(new Set(keys).size).toBe(200);
    for (const key of keys) expect(key).toMatch(version4);
  });
});
