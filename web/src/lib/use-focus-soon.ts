import { useEffect, useRef } from 'react';

/** Leads the focus on where a change takes away what had it: call what this gives with the id of the element that gets it. */
export function useFocusSoon(): (id: string) => void {
  const toFocus = useRef<string>(undefined);
  useEffect(() => {
    if (toFocus.current !== undefined) document.getElementById(toFocus.current)?.focus();
    toFocus.current = undefined;
  });
  return (id) => {
    toFocus.current = id;
  };
}
