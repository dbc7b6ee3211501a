import { useEffect, useState } from 'react';

/** How far below the upper edge of what is read a place may begin, in pixels. */
const below = 80;

/**
 * Of places of the page, by the ids of their elements, the one that the reader is at: the one with the focus, or that was gone to, while it
 * is in view; else the first that is.
 */
export function usePlaceInView(places: readonly string[]): string | undefined {
  const [here, setHere] = useState(places[0]);
  const ids = places.join(' ');
  useEffect(() => {
    let chosen: Element | null = null;
    let frame = 0;
    const isInView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const edge = Number.parseFloat(getComputedStyle(element).scrollMarginTop) + below;
      return bottom > edge && (element !== chosen || top < innerHeight);
    };
    const look = () => {
      const elements = ids.split(' ').flatMap((id): Element[] => {
        const element = document.getElementById(id);
        return element ? [element] : [];
      });
      const found = chosen && elements.includes(chosen) && isInView(chosen) ? chosen : elements.find(isInView);
      if (found) setHere(found.id);
    };
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const choose = ({ type, target }: Event) => {
      const at = type === 'hashchange' ? document.getElementById(location.hash.slice(1)) : target;
      chosen = at instanceof Element ? at.closest('section[data-question-id]') : null;
      lookSoon();
    };
    addEventListener('scroll', lookSoon, { passive: true });
    addEventListener('focusin', choose);
    addEventListener('hashchange', choose);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', lookSoon);
      removeEventListener('focusin', choose);
      removeEventListener('hashchange', choose);
    };
  }, [ids]);
  return here;
}
