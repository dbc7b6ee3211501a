import { createListeners } from '../../lib/listeners.ts';
import type { Health } from './check-health.ts';

/** Milliseconds between two checks (spec part 2, section 7). */
const interval = 15_000;

/** What the page knows of the server. */
export interface WatchState {
  readonly health: Health;
  /** When it was last found to be down after it had been up, in milliseconds since 1970; none while it is up. */
  readonly downSince: number | undefined;
  readonly isChecking: boolean;
  /** How many checks have been finished. */
  readonly checks: number;
}

/** Watches over the connection to the server while the page is looked at; it is up until `checkHealth` finds otherwise. */
export function createHealthWatch(checkHealth: () => Promise<Health>) {
  const { subscribe, tell } = createListeners();
  let state: WatchState = { health: { isUp: true }, downSince: undefined, isChecking: false, checks: 0 };
  let checking: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWatching = false;
  let isBeingLeft = false;
  let timesOffline = 0;

  function set(changes: Partial<WatchState>) {
    state = { ...state, ...changes };
    tell();
  }

  function found(health: Health) {
    set({ health, downSince: health.isUp ? undefined : (state.downSince ?? Date.now()) });
  }

  async function checkOnce() {
    clearTimeout(timer);
    set({ isChecking: true });
    const before = timesOffline;
    const health = await checkHealth();
    // A page that is being left gives up its requests, which says nothing of the server; nor does an answer from before the
    // connection was lost.
    const isNews = isWatching && !isBeingLeft && !(health.isUp && timesOffline !== before);
    if (isNews) found(health);
    set({ isChecking: false, checks: state.checks + 1 });
    checking = undefined;
    // A page that nobody looks at asks nothing; it asks at once when it is looked at again.
    if (isWatching && !document.hidden) timer = setTimeout(check, interval);
  }

  /** Checks now; one check at a time. */
  function check(): Promise<void> {
    checking ??= checkOnce();
    return checking;
  }

  /** Starts watching, until the returned function is called. */
  function start() {
    isWatching = true;
    const stop = new AbortController();
    const on = (target: EventTarget, name: string, listener: (event: Event) => void) =>
      target.addEventListener(name, listener, { signal: stop.signal });
    on(window, 'offline', () => {
      timesOffline += 1;
      found({ isUp: false, trouble: 'offline', why: 'This device is offline' });
    });
    // A check under way may still find what was so before.
    on(window, 'online', () => void (checking ?? Promise.resolve()).then(check));
    on(window, 'pagehide', () => {
      isBeingLeft = true;
    });
    on(window, 'pageshow', () => {
      if (isBeingLeft) void check();
      isBeingLeft = false;
    });
    on(document, 'visibilitychange', () => {
      if (document.hidden) clearTimeout(timer);
      else void check();
    });
    void check();
    return () => {
      isWatching = false;
      clearTimeout(timer);
      stop.abort();
    };
  }

  return { state: () => state, subscribe, check, start };
}
