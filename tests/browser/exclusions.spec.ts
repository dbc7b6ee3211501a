import { expect } from '@playwright/test';
import { test } from './support/school.ts';

test('a teacher makes an attempt not count, with a reason, sees it in the report and takes it back', async ({
  teacherPage: page,
}) => {
  const report = '/teacher-dashboard/report/3?class=8a%2FSc1';
  await page.goto('/teacher-dashboard?all=1&show=3&show=4');
  await page.getByRole('button', { name: /^8a\/Sc1/ }).click();
  await page
    .getByRole('row', { name: /^Gus Guest/ })
    .getByRole('link', { name: 'attempt' })
    .click();
  await page.getByRole('button', { name: 'Make it not count…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave it out?' });
  await dialog.getByRole('button', { name: 'Leave it out' }).click();
  await expect(dialog.getByText('Say in a few words why.')).toBeVisible();
  await dialog.getByLabel('Why?').fill('a joke name');
  await dialog.getByRole('button', { name: 'Leave it out' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('This attempt does not count')).toBeVisible();
  const attempt = page.url();

  await page.goto(report);
  const left = page.getByRole('region', { name: 'Does not count' });
  await expect(left).toContainText('a joke name');
  await expect(page.getByRole('region', { name: 'Names not on the class list' }).getByText('Gus Guest')).toBeHidden();
  await left.getByRole('listitem').filter({ hasText: 'Gus Guest' }).getByRole('link').last().click();
  await expect(page).toHaveURL(attempt);

  await page.getByRole('button', { name: 'Let it count again' }).click();
  await expect(page.getByText('This attempt does not count')).toBeHidden();
  await page.goto(report);
  await expect(page.getByRole('region', { name: 'Names not on the class list' }).getByText('Gus Guest')).toBeVisible();
});
