import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCountdown } from './countdown.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('createCountdown', () => {
  it('ends once, after its time', () => {
    const onEnd = vi.fn();
    createCountdown(5000, onEnd).run();
    vi.advanceTimersByTime(4999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('does not count the time that it is held', () => {
    const onEnd = vi.fn();
    const countdown = createCountdown(5000, onEnd);
    countdown.run();
    vi.advanceTimersByTime(3000);
    countdown.hold();
    countdown.hold();
    vi.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    countdown.run();
    countdown.run();
    vi.advanceTimersByTime(1999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
