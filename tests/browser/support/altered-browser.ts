import type { Page } from '@playwright/test';

/** A page at 400% zoom in a window of 1280 by 1024. */
export const zoomed = { width: 320, height: 256 } as const;

/** The spacing of text that a reader may set without losing anything (WCAG 2.2, 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/**
 * Translates the page and all that comes into it later, as browsers do: each text node goes, and elements that Preact knows
 * nothing of stand in its place. The words stay what they are, so that tests find them. Text is spaced out too.
 */
export async function alterPages(page: Page): Promise<void> {
  await page.addInitScript((css) => {
    const untranslated = 'script, style, title, textarea, option, svg, font, [translate="no"]';
    function translate(node: Node) {
      if (node instanceof Text) {
        const parent = node.parentElement;
        if (parent === null || node.data.trim() === '' || parent.closest(untranslated) !== null) return;
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        outer.firstElementChild?.append(node.data);
        node.replaceWith(outer);
      } else for (const child of Array.from(node.childNodes)) translate(child);
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...Array.from(addedNodes)]) translate(node);
    }).observe(document, { childList: true, characterData: true, subtree: true });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, spacing);
}

/** What of the page as it stands is lost to somebody who reads it so: text without an element of its own, or out of sight. */
export function findLost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const quote = (element: Element) => `${element.tagName} "${element.textContent?.trim().slice(0, 60)}"`;
    for (const text of Array.from(document.querySelectorAll('#root font:has(> font)'))) {
      const { parentElement } = text;
      const others = Array.from(parentElement?.childNodes ?? []).filter((node) => node !== text);
      if (others.length > 0) lost.push(`beside others in ${parentElement?.tagName}: ${quote(text)}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) {
      const right = (element: Element) => element.getBoundingClientRect().right;
      const widest = Array.from(document.querySelectorAll('#root *')).filter((element) => right(element) > innerWidth);
      lost.push(`wider than the window: ${widest.map(quote).join(', ')}`);
    }
    for (const element of Array.from(document.querySelectorAll('#root *'))) {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      // What only screen readers are to find.
      if (position === 'absolute' && element.clientWidth <= 1) continue;
      const isCut = (overflow: string, inside: number, room: number) =>
        (overflow === 'hidden' || overflow === 'clip') && inside > room + 2;
      if (
        isCut(overflowX, element.scrollWidth, element.clientWidth) ||
        isCut(overflowY, element.scrollHeight, element.clientHeight)
      )
        if (element.textContent?.trim() !== '') lost.push(`cut off: ${quote(element)}`);
    }
    return lost;
  });
}
