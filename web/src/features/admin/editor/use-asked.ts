import { useEffect, useState } from 'react';
import { failureText } from '../../../lib/failure.ts';

/** What the server says of something that is being typed: its last answer, why it gave none, and whether another is awaited. */
export interface Asked<Answer> {
  readonly answer?: Answer;
  readonly problem?: string;
  readonly isAsking: boolean;
}

/**
 * Asks the server about a text once it has rested for `pause` milliseconds; nothing as long as it is undefined. An earlier question is
 * cancelled. `ask` must stay the same from render to render, or it is asked again.
 */
export function useAsked<Answer>(
  text: string | undefined,
  ask: (text: string, signal: AbortSignal) => Promise<Answer>,
  pause = 500,
): Asked<Answer> {
  const [asked, setAsked] = useState<Asked<Answer>>({ isAsking: false });
  useEffect(() => {
    if (text === undefined) return setAsked({ isAsking: false });
    setAsked((last) => ({ ...last, isAsking: true }));
    const given = new AbortController();
    const say = (next: Asked<Answer>) => {
      if (!given.signal.aborted) setAsked(next);
    };
    const later = setTimeout(() => {
      ask(text, given.signal).then(
        (answer) => say({ answer, isAsking: false }),
        (error: unknown) => say({ problem: failureText(error), isAsking: false }),
      );
    }, pause);
    return () => {
      clearTimeout(later);
      given.abort();
    };
  }, [text, ask, pause]);
  return asked;
}
