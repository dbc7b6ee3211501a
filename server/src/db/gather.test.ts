import { describe, expect, it } from 'vitest';
import { gather } from './gather.ts';
import { DatabaseUnavailable } from './unavailable.ts';

describe('gather', () => {
  it('stores together what comes while a group is being stored', async () => {
    const groups: number[][] = [];
    const store = gather(async (items: readonly number[]) => {
      groups.push([...items]);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return items.map((item) => item * 2);
    });
    const outcomes = await Promise.all([1, 2, 3, 4].map((item) => store(item)));
    expect(outcomes).toEqual([2, 4, 6, 8]);
    expect(groups).toEqual([[1], [2, 3, 4]]);
  });

  it('lets a bad one fail alone', async () => {
    const store = gather(async (items: readonly number[]) => {
      if (items.includes(3)) throw new Error('no 3');
      return items;
    });
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map((item) => store(item)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it('fails all that wait at once where the database cannot be used, and tries none of them alone', async () => {
    let tries = 0;
    const store = gather(async (_items: readonly number[]) => {
      tries += 1;
      throw new DatabaseUnavailable('silent');
    });
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map((item) => store(item)));
    expect(outcomes.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(tries).toBe(1);
  });

  it('goes on after a failure', async () => {
    let fails = true;
    const store = gather(async (items: readonly number[]) => {
      if (fails) throw new Error('disk full');
      return items;
    });
    await expect(store(1)).rejects.toThrow('disk full');
    fails = false;
    await expect(store(2)).resolves.toBe(2);
  });
});
