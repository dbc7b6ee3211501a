import { useState } from 'react';

/** Work that takes its time, one piece after the other. */
export interface Work<Failure> {
  /** What is under way, as people read it. */
  readonly busy: string | undefined;
  /** Why the last piece failed. */
  readonly failure: Failure | undefined;
  readonly setFailure: (failure: Failure | undefined) => void;
  /** Does a piece. Never throws. */
  readonly attempt: (label: string, work: () => Promise<void>) => Promise<void>;
}

/** Keeps track of work on a homework; `explain` says what an error means. */
export function useWork<Failure>(explain: (error: unknown) => Failure): Work<Failure> {
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  const attempt = async (label: string, work: () => Promise<void>) => {
    setBusy(label);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(explain(error));
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, failure, setFailure, attempt };
}
