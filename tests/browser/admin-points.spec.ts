import { expect } from '@playwright/test';
import { expectToast, newHomework, openAdmin } from './support/admin.ts';
import { tabTo } from './support/keyboard.ts';
import { test } from './support/school.ts';

const question = {
  type: 'text',
  question: 'Explain why a higher temperature makes the reaction faster.',
  marks: 3,
  markingPoints: [
    { answers: ['particles move faster', 'particles have more kinetic energy'], marks: 1 },
    { answers: ['collide more often'], marks: 1 },
  ],
};

test('the points of a question are shown and corrected with the keyboard, stored, and mark one by one', async ({
  adminPage: page,
}) => {
  const homework = newHomework({ questions: [question] });
  await openAdmin(page, 'tab=science&view=upload');
  await page.getByLabel('Batch name').fill('Week 3');
  await page.getByLabel('Or paste JSON').fill(JSON.stringify([homework]));
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const shown = page.getByRole('region', { name: homework.title }).getByRole('region', { name: 'Question 1' });
  await expect(shown.getByRole('listitem').filter({ hasText: 'move faster' })).toHaveText(
    /1 mark.*particles move faster · particles have more kinetic energy/,
  );
  await expect(shown).toContainText('its points have 2 of its 3 marks, so no answer can get all');

  await page.getByRole('button', { name: 'Edit question 1' }).click();
  await expect(page.getByRole('radio', { name: 'Each point counts on its own' })).toBeChecked();
  await expect(page.getByText('The points have 2 marks, the question 3: nobody can get all of them.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Add a point' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Point 3', { exact: true })).toBeFocused();
  await page.keyboard.type('more have the activation energy');
  await expect(page.getByText('All points together have the question’s 3 marks.')).toBeVisible();
  await page.getByLabel('Marks for point 3').fill('2');
  await page.getByRole('button', { name: 'Remove point 1' }).click();
  await expect(page.getByRole('button', { name: 'Add a point' })).toBeFocused();
  await page.getByRole('button', { name: 'Done with question 1' }).click();
  await expect(shown.getByRole('listitem')).toHaveText([/1 mark.*collide more often/, /2 marks.*activation energy/]);
  await expect(shown).not.toContainText('no answer can get all');
  await page.getByRole('button', { name: 'Upload 1 homework' }).click();
  await expectToast(page, 'Upload Successful!');

  await openAdmin(page, 'tab=science&view=preview');
  const option = page.getByLabel('Homework', { exact: true }).locator('option').filter({ hasText: homework.title });
  await page.getByLabel('Homework', { exact: true }).selectOption((await option.getAttribute('value')) ?? '');
  await page.getByRole('textbox').fill('They collide more often.');
  await page.getByRole('button', { name: 'Test Auto-Marking' }).click();
  await expectToast(page, 'Marking Test Complete', 'Total score: 1/3');
  await expect(page.getByText('met ‘collide more often’')).toBeVisible();
});

test('accepted answers become points and are alternatives again', async ({ adminPage: page }) => {
  const written = { ...question, markingPoints: null, correctAnswers: ['they move faster', 'they collide more often'] };
  await openAdmin(page, 'tab=science&view=upload');
  await page.getByLabel('Batch name').fill('Week 3');
  await page.getByLabel('Or paste JSON').fill(JSON.stringify([newHomework({ questions: [written] })]));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: 'Edit question 1' }).click();
  await page.getByRole('radio', { name: 'Each point counts on its own' }).press('Space');
  await expect(page.getByLabel('Point 2', { exact: true })).toHaveValue('they collide more often');
  await page.getByLabel('Point 1', { exact: true }).fill('');
  await expect(page.getByText('Say which answers make point 1.')).toBeVisible();
  await page.getByRole('radio', { name: 'One right answer is enough' }).click();
  await expect(page.getByLabel('Accepted answers')).toHaveValue('\nthey collide more often');
  await page.getByLabel('Accepted answers').fill('9.8 N');
  await page.getByLabel('Accepted up to this far away').fill('0.2');
  await page.getByRole('button', { name: 'Done with question 1' }).click();
  await expect(page.getByText('9.8 N, up to 0.2 away')).toBeVisible();
});
