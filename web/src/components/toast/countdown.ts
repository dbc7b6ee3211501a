/** A timer that can be held and let go again; what is left of it is kept. */
export interface Countdown {
  /** Starts or goes on. */
  readonly run: () => void;
  readonly hold: () => void;
}

/** Calls `onEnd` once after `milliseconds` of running, which starts with `run`. */
export function createCountdown(milliseconds: number, onEnd: () => void): Countdown {
  let left = milliseconds;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run() {
      if (timer !== undefined) return;
      since = performance.now();
      timer = setTimeout(onEnd, left);
    },
    hold() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= performance.now() - since;
    },
  };
}
