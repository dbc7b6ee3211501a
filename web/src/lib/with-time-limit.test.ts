import { describe, expect, it } from 'vitest';
import { withTimeLimit } from './with-time-limit.ts';

/** Work that answers nothing until it is stopped. */
const never = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(new Error('stopped'));
    signal.addEventListener('abort', () => reject(new Error('stopped')));
  });

describe('work with a time limit', () => {
  it('answers what the work answers', async () => {
    await expect(withTimeLimit(new AbortController().signal, 60_000, async () => 'done')).resolves.toBe('done');
  });

  it('stops work that never answers', async () => {
    await expect(withTimeLimit(new AbortController().signal, 1, never)).rejects.toThrow('stopped');
  });

  it('stops when it is told to, before its time', async () => {
    const controller = new AbortController();
    const outcome = withTimeLimit(controller.signal, 60_000, never);
    controller.abort();
    await expect(outcome).rejects.toThrow('stopped');
  });

  it('does not begin what was stopped already', async () => {
    await expect(withTimeLimit(AbortSignal.abort(), 60_000, never)).rejects.toThrow('stopped');
  });
});
