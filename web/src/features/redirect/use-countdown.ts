import { useEffect, useState } from 'react';

export interface Countdown {
  /** Whole seconds that are left. */
  readonly left: number;
  readonly isRunning: boolean;
  readonly stop: () => void;
}

/** Counts down from `from` seconds by the clock, and calls `onEnd` once at 0 unless it is stopped before. */
export function useCountdown(from: number, onEnd: () => void): Countdown {
  const [end] = useState(() => Date.now() + from * 1000);
  const [left, setLeft] = useState(from);
  const [isRunning, setIsRunning] = useState(true);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [end, isRunning]);
  useEffect(() => {
    if (left > 0 || !isRunning) return;
    setIsRunning(false);
    onEnd();
  }, [left, isRunning, onEnd]);
  return { left, isRunning, stop: () => setIsRunning(false) };
}
