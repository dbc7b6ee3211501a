import { useCallback, useRef, useState } from 'react';

export interface Machine<State, Event> {
  readonly state: State;
  /** The state at this very moment, also between two renders: two clicks in one moment see each other. */
  readonly current: () => State;
  readonly send: (event: Event) => void;
}

/** A reducer whose state can also be read between renders. */
export function useMachine<State, Event>(
  next: (state: State, event: Event) => State,
  initial: State,
): Machine<State, Event> {
  const [state, setState] = useState(initial);
  const latest = useRef(initial);
  const send = useCallback(
    (event: Event) => {
      latest.current = next(latest.current, event);
      setState(latest.current);
    },
    [next],
  );
  return { state, current: useCallback(() => latest.current, []), send };
}
