import { expect, type Page } from '@playwright/test';
import { expectToast, newHomework, openAdmin, storeHomework } from './support/admin.ts';
import { test } from './support/school.ts';
import { questionCard } from './support/student.ts';

const view = 'tab=science&view=preview';
const tryMarking = (page: Page) => page.getByRole('button', { name: 'Test Auto-Marking' }).click();

test('a homework is chosen, answered and marked, question by question', async ({ adminPage: page }) => {
  await openAdmin(page, view);
  await page.getByRole('combobox', { name: 'Homework' }).selectOption('2');
  await questionCard(page, 1).getByRole('textbox').fill('3 waves');
  await questionCard(page, 4).getByRole('textbox').fill('refracts');
  await questionCard(page, 5).getByRole('radio', { name: 'gets smaller' }).check();
  await tryMarking(page);
  await expectToast(page, 'Marking Test Complete', 'Total score: 2/7');
  await expect(questionCard(page, 1).getByText('Correct', { exact: true })).toBeVisible();
  await expect(questionCard(page, 1)).toContainText('1 of 1 mark');
  await expect(questionCard(page, 4).getByText('Incorrect', { exact: true })).toBeVisible();
  await expect(questionCard(page, 2)).toContainText('No answer provided');
  await expect(page.getByText('2 of 7 answers correct.')).toBeVisible();
  await questionCard(page, 4).getByRole('textbox').fill('reflects');
  await expect(questionCard(page, 4).getByText('Incorrect')).toHaveCount(0);
  await tryMarking(page);
  await expectToast(page, 'Marking Test Complete', 'Total score: 3/7');
});

test('the choice is in the address', async ({ adminPage: page }) => {
  await openAdmin(page, view);
  await page.getByRole('combobox', { name: 'Homework' }).selectOption('150');
  await expect(page).toHaveURL(/homework=150/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Year 7 - Candle and Jar Graph' })).toBeVisible();
});

test('a homework that is not released can be tried', async ({ adminPage: page, school }) => {
  const homework = newHomework();
  const id = await storeHomework(school, homework);
  await openAdmin(page, `${view}&homework=${id}`);
  await expect(page.getByRole('combobox', { name: 'Homework' })).toContainText(`${homework.title}`);
  await questionCard(page, 2).getByRole('textbox').fill('Newtons');
  await tryMarking(page);
  await expectToast(page, 'Marking Test Complete', 'Total score: 1/2');
});

test('a failed test says so', async ({ adminPage: page }) => {
  await openAdmin(page, `${view}&homework=2`);
  await page.route('**/api/test-marking', (route) => route.abort());
  await tryMarking(page);
  await expectToast(page, 'Test Failed', 'Failed to test marking');
});

test('it is told how many questions a rule hides, and why; the others keep their numbers', async ({
  adminPage: page,
  school,
}) => {
  const [choice, text] = newHomework().questions;
  const id = await storeHomework(
    school,
    newHomework({
      questions: [
        { ...text, question: '(a) Name the unit of force.' },
        { ...text, question: 'Unit of F?' },
        { ...text, question: 'Answer all questions. What is force?' },
        { type: 'information', question: 'A car drives at a steady speed.', marks: 0 },
        choice,
      ],
    }),
  );
  await openAdmin(page, `${view}&homework=${id}`);
  await expect(page.getByText('1 question is hidden because it starts with (a), (b) or (c).')).toBeVisible();
  await expect(page.getByText('1 question is hidden because it is shorter than 11 characters.')).toBeVisible();
  await expect(page.getByText('1 question is hidden because it is worth 0 marks.')).toBeVisible();
  await expect(page.getByText('it holds the words of a form, not a question')).toBeVisible();
  await page.getByText('Show which').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Unit of F?' })).toBeVisible();
  await questionCard(page, 4).getByRole('radio', { name: 'metre per second' }).check();
  await tryMarking(page);
  await expectToast(page, 'Marking Test Complete', 'Total score: 1/4');
  await expect(page.getByText('3 marks of the total belong to questions hidden here.')).toBeVisible();
});

test('a homework without a question that can be tried asks for its content', async ({ adminPage: page, school }) => {
  const [, text] = newHomework().questions;
  const id = await storeHomework(school, newHomework({ questions: [{ ...text, question: '(b) Name the unit.' }] }));
  await openAdmin(page, `${view}&homework=${id}`);
  await expect(page.getByText('Complete Homework Content Needed')).toBeVisible();
  await expect(page.getByText('1 question is hidden because it starts with (a), (b) or (c).')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Test Auto-Marking' })).toHaveCount(0);
});
