import { expect, type Page } from '@playwright/test';
import { expectToast, newHomework, openAdmin, storeHomework } from './support/admin.ts';
import { test } from './support/school.ts';

const row = (page: Page, title: string) =>
  page.getByRole('list', { name: 'All homework' }).getByRole('listitem').filter({ hasText: title });
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const none = 'No homework assignment available at this time.';

test('a homework is released and withdrawn again, each after it was said what students will see', async ({
  adminPage: page,
  school,
}) => {
  const homework = newHomework();
  const id = await storeHomework(school, homework);
  await openAdmin(page, 'tab=homework');
  await row(page, homework.title).getByRole('button', { name: 'Release' }).click();
  const dialog = page.getByRole('dialog', { name: `Release ‘${homework.title}’?` });
  await expect(dialog).toContainText(`Students can take ‘${homework.title}’ at /homework/${id} at once.`);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(row(page, homework.title).getByRole('button', { name: 'Release' })).toBeFocused();
  await expect(row(page, homework.title)).toContainText('Not released');

  await row(page, homework.title).getByRole('button', { name: 'Release' }).click();
  await dialog.getByRole('button', { name: 'Release' }).click();
  await expectToast(page, `Released: ${homework.title}`);
  const student = await page.context().newPage();
  await student.goto(`/homework/${id}`);
  await expect(student.getByLabel('Your Name')).toBeVisible();

  await row(page, homework.title).getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('dialog')).toContainText('Attempts that were handed in stay');
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expectToast(page, `Withdrawn: ${homework.title}`);
  await student.goto(`/homework/${id}`);
  await expect(student.getByText(none)).toBeVisible();
});

test('a card is pointed at a homework that is released with it, and back at its own set', async ({
  adminPage: page,
  school,
}) => {
  const homework = newHomework();
  const id = await storeHomework(school, homework);
  await openAdmin(page, 'tab=homework');
  await row(page, homework.title).getByRole('button', { name: 'Put on a card' }).click();
  const dialog = page.getByRole('dialog', { name: 'What should the card show?' });
  await dialog.getByRole('button', { name: 'Show it on the card' }).click();
  await expect(dialog.getByText('Choose the card that should show it.')).toBeVisible();
  await expect(dialog.getByLabel('Card')).toBeFocused();
  await dialog.getByLabel('Card').selectOption('Year 10');
  await expect(dialog.getByRole('status')).toContainText('is released too');
  await dialog.getByLabel(`Release ‘${homework.title}’ too`).check();
  await expect(dialog.getByRole('status')).toContainText(`Students see ‘${homework.title}’ at /quiz-yr10 at once`);
  await dialog.getByRole('button', { name: 'Show it on the card' }).click();
  await expectToast(page, `Year 10 card: ${homework.title}`);
  await expect(card(page, 'Year 10')).toContainText(`Homework ${id}`);
  await expect(row(page, homework.title)).toContainText('on the Year 10 card');
  const student = await page.context().newPage();
  await student.goto('/quiz-yr10');
  await expect(student.getByText('Speed and units')).toBeVisible();

  await card(page, 'Year 10').getByRole('button', { name: 'Change homework' }).click();
  await expect(dialog.getByRole('status')).toHaveText('The card shows this already.');
  await page.getByRole('dialog').getByLabel('Homework').selectOption('The set that came with Markwell');
  await page.getByRole('dialog').getByRole('button', { name: 'Show it on the card' }).click();
  await expectToast(page, 'Year 10 card: the set that came with Markwell');
  await expect(card(page, 'Year 10')).toContainText('Year 10 - Genetics and Inheritance');
  await student.goto('/quiz-yr10');
  await expect(student.getByText('Genetics and Inheritance').first()).toBeVisible();
});

test('the search narrows the list down, and says how far', async ({ adminPage: page, school }) => {
  const homework = newHomework();
  await storeHomework(school, homework);
  await openAdmin(page, 'tab=homework');
  await page.getByLabel('Search').fill(homework.title);
  await expect(page.getByText(/^1 of \d+ homework$/)).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('Released');
  await expect(page.getByText('Nothing matches. Change the search, or show all.')).toBeVisible();
});

test('the list is put in another order, which the address keeps', async ({ adminPage: page }) => {
  await openAdmin(page, 'tab=homework');
  const titles = page
    .getByRole('list', { name: 'All homework' })
    .locator('li > div > p:first-child > span:first-child');
  await expect(titles.first()).toBeVisible();
  const inOrder = (all: string[]) =>
    all.toSorted((one, other) => one.localeCompare(other, 'en-GB', { sensitivity: 'base', numeric: true }));
  await page.getByLabel('Order', { exact: true }).selectOption('By title');
  await expect(page).toHaveURL(/sort-homework=title/);
  expect(await titles.allTextContents()).toEqual(inOrder(await titles.allTextContents()));
  await page.reload();
  await expect(page.getByLabel('Order', { exact: true })).toHaveValue('title');
});

test('a link is copied, a file saved, and the preview opened, from the list', async ({ adminPage: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAdmin(page, 'tab=homework');
  await row(page, 'Candle and Jar Graph').getByRole('button', { name: 'Copy link' }).click();
  await expectToast(page, 'Link copied', '/homework/150');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/homework/150', page.url()).href);
  await row(page, 'Candle and Jar Graph').getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Save the file' }).click();
  expect((await download).suggestedFilename()).toBe('jar-graph.json');
  const saved = page.getByRole('dialog', { name: 'Saved: jar-graph.json' });
  await expect(saved).toContainText('The mark scheme says more than its answers');
  await saved.getByRole('button', { name: 'Close' }).click();
  await row(page, 'Candle and Jar Graph').getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'Preview & Test Homework' }).last()).toBeFocused();
});

test('a refusal stays in the dialog', async ({ adminPage: page, school }) => {
  const homework = newHomework();
  await storeHomework(school, homework);
  await openAdmin(page, 'tab=homework');
  await page.route('**/release', (route) =>
    route.fulfill({ status: 404, json: { error: 'There is no such homework.' } }),
  );
  await row(page, homework.title).getByRole('button', { name: 'Release' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('There is no such homework.');
});
