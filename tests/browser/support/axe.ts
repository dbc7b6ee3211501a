import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';

const looks = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active' },
  'dark forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** The one look in which all rules are tried; what differs in the others is colour alone. */
const plainLook = 'light';
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** How often a page is looked at, half a second apart, before a fault is one: a fault that goes by itself is none. */
const looksAtFault = 8;

/** What a test claims that ends with `expectAccessibleAfter`. */
export const isAccessible = (state: string) => `${state}: nothing for axe to find, and nothing wider than 320 pixels`;

/** The page as it stands after `arrive` is accessible. */
export async function expectAccessibleAfter(page: Page, arrive: () => Promise<void>): Promise<void> {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive();
  await expectAccessible(page);
}

/** The page as it stands: nothing for axe to find in any look, and nothing wider than 320 pixels. */
export async function expectAccessible(page: Page): Promise<void> {
  // Without its heading it is not there yet: each page comes with a script of its own.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  for (const [look, media] of Object.entries(looks)) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    expect(await findLastingViolations(page, look)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  // For one picture after a change of width, letters may still have the size that they had before.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { timeout: 5000 }).toBe(320);
}

/** Looks are counted, not timed: on a busy machine a single one takes seconds. */
async function findLastingViolations(page: Page, look: string): Promise<string[]> {
  let found = await findViolations(page, look);
  for (let looked = 1; found.length > 0 && looked < looksAtFault; looked += 1) {
    await page.waitForTimeout(500);
    found = await findViolations(page, look);
  }
  return found;
}

async function findViolations(page: Page, look: string): Promise<string[]> {
  await page.evaluate(async () => {
    // The browser may be one picture late with the colours of a look.
    for (let picture = 0; picture < 2; picture += 1) await new Promise(requestAnimationFrame);
    // Colours that are still changing to those of another look are of neither. They are taken to their end instead of
    // waited for: a browser that has nothing to paint may leave a change standing. What moves for ever is let be.
    const isEnding = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    // The end of one change may begin that of an element within, hence more than one round.
    for (let round = 0; round < 10; round += 1)
      for (const animation of document.getAnimations().filter(isEnding)) animation.finish();
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async (rules) => {
      // No page of ours has frames, which axe would have to be brought into one by one.
      if (frames.length > 0) return ['a frame that is not looked into'];
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const only = rules === undefined ? {} : { runOnly: { type: 'rule' as const, values: rules } };
      const { violations } = await run(document, { resultTypes: ['violations'], ...only });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target}`));
    },
    look === plainLook ? undefined : rulesOfColour,
  );
  return found.map((violation) => `${look}: ${violation}`);
}
