import { createListeners } from '../../lib/listeners.ts';

/** Milliseconds that a dismissed toast is kept before it is forgotten (spec part 1, section 1). */
const removalDelay = 1_000_000;

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string | undefined;
  readonly tone: 'success' | 'problem' | 'info';
  readonly open: boolean;
}

let current: Toast | undefined;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = createListeners();

function set(next: Toast | undefined): void {
  current = next;
  listeners.tell();
}

/** Shows a short message. One is visible at a time: a new one takes the place of the last. */
export function showToast(toast: { title: string; description?: string; tone?: Toast['tone'] }): void {
  clearTimeout(removal);
  count += 1;
  set({ tone: 'info', ...toast, id: count, open: true });
}

/** Closes the toast; it is forgotten after the removal delay. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  set({ ...current, open: false });
  removal = setTimeout(() => set(undefined), removalDelay);
}

/** The toast that is shown or was shown last. */
export function currentToast(): Toast | undefined {
  return current;
}

/** Calls `listener` at every change, until the function returned is called. */
export const onToastChange = listeners.subscribe;
