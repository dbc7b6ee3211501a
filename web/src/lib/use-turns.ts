import { useRef } from 'react';

/**
 * Has what a person presses in one list done one after the other: a press at the next row is not lost while that of the last is under way. The same
 * press again, before its turn is over, does nothing. `name` keeps what takes the same input apart; `run` never throws.
 */
export function useTurns() {
  const last = useRef(Promise.resolve());
  const waiting = useRef(new Set<string>());
  return <Input extends readonly unknown[]>(name: string, run: (...input: Input) => Promise<void>) =>
    (...input: Input): Promise<void> => {
      const key = JSON.stringify([name, input]);
      if (waiting.current.has(key)) return last.current;
      waiting.current.add(key);
      last.current = last.current.then(() => run(...input)).then(() => void waiting.current.delete(key));
      return last.current;
    };
}
