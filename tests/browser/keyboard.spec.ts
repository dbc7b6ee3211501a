import { expect, test } from '@playwright/test';
import { jarGraph } from './support/homework.ts';
import { tabTo } from './support/keyboard.ts';
import { questionCard } from './support/student.ts';

test('the graph’s buttons work by keyboard too, and Clear All Points empties it', async ({ page }) => {
  await page.goto(jarGraph.route);
  await page.getByLabel('Your Name').fill('Sam');
  await page.getByLabel('Your Class').selectOption(jarGraph.studentClass);
  await page.getByRole('button', { name: 'Start Home Learning' }).click();
  const card = questionCard(page, 1);
  await tabTo(page, card.getByRole('button', { name: '(500,9)', exact: true }));
  await page.keyboard.press('Enter');
  await expect(card.getByText('1/6 points plotted')).toBeVisible();
  await tabTo(page, card.getByRole('button', { name: 'Clear All Points' }));
  await page.keyboard.press('Enter');
  await expect(card.getByText('0/6 points plotted')).toBeVisible();
});

test('what gets the focus at the lower edge of the screen shows it all round', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Admin Dashboard' });
  const below = () => link.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);
  await page.evaluate((by) => scrollBy(0, by), -(await below()) - 20);
  expect(await below()).toBeLessThan(0);
  const before = page.getByRole('link', { name: 'Enter Vocational Hub' });
  await before.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  // Its outline is 3 pixels wide, 3 pixels away.
  await expect.poll(below).toBeGreaterThanOrEqual(6);
});
