import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/school.ts';

test('a teacher sets a mark by keyboard, the student reads why, and it is taken back', async ({
  teacherPage: page,
}) => {
  await page.goto('/teacher-dashboard?all=1&show=3&show=4');
  await page.getByRole('button', { name: /^8a\/Sc1/ }).click();
  await page
    .getByRole('row', { name: /^Ben Bold/ })
    .getByRole('link', { name: 'attempt' })
    .click();
  await expect(page.getByText('6/7', { exact: true }).first()).toBeVisible();
  const reference = (await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()) ?? '';

  const change = page.getByRole('button', { name: 'Change the mark of Q3' });
  await change.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set the mark' });
  // What it has already is not offered.
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await expect(dialog.getByRole('radio', { name: '1' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Say in a few words why.')).toBeVisible();
  await page.keyboard.type('You said it in class');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(change).toBeFocused();
  await expect(page.getByText('7/7', { exact: true }).first()).toBeVisible();
  const question = page.getByRole('listitem').filter({ has: change });
  await expect(question).toContainText('Set by Mrs R. Fletcher: “You said it in class”');
  await expect(question).toContainText('By the mark scheme: 0 of 1 mark');
  await change.press('Enter');
  await expect(dialog.getByRole('radio', { name: '1' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: '1' })).toBeFocused();
  await expect(dialog.getByLabel('Why?')).toHaveValue('You said it in class');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/result/${reference}`);
  const outcome = page.locator('#outcome-q1aiii');
  await expect(outcome).toContainText('Your teacher gave this 1 of 1 mark.');
  await expect(outcome).toContainText('Mrs R. Fletcher: “You said it in class”');
  await page.goBack();
  await question.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('6/7', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('By the mark scheme')).toBeHidden();
});

test('comments to a student and to a class stand with the result, and are taken back', async ({
  teacherPage: page,
  school,
}) => {
  const token = await school.signIn(school.teacher);
  await school.call('PUT', '/api/my-classes', { classes: ['8a/Sc1', '8a/Sc2'] }, token);
  await page.goto('/teacher-dashboard/report/3?class=8a%2FSc2');
  await page.getByRole('button', { name: 'Write to 8a/Sc2…' }).click();
  const toClass = page.getByRole('dialog', { name: 'Comment to 8a/Sc2' });
  await toClass.getByRole('button', { name: 'Send' }).click();
  await expect(toClass.getByText('Write something first.')).toBeVisible();
  await toClass.getByLabel('Comment').fill('We go through 1a on Monday.');
  await toClass.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('region', { name: 'Comments to the class' })).toContainText('1a on Monday');
  await page
    .getByRole('row', { name: /^Dot Dale/ })
    .getByRole('link', { name: 'attempt' })
    .click();
  await page.getByRole('button', { name: 'Write a comment…' }).click();
  const toDot = page.getByRole('dialog', { name: 'Comment to Dot Dale' });
  await toDot.getByLabel('Comment').fill('Nearly there!');
  await toDot.getByRole('button', { name: 'Send' }).click();
  const comments = page.getByRole('region', { name: 'Comments', exact: true });
  await expect(comments).toContainText('Nearly there!');
  await expect(comments).toContainText('1a on Monday');
  await expectAccessible(page);
  const attempt = page.url();
  const reference = (await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()) ?? '';
  await page.goto(`/result/${reference}`);
  await expect(page.getByText('From your teacher')).toBeVisible();
  await expect(page.getByText('Nearly there!')).toBeVisible();
  await expectAccessible(page);
  await page.goto(attempt);
  await comments.getByRole('button', { name: 'Take back: Nearly there!' }).click();
  await expect(page.getByText('Nearly there!')).toBeHidden();
  await comments.getByRole('button', { name: /^Take back: We go/ }).click();
  await expect(page.getByText('1a on Monday')).toBeHidden();
});
