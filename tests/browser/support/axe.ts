import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const looks = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const;

/** The one look in which all rules are tried; what differs in the others is colour alone. */
const plainLook = 'light';
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** The page as it stands: nothing for axe to find in any look, and nothing wider than 320 pixels. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [look, media] of Object.entries(looks)) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
    expect(await findViolations(page, look)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

async function findViolations(page: Page, look: string): Promise<string[]> {
  // Colours that are still changing to those of another look are of neither; what moves for ever is not waited for.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page });
  const { violations } = await (look === plainLook ? axe : axe.withRules(rulesOfColour)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${look}: ${id} at ${target}`));
}
