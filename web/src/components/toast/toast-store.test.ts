import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, onToastChange, showToast } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('toasts', () => {
  it('show one at a time: a new one takes the place of the last', () => {
    showToast({ title: 'First' });
    const first = currentToast();
    showToast({ title: 'Second', tone: 'success' });
    expect(currentToast()).toMatchObject({ title: 'Second', tone: 'success', open: true });
    expect(currentToast()?.id).not.toBe(first?.id);
  });

  it('are kept closed for 1,000,000 ms after dismissal, then forgotten', () => {
    showToast({ title: 'Copied' });
    dismissToast(currentToast()!.id);
    expect(currentToast()).toMatchObject({ title: 'Copied', open: false });
    vi.advanceTimersByTime(999_999);
    expect(currentToast()).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(currentToast()).toBeUndefined();
  });

  it('do not vanish by the removal of the one before', () => {
    showToast({ title: 'First' });
    dismissToast(currentToast()!.id);
    showToast({ title: 'Second' });
    vi.advanceTimersByTime(2_000_000);
    expect(currentToast()).toMatchObject({ title: 'Second', open: true });
  });

  it('ignore the dismissal of one that has been replaced', () => {
    showToast({ title: 'First' });
    const first = currentToast()!.id;
    showToast({ title: 'Second' });
    dismissToast(first);
    expect(currentToast()).toMatchObject({ title: 'Second', open: true });
  });

  it('tell listeners of every change until they leave', () => {
    const listener = vi.fn();
    const leave = onToastChange(listener);
    showToast({ title: 'Heard' });
    leave();
    showToast({ title: 'Not heard' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
