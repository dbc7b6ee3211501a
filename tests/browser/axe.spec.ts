import { expect, test } from '@playwright/test';
import { expectAccessible, findFaults } from './support/axe.ts';
import { tryEach } from './support/steps.ts';

/** A page without a fault, but for what is added. */
const pageWith = (added: string) => `<!doctype html><html lang="en-GB"><title>Waves</title>
  <meta name="color-scheme" content="light dark"><style>body { background: Canvas; color: CanvasText }</style>
  <main><h1>Waves</h1>${added}</main></html>`;

const faint = 'forced-color-adjust: none; background: white; color: #ddd';
const faults: readonly (readonly [fault: string, added: string, found: RegExp])[] = [
  ['a picture without words', '<img src="data:,">', /light: image-alt at img/],
  ['faint text', `<p style="${faint}">Hz</p>`, /light: color-contrast at p/],
  [
    'text that is faint in the dark alone',
    `<style>@media (prefers-color-scheme: dark) { p { ${faint} } }</style><p>Hz</p>`,
    /dark: color-contrast at p/,
  ],
  [
    'text that is faint in forced colours alone',
    `<style>@media (forced-colors: active) { p { ${faint} } }</style><p>Hz</p>`,
    /forced colours: color-contrast at p/,
  ],
  ['a page in the page', '<iframe title="Waves"></iframe>', /a frame that is not looked into/],
  ['a line that does not fit on a phone', '<p style="width: 400px">Hz</p>', /408 pixels wide/],
];

test('the look for faults of accessibility finds each of them', ({ page }) =>
  tryEach(
    faults.map(([fault, ...rest]) => [fault, rest] as const),
    async ([added, found]) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.setContent(pageWith(added));
      expect((await findFaults(page, undefined, 20)).join('\n')).toMatch(found);
    },
  ));

test('a page with a fault is not accessible', async ({ page }) => {
  await page.setContent(pageWith('<p style="width: 400px">Hz</p>'));
  await expect(expectAccessible(page)).rejects.toThrow(/408 pixels wide/);
});

test('the look for faults of accessibility finds none in a page without', async ({ page }) => {
  await page.setContent(pageWith('<p>Hz</p>'));
  await expectAccessible(page);
});
