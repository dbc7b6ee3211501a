import { expect, type Page, test } from '@playwright/test';

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

/** Opens the science department with a clock that stands still, and brings up a toast. */
async function bringUp(page: Page) {
  await page.clock.install({ time: '2025-09-08T09:00:00Z' });
  await page.goto('/science-department');
  const copy = page.getByRole('button', { name: 'Copy URL' }).first();
  await expect(copy).toBeVisible();
  await page.clock.pauseAt('2025-09-08T10:00:00Z');
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(toasts(page).getByRole('button', { name: 'Close' })).toBeVisible();
  return copy;
}

test('a toast stays while it is pointed at, and goes when its time is up', async ({ page }) => {
  await bringUp(page);
  await page.clock.runFor(3_000);
  await toasts(page).getByRole('status').hover();
  await page.clock.runFor(60_000);
  await expect(toasts(page)).not.toHaveText('');
  await page.mouse.move(5, 5);
  await page.clock.runFor(1_900);
  await expect(toasts(page)).not.toHaveText('');
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveText('');
});

test('a toast stays while F8 has led to it; Escape closes it and leads back', async ({ page }) => {
  const copy = await bringUp(page);
  await page.keyboard.press('F8');
  await expect(toasts(page)).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(toasts(page)).not.toHaveText('');
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveText('');
  await expect(copy).toBeFocused();
});

for (const [distance, stays] of [
  [40, true],
  [60, false],
] as const) {
  test(`a swipe of ${distance} px ${stays ? 'leaves the toast' : 'sends the toast away'}`, async ({ page }) => {
    await bringUp(page);
    const box = await toasts(page).getByRole('status').boundingBox();
    const start = { x: box!.x + 10, y: box!.y + 10 };
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + distance, start.y, { steps: 4 });
    await page.mouse.up();
    await expect(toasts(page).getByRole('button', { name: 'Close' })).toHaveCount(stays ? 1 : 0);
  });
}

test('a browser that never answers whether it may copy is asked in the old way', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => new Promise(() => {});
  });
  await page.goto('/science-department');
  await page.getByRole('button', { name: 'Copy URL' }).first().click();
  await expect(toasts(page)).toContainText('URL copied');
});
