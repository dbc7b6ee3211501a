import { describe, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

describe('oneAtATime', () => {
  it('does its work once more for calls that come while it goes on, however many', async () => {
    let going = 0;
    let most = 0;
    let times = 0;
    const run = oneAtATime(async () => {
      going += 1;
      times += 1;
      most = Math.max(most, going);
      await new Promise((resolve) => setTimeout(resolve, 5));
      going -= 1;
    });
    await Promise.all([run(), run(), run(), run()]);
    expect([times, most]).toEqual([2, 1]);
    await run();
    expect([times, most]).toEqual([3, 1]);
  });

  it('can be called again after a failure', async () => {
    let fails = true;
    const run = oneAtATime(async () => {
      if (fails) throw new Error('once');
    });
    await expect(run()).rejects.toThrow('once');
    fails = false;
    await expect(run()).resolves.toBeUndefined();
  });
});
