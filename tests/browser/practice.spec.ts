import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { year8 } from './support/homework.ts';
import { fillIntro, newName, questionCard, savedReference, start, submit } from './support/student.ts';

const day = 24 * 60 * 60 * 1000;

test('what was wrong is practised again on this device, by its pupil alone', async ({ page }) => {
  const name = newName();
  await start(page, year8, name);
  await questionCard(page, 1).getByRole('textbox').fill('9 waves');
  await submit(page);
  await savedReference(page);
  await page.getByRole('link', { name: 'Practise again: 1 not right yet' }).click();
  await expect(page.getByText('Nothing is due today.')).toBeVisible();
  await page.getByRole('button', { name: 'Practise 1 question' }).click();
  await questionCard(page, 1).getByRole('textbox').fill('8 waves');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Incorrect', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused();
  await expectAccessible(page);

  await page.clock.setFixedTime(Date.now() + 4 * day);
  await page.goto('/science-department');
  await page.getByRole('link', { name: 'Practise again' }).click();
  await fillIntro(page, year8, newName());
  await page.getByRole('button', { name: 'Show my questions' }).click();
  await expect(page.getByText('Nothing to practise here')).toBeVisible();

  await page.goto('/practice');
  await fillIntro(page, year8, name);
  await page.getByRole('button', { name: 'Show my questions' }).click();
  await expect(page.getByText('1 to try today')).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Practise 1 question' }).click();
  await questionCard(page, 1).getByRole('textbox').fill('3 waves');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: '1 of 1 right' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to my list' }).click();
  await expect(page.getByText('Nothing is due today.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear my list' }).click();
  await expect(page.getByRole('button', { name: 'Show my questions' })).toBeVisible();
});
