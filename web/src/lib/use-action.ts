import { useRef, useState } from 'react';
import { failureText } from './failure.ts';

/** Something that a person asks of the server with a button. */
export interface Action<Args extends readonly unknown[]> {
  /** Does it, unless it is under way already. Never throws. */
  readonly run: (...args: Args) => Promise<void>;
  readonly isBusy: boolean;
  /** Why the last time failed, in a sentence. */
  readonly problem: string | undefined;
}

/**
 * Keeps track of `work`: whether it is under way, and why it failed, in the words of `explain`. A second press while it is
 * under way does nothing.
 */
export function useAction<Args extends readonly unknown[]>(
  work: (...args: Args) => Promise<void>,
  explain: (error: unknown) => string = failureText,
): Action<Args> {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const underWay = useRef(false);
  const run = async (...args: Args) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      await work(...args);
    } catch (error) {
      setProblem(explain(error));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { run, isBusy, problem };
}
