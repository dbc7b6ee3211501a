import { type PointerEvent, useState } from 'react';
import { placeAt } from './order.ts';

interface Drag {
  readonly from: number;
  readonly to: number;
  /** Of each thing, from the top of the page, as it was when the drag began. */
  readonly middles: readonly number[];
}

/** Drags things of a list by mouse, pen or finger. The list catches the pointer, since what is dragged may itself be moved. */
export function useDrag(onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const take = (event: PointerEvent<HTMLElement>, from: number) => {
    const list = event.currentTarget.closest('ol');
    if (event.button !== 0 || list === null) return;
    event.preventDefault();
    list.setPointerCapture(event.pointerId);
    const middles = Array.from(list.children).map((thing) => {
      const { top, height } = thing.getBoundingClientRect();
      return top + height / 2 + scrollY;
    });
    setDrag({ from, to: from, middles });
  };
  const listeners = {
    onPointerMove: ({ pageY }: PointerEvent) =>
      setDrag((now) => now && { ...now, to: placeAt(now.middles, now.from, pageY) }),
    onPointerUp: ({ pageY }: PointerEvent) => {
      // A quick hand lets go before the last move has been drawn, so the place is worked out again.
      const to = drag && placeAt(drag.middles, drag.from, pageY);
      if (drag !== undefined && to !== undefined && to !== drag.from) onDrop(drag.from, to);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  };
  return { drag, take, listeners };
}
