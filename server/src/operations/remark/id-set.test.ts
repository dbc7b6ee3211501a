import { expect, it } from 'vitest';
import { createIdSet } from './id-set.ts';

it('counts each id once, whatever their order and however large they are', () => {
  const ids = createIdSet();
  for (const id of [1, 8, 1, 0, 9_000_000, 7, 8, 9_000_000, 20_000]) ids.add(id);
  expect(ids.size).toBe(6);
});
