import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { year8 } from './support/homework.ts';
import { test } from './support/school.ts';
import { newName, savedReference, start, submit } from './support/student.ts';

const outcome = (page: Page) => page.locator('#outcome-q1b');
const asked = 'You asked about this answer.';

test('a student says that an answer should count, the teacher judges it, and the result says what became of it', async ({
  page,
  school,
}) => {
  await start(page, year8, newName());
  await page.getByRole('textbox', { name: /What do the waves do at the wall/ }).fill('they are sent home again');
  await submit(page);
  const reference = await savedReference(page);
  const button = outcome(page).getByRole('button', { name: 'I think this should count' });
  await page.route('**/appeals', (route) => route.abort());
  await button.click();
  await expect(outcome(page).getByRole('alert')).toContainText('Check the connection');
  await page.unroute('**/appeals');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toContainText(`${asked} Your teacher will look at it`);
  // An answer that was picked, or left out, cannot be asked about.
  await expect(page.getByRole('button', { name: 'I think this should count' })).toHaveCount(0);

  await page.goto(`/result/${reference}`);
  await expect(outcome(page)).toContainText(asked);
  await expectAccessible(page);

  const token = await school.signIn(school.teacher);
  const { groups = [] } = await school.call('GET', '/api/queue?homework=2', undefined, token);
  expect(groups[0]).toMatchObject({ answer: 'they are sent home again', asked: 1 });
  const judgements = [{ questionId: 'q1b', answer: 'they are sent home again', marks: 1 }];
  const { judgementIds: ids } = await school.call('POST', '/api/homework/2/judgements', { judgements }, token);
  await page.reload();
  await expect(outcome(page)).toContainText(`${asked.slice(0, -1)}, and it counts now.`);
  await expect(page.getByText('1/7')).toBeVisible();
  // What is like a judged answer would be surer in the tests that share the school.
  await school.call('POST', '/api/homework/2/judgements/take-back', { ids }, token);
});
