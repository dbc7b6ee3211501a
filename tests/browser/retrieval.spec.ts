import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/school.ts';

/** By the school's clock, three weeks ago. */
const then = () =>
  new Date(Date.now() - 21 * 24 * 60 * 60_000)
    .toLocaleString('sv-SE', { timeZone: 'Europe/London' })
    .slice(0, 16)
    .replace(' ', 'T');

test('a teacher sets a class a quiz of what it was asked three weeks ago, by keyboard', async ({
  teacherPage: page,
  school,
}) => {
  const token = await school.signIn(school.teacher);
  await school.call('PUT', '/api/my-classes', { classes: ['8a/Sc1'] }, token);
  await school.call('PUT', '/api/homework/2/dates', { classes: ['8a/Sc1'], due: then() }, token);
  await page.goto('/teacher-dashboard');
  await page.getByRole('button', { name: 'Set a retrieval quiz' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set a retrieval quiz' });
  const items = dialog.getByRole('listitem');
  await expect(items.first()).toContainText(/of Year 8 - Wave Properties.* · \d+% right of 2/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const before = await items.count();
  await dialog.getByRole('button', { name: 'Drop question 1' }).press('Enter');
  await expect(items).toHaveCount(before - 1);
  await dialog.getByRole('button', { name: 'Swap question 1' }).press('Enter');
  await dialog.getByRole('button', { name: 'Set it for 8a/Sc1' }).press('Enter');
  await expect(page.getByText(/^Retrieval: 8a\/Sc1, .* is set$/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Year 8: retrieval quizzes' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Retrieval quizzes' })).toBeVisible();
  await school.call('PUT', '/api/homework/2/dates', { classes: ['8a/Sc1'], due: null }, token);
});
