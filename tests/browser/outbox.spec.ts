import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { year7, year8 } from './support/homework.ts';
import { storedAttempts } from './support/stored-attempts.ts';
import {
  answerRightly,
  cutSaving,
  fillIntro,
  introduce,
  mendSaving,
  newName,
  savedReference,
  start,
  submit,
  submitButton,
  submitOffline,
} from './support/student.ts';

const waitingLine = (page: Page) => page.getByRole('status').filter({ hasText: 'Waiting to send' });
const waitingElsewhere = (page: Page) => page.getByText(/waiting to be sent/);

/** The texts of what the page logs as errors. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

test('a homework submitted while nothing can be saved is marked at once and saved when it can', async ({ page }) => {
  const name = newName();
  await start(page, year8, name);
  await answerRightly(page, year8);
  await cutSaving(page);
  await submit(page);
  await expect(page.getByText(`Total score: ${year8.marks}/${year8.marks}`)).toBeVisible();
  await expect(waitingLine(page)).toBeVisible();
  expect(await storedAttempts(name)).toEqual([]);
  await expectAccessible(page);
  await mendSaving(page);
  const reference = await savedReference(page);
  expect(await storedAttempts(name)).toMatchObject([{ reference, total_marks: year8.marks }]);
});

test('a homework is taken from the intro form to the end while every call fails, once its page has been opened', async ({
  page,
}) => {
  const name = newName();
  const calls = /\/api\/(?!health-check)/;
  await page.goto(year8.route);
  await expect(page.getByRole('option', { name: year8.studentClass })).toBeAttached();
  await page.route(calls, (route) => route.abort('connectionfailed'));
  await page.getByLabel('Your Name').fill(name);
  await page.getByLabel('Your Class').selectOption(year8.studentClass);
  await page.getByRole('button', { name: 'Start Home Learning' }).click();
  await answerRightly(page, year8);
  await submit(page);
  await expect(waitingLine(page)).toBeVisible();
  await page.unroute(calls);
  await savedReference(page);
  expect(await storedAttempts(name)).toHaveLength(1);
});

test('an attempt that waits survives a reload, and the next student sees neither name nor answers', async ({
  page,
}) => {
  const name = newName();
  await start(page, year8, name);
  await answerRightly(page, year8);
  await cutSaving(page);
  await submit(page);
  await expect(waitingLine(page)).toBeVisible();
  await page.reload();
  await expect(waitingElsewhere(page)).toHaveText('1 attempt on this device is waiting to be sent.');
  await expect(page.getByRole('button', { name: 'Start Home Learning' })).toBeVisible();
  expect(await page.locator('html').innerHTML()).not.toContain(name);
  expect(await storedAttempts(name)).toEqual([]);
  await mendSaving(page);
  await page.reload();
  await expect.poll(() => storedAttempts(name)).toHaveLength(1);
  await expect(waitingElsewhere(page)).toHaveCount(0);
});

test('a tab closed right after Submit loses nothing: any page opened next sends the attempt', async ({ context }) => {
  const name = newName();
  const tab = await context.newPage();
  await start(tab, year8, name);
  await answerRightly(tab, year8);
  await cutSaving(tab);
  await submitButton(tab).click();
  await tab.close();
  expect(await storedAttempts(name)).toEqual([]);
  const next = await context.newPage();
  await next.goto('/');
  await expect.poll(() => storedAttempts(name)).toMatchObject([{ total_marks: 7 }]);
});

test('an answer of the server that gets lost does not store the attempt twice', async ({ page }) => {
  const name = newName();
  await start(page, year8, name);
  await answerRightly(page, year8);
  let lost = 0;
  await page.route('**/api/quiz-attempts', async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort('connectionreset');
  });
  await submit(page);
  await expect(waitingLine(page)).toBeVisible();
  expect(lost).toBe(1);
  const [stored] = await storedAttempts(name);
  await page.unroute('**/api/quiz-attempts');
  expect(await savedReference(page)).toBe(stored?.reference);
  expect(await storedAttempts(name)).toHaveLength(1);
});

test('a failing server is only logged; the results stay, and the attempt goes later', async ({ page }) => {
  const name = newName();
  const errors = errorsOf(page);
  await start(page, year8, name);
  await answerRightly(page, year8, 5);
  await page.route('**/api/quiz-attempts', (route) => route.fulfill({ status: 500, body: 'The disk is full' }), {
    times: 1,
  });
  await submit(page);
  await expect(waitingLine(page)).toBeVisible();
  await expect(page.getByText('Total score: 5/7')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(errors).toContain('Quiz submission failed: 500 The disk is full');
  expect(errors).toContainEqual(expect.stringContaining('Failed to save quiz results'));
  await savedReference(page);
  expect(await storedAttempts(name)).toMatchObject([{ total_marks: 5 }]);
});

test('a student that cannot be created is only logged', async ({ page }) => {
  const errors = errorsOf(page);
  await start(page, year7, newName());
  await page.route('**/api/students', (route) => route.fulfill({ status: 503, body: 'busy' }), { times: 1 });
  await submit(page);
  await expect(waitingLine(page)).toBeVisible();
  expect(errors).toContainEqual(expect.stringContaining('Failed to create student'));
  await savedReference(page);
});

test('a slow server holds nothing up: results at once, and where the attempt is', async ({ page }) => {
  await start(page, year8, newName());
  await answerRightly(page, year8);
  let answerNow = () => {};
  const slow = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route('**/api/quiz-attempts', async (route) => {
    await slow;
    await route.continue();
  });
  await submit(page);
  await expect(page.getByText('Total score: 7/7')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Saving your answers…' })).toBeVisible();
  answerNow();
  await savedReference(page);
  await expectAccessible(page);
});

test('answers that the server refuses for good can be downloaded', async ({ page }) => {
  const name = newName();
  await start(page, year8, name);
  await answerRightly(page, year8, 4);
  let tries = 0;
  await page.route('**/api/quiz-attempts', async (route) => {
    tries += 1;
    await route.fulfill({ status: 400, json: { error: 'answers: too long' } });
  });
  await submit(page);
  await expect(page.getByRole('status').filter({ hasText: 'could not be saved' })).toBeVisible();
  await expect(page.getByText('Total score: 4/7')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download my answers' })).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my answers' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  for (const part of [name, '8a/Sc1', 'Q4.', 'reflects', '(no answer)']) expect(text).toContain(part);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start Home Learning' })).toBeVisible();
  expect(tries).toBe(1);
});

test('Submit pressed twice is one attempt', async ({ page }) => {
  const name = newName();
  await start(page, year8, name);
  await answerRightly(page, year8);
  await submitButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await savedReference(page);
  expect(await storedAttempts(name)).toHaveLength(1);
});

test('two tabs that waited send each attempt once', async ({ context }) => {
  const names = [newName(), newName()];
  const tabs = [await context.newPage(), await context.newPage()];
  for (const [index, tab] of tabs.entries()) {
    await start(tab, year8, names[index] ?? '');
    await answerRightly(tab, year8);
  }
  await cutSaving(context);
  for (const tab of tabs) {
    await submit(tab);
    await expect(waitingLine(tab)).toBeVisible();
  }
  await mendSaving(context);
  for (const tab of tabs) await savedReference(tab);
  for (const name of names) expect(await storedAttempts(name)).toHaveLength(1);
});

test('while one attempt waits another student can take and save a homework', async ({ page }) => {
  const [first, second] = [newName(), newName()];
  await start(page, year8, first);
  await answerRightly(page, year8, 2);
  await cutSaving(page);
  await submit(page);
  await expect(waitingLine(page)).toBeVisible();
  await introduce(page, year8, second);
  await expect(waitingElsewhere(page)).toBeVisible();
  await mendSaving(page);
  await page.getByRole('button', { name: 'Start Home Learning' }).click();
  await answerRightly(page, year8);
  await submit(page);
  await savedReference(page);
  expect(await storedAttempts(second)).toMatchObject([{ total_marks: 7 }]);
  await expect.poll(() => storedAttempts(first)).toMatchObject([{ total_marks: 2 }]);
});

test('an attempt that is refused after its page was closed is told of, and its answers can be had', async ({
  page,
}) => {
  const name = newName();
  await start(page, year8, name);
  await answerRightly(page, year8, 4);
  await cutSaving(page);
  await submit(page);
  await expect(waitingLine(page)).toBeVisible();
  await mendSaving(page);
  await page.route('**/api/quiz-attempts', (route) => route.fulfill({ status: 400, json: { error: 'too long' } }));
  await page.goto('/science-department');
  const notice = page.getByText('1 attempt on this device could not be saved.');
  await expect(notice).toBeVisible();
  expect(await page.locator('html').innerHTML()).not.toContain(name);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep them' }).click();
  await page.reload();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my answers' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  for (const part of [name, '8a/Sc1', 'Q4.', 'reflects', 'error 400']) expect(text).toContain(part);
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Science department' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test.describe('on a device that keeps pages', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a homework that was opened once is opened, answered and handed in without a connection, and sent once', async ({
    page,
    context,
  }) => {
    const name = newName();
    await page.goto(year8.route);
    const kept = () =>
      page.evaluate(async () => {
        const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const requests = await Promise.all(stores.map((store) => store.keys()));
        const paths = requests.flat().map(({ url }) => new URL(url).pathname);
        return paths.filter((path) => /^\/(api|assets)\//.test(path)).sort();
      });
    await expect.poll(kept).toEqual(['/api/assignments', '/assets/year8-generator.svg', '/assets/year8-waves.svg']);

    await context.setOffline(true);
    await page.reload();
    await fillIntro(page, year8, name);
    await page.getByRole('button', { name: 'Start Home Learning' }).click();
    await expect(page.locator('img[src="/assets/year8-waves.svg"]')).toBeVisible();
    await answerRightly(page, year8);
    await submitOffline(page);
    expect(await storedAttempts(name)).toEqual([]);
    // A page that is opened only now has its parts too.
    await page.goto('/science-department');
    await expect(waitingElsewhere(page)).toBeVisible();

    await context.setOffline(false);
    await expect.poll(() => storedAttempts(name), { timeout: 75_000 }).toMatchObject([{ total_marks: year8.marks }]);
    await expect(waitingElsewhere(page)).toHaveCount(0);
    expect(await storedAttempts(name)).toHaveLength(1);
  });
});
