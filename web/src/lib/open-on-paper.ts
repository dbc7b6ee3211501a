const selector = 'details[data-paper]:not([open])';

/** For a `<details>`: printed open, whatever it is on the screen. */
export const openOnPaper = { 'data-paper': true } as const;

let opened: readonly HTMLDetailsElement[] = [];

addEventListener('beforeprint', () => {
  opened = [...opened, ...document.querySelectorAll<HTMLDetailsElement>(selector)];
  for (const details of opened) details.open = true;
});
addEventListener('afterprint', () => {
  for (const details of opened) details.open = false;
  opened = [];
});
