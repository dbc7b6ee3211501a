import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const looks = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active' },
  'dark forced colours': { colorScheme: 'dark', forcedColors: 'active' },
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
  await page.evaluate(() => {
    // Colours that are still changing to those of another look are of neither. They are taken to their end instead of
    // waited for: a browser that has nothing to paint may leave a change standing. What moves for ever is let be.
    const isEnding = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    // The end of one change may begin that of an element within, hence more than one round.
    for (let round = 0; round < 10; round += 1)
      for (const animation of document.getAnimations().filter(isEnding)) animation.finish();
  });
  const axe = new AxeBuilder({ page });
  const { violations } = await (look === plainLook ? axe : axe.withRules(rulesOfColour)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${look}: ${id} at ${target}`));
}
