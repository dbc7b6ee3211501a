import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { year8 } from './support/homework.ts';
import { answerRightly, newName, savedReference, start, submit } from './support/student.ts';

test('the reference of a receipt opens the stored result, on any computer', async ({ page, context }) => {
  const name = newName();
  await start(page, year8, name);
  await answerRightly(page, year8, 3);
  await submit(page);
  const reference = await savedReference(page);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: reference }).click(),
  ]);
  await expect(opened).toHaveURL(`/result/${reference}`);
  await expect(
    opened.getByRole('heading', { level: 1, name: 'Year 8 - Wave Properties and Energy Transfer' }),
  ).toBeVisible();
  await expect(opened.getByText(name)).toBeVisible();
  await expect(opened.getByText('43%')).toBeVisible();
  await expect(opened.getByRole('region', { name: 'Q1', exact: true })).toContainText('Correct');
  await expectAccessible(opened);
});

test('on a phone the title of the homework has a line to itself, above the marks', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await start(page, year8, newName());
  await answerRightly(page, year8, 1);
  await submit(page);
  await page.goto(`/result/${await savedReference(page)}`);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const marks = await page.getByText('1/7').boundingBox();
  expect(marks?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
});

test('an unknown reference is asked for again, and opens once it is right', async ({ page }) => {
  await page.goto('/result/AAAA-AAAA-AAAA');
  await expect(page.getByRole('alert')).toContainText('No result has this reference');
  await expectAccessible(page);
  await page.getByLabel('Reference').fill('BBBB-BBBB-BBBB');
  await page.getByLabel('Reference').press('Enter');
  await expect(page).toHaveURL('/result/BBBB-BBBB-BBBB');
  await expect(page.getByRole('alert')).toContainText('No result has this reference');
});

test('every page links to the form that opens a result by its reference', async ({ page }) => {
  await start(page, year8, newName());
  await answerRightly(page, year8, 2);
  await submit(page);
  const reference = await savedReference(page);
  await page.getByRole('link', { name: 'Open a result by its reference' }).click();
  await expect(page).toHaveURL('/result');
  await expect(page.getByRole('alert')).toBeEmpty();
  await expectAccessible(page);
  await page.getByLabel('Reference').fill(reference.toLowerCase());
  await page.getByRole('button', { name: 'Open the result' }).click();
  await expect(page.getByText('2/7')).toBeVisible();
});

test('without a connection the page says so, and tries again', async ({ page }) => {
  await page.route('**/api/results/**', (route) => route.abort());
  await page.goto('/result/AAAA-AAAA-AAAA');
  await expect(page.getByRole('alert')).toContainText('Check the connection');
  await page.unroute('**/api/results/**');
  await page.getByRole('button', { name: 'Open the result' }).click();
  await expect(page.getByRole('alert')).toContainText('No result has this reference');
});
