import { useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in pixels, now and whenever it changes: a plot is drawn to it, so that its letters keep their size. */
export function useWidth<Kind extends Element>() {
  const ref = useRef<Kind>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
