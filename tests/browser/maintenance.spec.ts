import { expect, type Page, type Request, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { answerFully as answerChildcare, start as startChildcare } from './support/childcare.ts';
import { year8 } from './support/homework.ts';
import { storedAttempts } from './support/stored-attempts.ts';
import { answerRightly, newName, questionCard, savedReference, start, submitOffline } from './support/student.ts';

const health = '**/api/health-check';
/** The cover, whatever its reason. */
const overlay = (page: Page) => page.getByRole('alertdialog');
/** The line at the edge. */
const line = (page: Page) => page.locator('.edge-line [role=status]');
const checkButton = (page: Page) => page.getByRole('button', { name: 'Check if Back Online' });

/** Opens a page and waits until it watches over the connection: what covers it has to be there before it is needed. */
async function openWatched(page: Page, path: string) {
  const checked = page.waitForResponse(health);
  await page.goto(path);
  await checked;
}

/** Makes the page check now, as it does when it is looked at again. */
async function lookAgain(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('a failing server covers the page, says why and since when, and uncovers it when a check succeeds', async ({
  page,
}) => {
  await page.clock.install();
  await openWatched(page, '/science-department');
  await page.route(health, (route) => route.fulfill({ status: 503, body: 'busy' }));
  await page.clock.runFor(15_500);
  await expect(overlay(page)).toHaveAccessibleName('System Update in Progress');
  await expect(overlay(page)).toContainText('Updates take 2-3 minutes.');
  await expect(overlay(page)).toContainText('Server returned 503');
  await page.clock.runFor(5_000);
  await expect(overlay(page).getByRole('timer')).toHaveText(/0:0[4-6]/);
  const box = await overlay(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await checkButton(page).click();
  await expect(overlay(page).getByRole('status')).toHaveText('Not back yet: Server returned 503.');
  await page.unroute(health);
  await checkButton(page).click();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toContainText('Back online');
});

test('it uncovers the page by itself at the next check', async ({ page }) => {
  await page.clock.install();
  await openWatched(page, '/');
  await page.route(health, (route) => route.abort());
  await page.clock.runFor(15_500);
  await expect(overlay(page)).toHaveAccessibleName('System Update in Progress');
  await expect(overlay(page)).toContainText('No connection to the server');
  await page.unroute(health);
  await page.clock.runFor(15_500);
  await expect(overlay(page)).toHaveCount(0);
});

test('a server that does not answer within five seconds counts as away', async ({ page }) => {
  await page.clock.install();
  await openWatched(page, '/');
  await page.route(health, () => new Promise(() => {}));
  const before = performance.now();
  await page.clock.runFor(15_500);
  await expect(overlay(page)).toContainText('Connection timeout');
  // The clock of the page does not move the end of a request. However slow the machine, it is not over sooner.
  expect(performance.now() - before).toBeGreaterThan(4_900);
});

test('a device that goes offline in mid-word keeps its quiz: typing, Submit and the focus, with a line at the edge', async ({
  page,
  context,
}) => {
  const name = newName();
  await start(page, year8, name);
  await answerRightly(page, year8, 3);
  const field = questionCard(page, 4).getByRole('textbox');
  await field.pressSequentially('refl');
  const before = await field.boundingBox();
  await context.setOffline(true);
  await expect(line(page)).toHaveText('No connection. Keep going: your answers are sent later.');
  await expect(line(page)).toBeInViewport();
  await expect(overlay(page)).toHaveCount(0);
  expect(await field.boundingBox()).toEqual(before);
  await expect(field).toBeFocused();
  await page.keyboard.type('ects');
  await expect(field).toHaveValue('reflects');
  await answerRightly(page, year8);
  await submitOffline(page);
  await expect(line(page)).toBeInViewport();
  await context.setOffline(false);
  const reference = await savedReference(page);
  await expect(page.getByText('Total score: 7/7')).toBeVisible();
  await expect(line(page)).toHaveCount(0);
  expect(await storedAttempts(name)).toMatchObject([{ reference, total_marks: 7 }]);
});

test('the childcare assessment goes on, and says that it is to be submitted later', async ({ page, context }) => {
  await startChildcare(page, newName());
  await context.setOffline(true);
  await expect(line(page)).toHaveText('No connection. Keep going: submit when the connection is back.');
  await answerChildcare(page, 4);
  await expect(page.getByText('Questions answered: 4 / 27')).toBeVisible();
  await context.setOffline(false);
  await expect(line(page)).toHaveCount(0);
});

test('nothing comes over a name that is being typed, nor over the page for a reference', async ({ page, context }) => {
  await openWatched(page, year8.route);
  await page.getByLabel('Your Name').fill('Ro');
  await context.setOffline(true);
  await expect(line(page)).toHaveText('No connection. This page checks by itself.');
  await page.keyboard.type('bin');
  await expect(page.getByLabel('Your Name')).toHaveValue('Robin');
  await context.setOffline(false);
  await expect(line(page)).toHaveCount(0);
  await openWatched(page, '/result');
  await context.setOffline(true);
  await expect(line(page)).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);
});

test('whatever is the matter, pages without work are covered by the words for an update, and say what is known', async ({
  page,
  context,
}) => {
  await openWatched(page, '/science-department');
  await page.route(health, (route) => route.fulfill({ status: 500, json: { error: 'The disk is full.' } }));
  await lookAgain(page);
  await expect(overlay(page)).toHaveAccessibleName('System Update in Progress');
  await expect(overlay(page)).toContainText('Updates take 2-3 minutes.');
  await expect(overlay(page)).toContainText('Server returned 500');
  await expect(overlay(page)).toContainText('it cannot save anything just now');
  await context.setOffline(true);
  await expect(overlay(page)).toHaveAccessibleName('System Update in Progress');
  await expect(overlay(page)).toContainText('This device has no connection: look at that first.');
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Escape', 'Escape', 'F8']) await page.keyboard.press(key);
  await expect(overlay(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).not.toBe('MAIN');
});

test('a page that is merely open asks every 15 seconds, without a token, and not while nobody looks at it', async ({
  page,
}) => {
  const asked: Request[] = [];
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('teacherToken', 'x'.repeat(43)));
  page.on('request', (request) => {
    if (request.url().endsWith('/api/health-check')) asked.push(request);
  });
  await openWatched(page, '/');
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(15_500);
  await expect.poll(() => asked.length).toBe(2);
  for (const request of asked) {
    const headers = await request.allHeaders();
    expect(headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(headers).not.toHaveProperty('authorization');
  }
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, value: true }));
  await lookAgain(page);
  await page.clock.runFor(120_000);
  expect(asked).toHaveLength(2);
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { configurable: true, value: false }));
  await lookAgain(page);
  await expect.poll(() => asked.length).toBe(3);
});

test('the cover and the line: nothing for axe to find, and nothing wider than 320 pixels', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWatched(page, '/science-department');
  await page.route(health, (route) => route.fulfill({ status: 503, body: 'busy' }));
  await lookAgain(page);
  await checkButton(page).click();
  await expect(overlay(page).getByRole('status')).toHaveText('Not back yet: Server returned 503.');
  await expectAccessible(page);
  await openWatched(page, year8.route);
  await lookAgain(page);
  await expect(line(page)).toBeVisible();
  await expectAccessible(page);
});
