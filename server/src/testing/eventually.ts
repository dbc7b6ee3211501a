import { vi } from 'vitest';

/** Waits until a check passes. The limit is one that a busy machine keeps as well; what takes longer fails with its last error. */
export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 60_000, interval: 10 });
}
