import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { createThreadGuard, endGuarded, guarded } from './thread-guard.ts';

it('waits at the end for what is under way, and lets nothing be begun any more', async () => {
  const guard = createThreadGuard();
  await expect(guarded(guard, async () => 'done')).resolves.toBe('done');
  await expect(guarded(guard, () => Promise.reject(new Error('not read')))).rejects.toThrow('not read');
  // Another thread has something under way for a while, since this one stands still as it waits.
  const other = new Worker(
    `const { workerData: { guard } } = require('node:worker_threads');
     Atomics.add(guard, 0, 1);
     setTimeout(() => { Atomics.sub(guard, 0, 1); Atomics.notify(guard, 0); }, 1000);`,
    { eval: true, workerData: { guard } },
  );
  const ended = new Promise((resolve) => other.on('exit', resolve));
  while (Atomics.load(guard, 0) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  endGuarded(guard, 20);
  expect(Atomics.load(guard, 0)).toBe(1);
  endGuarded(guard, 10_000);
  expect(Atomics.load(guard, 0)).toBe(0);
  let isBegun = false;
  void guarded(guard, async () => {
    isBegun = true;
  });
  await ended;
  expect(isBegun).toBe(false);
});
