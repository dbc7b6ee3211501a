import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, type TestInfo, test } from '@playwright/test';
import type axe from 'axe-core';
import { isAll } from '../../../scripts/lib/test-amount.ts';
import { tryEach } from './steps.ts';

/** The small one: every page reads it anew. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const looks = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active' },
  'dark forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

type Look = keyof typeof looks;
const allLooks: readonly Look[] = ['light', 'dark', 'forced colours', 'dark forced colours'];
/** Which look comes with the plain one in a run that tries a sample, state by state. */
const inTurn: readonly Look[] = ['dark', 'forced colours', 'dark', 'dark forced colours'];

/** The one look in which all rules are tried; what differs in the others is colour alone. */
const plainLook = 'light';
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** How often a page is looked at before a fault is one: a fault that goes by itself is none. */
const looksAtFault = 8;

/** How long after one look at a fault the next one is, in milliseconds. */
const betweenLooks = 500;

/** What a test claims that ends with `expectAccessibleAfter`. */
export const isAccessible = (state: string) => `${state}: nothing for axe to find, and nothing wider than 320 pixels`;

/** The page as it stands after `arrive` is accessible. */
export async function expectAccessibleAfter(page: Page, arrive: () => Promise<void>): Promise<void> {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive();
  await expectAccessible(page);
}

/** States that one page comes through, by name, each with how it is reached from the one before, are accessible. */
export async function expectAccessibleAlong(page: Page, states: Record<string, (page: Page) => Promise<void>>) {
  test.slow();
  const wide = page.viewportSize();
  await tryEach(Object.entries(states), async (arrive) => {
    // What one state has the calls answer ends with it.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (wide !== null) await page.setViewportSize(wide);
    await page.emulateMedia({ ...looks[plainLook], reducedMotion: 'reduce' });
    await arrive(page);
    await expectAccessible(page);
  });
}

/** The page as it is: nothing for axe to find in any look, and nothing wider than 320 pixels. Leaves it as it was. */
export async function expectAccessible(page: Page): Promise<void> {
  test.slow();
  const size = page.viewportSize();
  expect(await findFaults(page, looksFor(test.info()))).toEqual([]);
  await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null });
  if (size !== null) await page.setViewportSize(size);
}

/**
 * The looks in which a state is tried: all of them once a week; else the plain one, and of the others the next in turn for
 * each state of a test, so that a test always tries the same.
 */
function looksFor(info: TestInfo): readonly Look[] {
  if (isAll) return allLooks;
  const turn = turns.get(info) ?? Number.parseInt(info.testId.slice(0, 6), 16);
  turns.set(info, turn + 1);
  return [plainLook, ...inTurn.filter((_, index) => index === turn % inTurn.length)];
}

/** By test, whose turn it is at its next state. */
const turns = new WeakMap<TestInfo, number>();

/** What is wrong with the page as it is, each fault with the look that shows it. Leaves the page 320 pixels wide. */
export async function findFaults(
  page: Page,
  tried: readonly Look[] = allLooks,
  apart = betweenLooks,
): Promise<string[]> {
  // Without its heading it is not there yet: each page comes with a script of its own.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const faults: string[] = [];
  for (const look of tried) {
    await page.emulateMedia({ ...looks[look], reducedMotion: 'reduce' });
    faults.push(...(await findLasting(() => findViolations(page, look), apart)));
  }
  await page.setViewportSize({ width: 320, height: 640 });
  // For one picture after a change of width, letters may still have the size that they had before.
  return [...faults, ...(await findLasting(() => findOverflow(page), apart))];
}

/** Looks are counted, not timed: on a busy machine a single one takes seconds. */
async function findLasting(find: () => Promise<string[]>, apart: number): Promise<string[]> {
  let found = await find();
  for (let looked = 1; found.length > 0 && looked < looksAtFault; looked += 1) {
    await new Promise((resolve) => setTimeout(resolve, apart));
    found = await find();
  }
  return found;
}

async function findOverflow(page: Page): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width === 320 ? [] : [`${width} pixels wide on a phone of 320`];
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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(
    async (rules) => {
      // No page of ours has frames, which axe would have to be brought into one by one.
      if (frames.length > 0) return ['a frame that is not looked into'];
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const only = rules === undefined ? {} : { runOnly: { type: 'rule' as const, values: rules } };
      // Stylesheets are wanted only by a rule that is off, and reading them takes a third of the time.
      const preload = { assets: ['media'] };
      const { violations } = await run(document, { resultTypes: ['violations'], preload, ...only });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target}`));
    },
    look === plainLook ? undefined : rulesOfColour,
  );
  return found.map((violation) => `${look}: ${violation}`);
}
