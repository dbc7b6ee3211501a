import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/school.ts';

test.use({ isSchoolLeftAsItIs: true });

const wide = { width: 1280, height: 800 };

test('the board goes through the hardest questions by keyboard: the question, what was written, then the answer', async ({
  teacherPage: page,
}) => {
  await page.goto('/teacher-dashboard/report/3?class=8a%2FSc1');
  await page.getByRole('link', { name: 'On the board' }).press('Enter');
  await expect(page.getByText('1 of 2')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('What is the unit of frequency?');
  await expect(page.getByText('“watt”')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('“watt”')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(wide);
  await page.keyboard.press('Space');
  await expect(page.locator('.bg-tick-wash')).toHaveText('hertz');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.bg-tick-wash')).toHaveCount(0);
  for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 of 2')).toBeVisible();
  await expect(page.getByText('Ada Abara')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: '8a/Sc1', level: 1 })).toBeVisible();
});

test('students and questions: who wrote which wrong answer, question by question', async ({ teacherPage: page }) => {
  await page.goto('/teacher-dashboard/report/3?class=8a%2FSc1');
  await page.getByRole('link', { name: 'Students and questions' }).press('Enter');
  await page.getByRole('button', { name: 'Q3', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Q3', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('listitem').filter({ hasText: '“watt”' })).toContainText('2: Ada Abara, Ben Bold');
  await expect(page.getByRole('row', { name: /^Gus Guest/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^Ada Abara/ })).toHaveAccessibleName(/ 5 ?, attempt$/);
  await page.getByRole('button', { name: 'Weakest first' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Weakest first' })).toHaveAttribute('aria-pressed', 'true');
  const totals = (await page.locator('tbody td:last-child').allInnerTexts()).map(Number.parseFloat);
  expect(totals).toEqual(totals.toSorted((one, other) => one - other));
  await expectAccessible(page);
  await page.setViewportSize(wide);
  await page
    .getByRole('row', { name: /^Ada Abara/ })
    .getByRole('link', { name: 'attempt' })
    .click();
  await expect(page.getByRole('heading', { name: 'Ada Abara' })).toBeVisible();
});

test('a sheet for each student of a class prints a page each; a name leads to all that there is of the pupil', async ({
  teacherPage: page,
}) => {
  await page.goto('/teacher-dashboard/report/3?class=8a%2FSc1');
  await page.getByRole('link', { name: 'Sheets for parents' }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('article', { name: 'Ada Abara' })).toContainText('7/7');
  await expectAccessible(page);
  await page.setViewportSize(wide);
  await page.emulateMedia({ media: 'print' });
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(4);
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/teacher-dashboard/report/3?class=8a%2FSc1');
  await page.getByRole('link', { name: 'Ben Bold' }).click();
  await expect(page.getByRole('heading', { name: 'Ben Bold', level: 1 })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Homework' })).toContainText('6/7');
  await expectAccessible(page);
  await page.getByRole('region', { name: 'Every attempt' }).getByRole('link').first().press('Enter');
  await page.getByRole('heading', { level: 1 }).getByRole('link', { name: 'Ben Bold' }).press('Enter');
  await expect(page.getByRole('region', { name: 'What is weak' })).toContainText('Kinds of question');
});
