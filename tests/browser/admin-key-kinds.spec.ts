import { expect } from '@playwright/test';
import { newHomework, openAdmin } from './support/admin.ts';
import { test } from './support/school.ts';

const question = { type: 'text', question: 'Simplify 4:6.', marks: 1, correctAnswers: ['2:3'] };

test('the editor says how a key is read, and takes another kind', async ({ adminPage: page }) => {
  const homework = newHomework({ questions: [question] });
  await openAdmin(page, 'tab=science&view=upload');
  await page.getByLabel('Batch name').fill('Week 3');
  await page.getByLabel('Or paste JSON').fill(JSON.stringify([homework]));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('button', { name: 'Edit question 1' }).click();
  const kind = page.getByLabel('Kind of answer');
  await expect(kind.locator('option').first()).toHaveText('As they look: a ratio');
  await expect(page.getByText('Also right: 2 to 3')).toBeVisible();
  const form = page.getByLabel('Form asked for');
  await expect(form.locator('option').first()).toHaveText('As the question says: in its simplest form');
  await form.selectOption('any');
  await expect(page.getByText('Equal ratios get the mark')).toBeVisible();
  await page.getByLabel('Accepted answers', { exact: true }).fill('4500');
  await expect(page.getByText('Also right: 4.5 x 10^3 · 4.5e3')).toBeVisible();
  await expect(page.getByText('is 4500 m right too?')).toBeVisible();
  await kind.selectOption('name');
  await expect(form.locator('option')).toHaveText([
    'As the question says',
    'Any form',
    'Written exactly as the key',
    'One of what the question offers',
  ]);
  await expect(page.getByText('is 4500 m right too?')).toBeHidden();
});
