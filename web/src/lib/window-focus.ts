/**
 * Calls `refetch` when the page is shown again and when its window gets the focus (spec part 1, section 1): a
 * window beside another is never hidden. Returns a function that stops this.
 */
export function onWindowFocus(refetch: () => void): () => void {
  const listener = () => refetch();
  window.addEventListener('visibilitychange', listener);
  window.addEventListener('focus', listener);
  return () => {
    window.removeEventListener('visibilitychange', listener);
    window.removeEventListener('focus', listener);
  };
}
