import { startHomework } from '@markwell/server/contract';
import { useEffect, useEffectEvent } from 'react';
import { call } from './call.ts';
import { whenItMayWork } from './outbox/when-it-may-work.ts';

/**
 * Has the server note that a homework was started by somebody of a class, and hands on the token by which it knows that later. Without a connection
 * it is asked for again when there may be one; nothing waits for it. Asks for nothing while `homeworkId` is undefined.
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
