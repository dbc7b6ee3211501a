import { startHomework } from '@markwell/server/contract';
import { useEffect, useEffectEvent } from 'react';
import { call } from './call.ts';
import { whenItMayWork } from './outbox/when-it-may-work.ts';

/**
 * Asks the server to record a start, and returns the token that proves it. Without a connection it tries
 * again later; nothing waits for it. Does nothing while `homeworkId` is undefined.
 */
export function useStartToken(
  homeworkId: number | undefined,
  studentClass: string,
  onToken: (startToken: string) => void,
): void {
  const handOn = useEffectEvent(onToken);
  useEffect(() => {
    if (homeworkId === undefined) return;
    const stop = new AbortController();
    const { signal } = stop;
    const ask = async () => {
      try {
        const { startToken } = await call(startHomework, { studentClass }, { params: { id: homeworkId }, signal });
        handOn(startToken);
      } catch (error) {
        if (!signal.aborted) console.error('The start could not be noted', error);
      }
    };
    void ask();
    const stopListening = whenItMayWork(() => void ask());
    return () => {
      stopListening();
      stop.abort();
    };
  }, [homeworkId, studentClass]);
}
