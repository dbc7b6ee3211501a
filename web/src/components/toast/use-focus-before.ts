import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button that vanishes takes the focus with it. The function returned gives focus back to what had it when the toast
 * with this id came, if it is in the area now.
 */
export function useFocusBefore(id: number | undefined, area: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element>(null);
  useEffect(() => {
    if (id !== undefined && area.current?.contains(document.activeElement) === false) {
      before.current = document.activeElement;
    }
  }, [id, area]);
  return () => {
    const hasFocus = area.current?.contains(document.activeElement);
    if (hasFocus && before.current instanceof HTMLElement) before.current.focus();
  };
}
