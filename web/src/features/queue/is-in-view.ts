/** Whether all of an element can be seen, or as much as there is room for; what lies behind something else is not seen. */
export function isInView(element: HTMLElement | null | undefined): boolean {
  if (!element) return false;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const middle = (left + right) / 2;
  const isSeenAt = (y: number) => {
    const there = document.elementFromPoint(middle, y);
    return there !== null && element.contains(there);
  };
  const isTall = bottom - top > innerHeight / 2;
  if (isTall) return isSeenAt(Math.max(top, 0) + 2) && top < innerHeight / 2;
  return isSeenAt(top + 2) && isSeenAt(bottom - 2);
}
