let isFirstPage = true;
let cameByHistory = false;

addEventListener('popstate', () => {
  cameByHistory = true;
});
// wouter tells of its own navigation with this event.
addEventListener('pushState', () => {
  cameByHistory = false;
});

/**
 * Moves focus to the heading of a page that has just appeared, and the view to its top. The first page is left alone,
 * as any page that a browser opens, and so is the view when it came by Back or Forward, where the browser restores it.
 */
export function arriveAtHeading(heading: HTMLElement | null): void {
  if (isFirstPage) {
    isFirstPage = false;
    return;
  }
  heading?.focus({ preventScroll: true });
  if (!cameByHistory) scrollTo(0, 0);
  cameByHistory = false;
}
