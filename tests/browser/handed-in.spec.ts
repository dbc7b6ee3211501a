import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { year7, year8, year10 } from './support/homework.ts';
import { storedAttempts } from './support/stored-attempts.ts';
import {
  answerRightly,
  isCovered,
  newName,
  questionCard,
  savedReference,
  start,
  submit,
  submitButton,
  tryAgain,
} from './support/student.ts';

/** The outcome of one question, among the results or at the stored result. */
const outcome = (page: Page, id: string) => page.locator(`#outcome-${id}`);

test('what was handed in stays at the head beside its reference, until it is handed in again', async ({ page }) => {
  const name = newName();
  await start(page, year8, name);
  await answerRightly(page, year8, 4);
  await submit(page);
  const first = await savedReference(page);
  await (await tryAgain(page, 5)).getByRole('radio', { name: 'gets smaller' }).check();
  await expect(page.getByText('With your changes: 5/7, not handed in.', { exact: true })).toBeVisible();
  await expect(page.getByText('Total score: 4/7')).toBeVisible();
  await expect(outcome(page, 'q1ci')).toContainText('Not answered');
  await expect(page.getByRole('status').filter({ hasText: first })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('With your changes')).toBeHidden();
  await expect(questionCard(page, 5).getByRole('radio')).toHaveCount(0);
  await expect(questionCard(page, 5).getByText('No answer provided')).toBeVisible();
  await expect(page.getByText('Total score: 4/7')).toBeVisible();
  const right = questionCard(page, 1).getByText('Correct!');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(right).toBeVisible();
  await expect(outcome(page, 'q1ciii')).toContainText('Advanced Study Tip for Next Time:');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(right).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Hand in again' }).click();
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused();
  await expect(page.getByText('Total score: 5/7')).toBeVisible();
  await expect(page.getByText('With your changes')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: first })).toHaveCount(0);
  const second = await savedReference(page);
  expect(second).not.toBe(first);
  expect((await storedAttempts(name)).map(({ total_marks }) => total_marks)).toEqual([4, 5]);
});

test('a change that is taken back is none', async ({ page }) => {
  await start(page, year8, newName());
  await answerRightly(page, year8, 1);
  await submit(page);
  await (await tryAgain(page, 1)).getByRole('textbox').fill('2 waves');
  await expect(page.getByText('With your changes: 0/7, not handed in.', { exact: true })).toBeVisible();
  await questionCard(page, 1).getByRole('textbox').fill('3 waves');
  await expect(page.getByText('With your changes')).toHaveCount(0);
});

test('partly right and not answered are states of their own, on the page and at the stored result', async ({
  page,
}) => {
  await start(page, year10, newName());
  await answerRightly(page, year10, 1);
  await questionCard(page, 2).getByRole('textbox').fill('adenine and thymine');
  await questionCard(page, 5).getByRole('radio', { name: '23', exact: true }).check();
  await submit(page);
  const reference = await savedReference(page);
  for (const _place of ['results', 'stored result']) {
    for (const count of ['1 correct', '1 partly correct', '1 incorrect', '6 not answered']) {
      await expect(page.getByText(count, { exact: true })).toBeVisible();
    }
    await expect(outcome(page, 'q1b')).toContainText('Partly correct');
    await expect(outcome(page, 'q1b')).not.toContainText('Incorrect');
    await expect(outcome(page, 'q3a')).toContainText('Incorrect');
    await expect(outcome(page, 'q5')).toContainText('Not answered');
    await page.goto(`/result/${reference}`);
  }
});

test('results number the questions as the quiz does, fold what is right, and the row of ticks opens it', async ({
  page,
}) => {
  await start(page, year7, newName());
  await answerRightly(page, year7, 9);
  await submit(page);
  await savedReference(page);
  const ninth = outcome(page, 'q2c1');
  await expect(ninth.getByRole('heading')).toHaveText('Q9');
  await expect(ninth.getByText('same mass of crisp')).toBeHidden();
  await page.getByRole('link', { name: 'Q9 Correct', exact: true }).click();
  await expect(ninth).toBeInViewport();
  for (const text of ['Q2C1', 'Yes', 'same mass of crisp', 'Correct!'])
    await expect(ninth.getByText(text, { exact: true })).toBeVisible();
  const long = `${'It was windy. '.repeat(700)}The end.`;
  await page.getByRole('button', { name: 'Retry Quiz' }).click();
  await questionCard(page, 8).getByRole('textbox').fill(long);
  await submit(page);
  await savedReference(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const eighth = questionCard(page, 8);
  const height = async () => (await eighth.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(1000);
  await eighth.getByRole('button', { name: 'Show all' }).click();
  expect(await height()).toBeGreaterThan(5000);
});

test('a dot for each question says what is answered and leads there; what is empty is asked about once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await start(page, year8, newName());
  const dots = page.getByRole('navigation', { name: 'Questions' }).getByRole('link');
  await expect(dots).toHaveCount(7);
  await answerRightly(page, year8, 3);
  await questionCard(page, 6).getByRole('radio', { name: 'kinetic energy' }).check();
  await expect(page.getByRole('link', { name: /^Q\d, answered$/ })).toHaveCount(4);
  await page.getByRole('link', { name: 'Q4, not answered' }).click();
  await expect(questionCard(page, 4)).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Q4, not answered' })).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Tab');
  await expect(questionCard(page, 4).locator(':focus')).toHaveCount(1);

  await submitButton(page).click();
  const asked = page.getByRole('dialog', { name: '3 not answered' });
  await expect(asked.getByText('Q4, Q5, Q7')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await asked.getByRole('button', { name: 'Go to Q4' }).press('Enter');
  await expect(asked).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(questionCard(page, 4).locator(':focus')).toHaveCount(1);
  await questionCard(page, 4).getByRole('textbox').fill('reflects');
  expect(await isCovered(questionCard(page, 4).getByRole('textbox'))).toBe(false);
  await submitButton(page).click();
  await page.getByRole('dialog', { name: '2 not answered' }).getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('Total score: 5/7')).toBeVisible();
});
