import { useEffect, useEffectEvent } from 'react';

/** Milliseconds: less than the five minutes after which somebody who is not heard of counts as gone. */
const every = 4 * 60_000;

/** Announces every four minutes that somebody is still at work here, while `isHere` says so and the page is in view. */
export function useStillHere(isHere: boolean, announce: () => void): void {
  const tell = useEffectEvent(announce);
  useEffect(() => {
    if (!isHere) return;
    const timer = setInterval(() => {
      if (!document.hidden) tell();
    }, every);
    return () => clearInterval(timer);
  }, [isHere]);
}
