import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { withSiteDataBlocked } from './support/blocked-browser.ts';
import * as childcare from './support/childcare.ts';
import { takenInOldBrowser, year8 } from './support/homework.ts';
import { withoutNewFunctions } from './support/old-browser.ts';
import { storedAttempts } from './support/stored-attempts.ts';
import {
  answerRightly,
  cutSaving,
  mendSaving,
  newName,
  pressSubmit,
  questionCard,
  savedReference,
  start,
  submit,
} from './support/student.ts';

const allMarks = (marks: number) => `Total score: ${marks}/${marks}`;

test.describe('a browser without what the oldest supported ones lack', () => {
  test.beforeEach(({ context }) => withoutNewFunctions(context));

  for (const homework of takenInOldBrowser) {
    test(`${homework.route} is taken, marked and saved`, async ({ page }) => {
      const name = newName();
      await start(page, homework, name);
      expect(await page.evaluate(() => ['timeout' in AbortSignal, 'locks' in navigator])).toEqual([true, false]);
      await answerRightly(page, homework);
      await submit(page);
      await expect(page.getByText(allMarks(homework.marks))).toBeVisible();
      const reference = await savedReference(page);
      expect(await storedAttempts(name)).toMatchObject([{ reference, total_marks: homework.marks }]);
    });
  }

  test('the childcare assessment is taken, marked and saved', async ({ page }) => {
    await childcare.start(page, newName());
    await childcare.answerFully(page);
    await childcare.submit(page);
    await savedReference(page);
  });

  test('staff sign in and read', async ({ page }) => {
    await page.goto('/admin-login');
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('browser-tests-only');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('tab', { name: 'Science Analytics' })).toBeVisible();
    await page.goto('/teacher-dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Year 8 - Wave Properties and Energy Transfer').first()).toBeVisible();
  });

  test('nobody is told that the browser is too old', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('too old')).toHaveCount(0);
  });
});

test('with site data blocked an attempt is marked and saved, and while it cannot be sent the page says where it is', async () => {
  await withSiteDataBlocked(async (context) => {
    const page = await context.newPage();
    const name = newName();
    await start(page, year8, name);
    expect(
      await page.evaluate(() =>
        Promise.resolve()
          .then(() => localStorage.length)
          .catch((error) => error.name),
      ),
    ).toBe('SecurityError');
    await answerRightly(page, year8);
    await cutSaving(page);
    await submit(page);
    await expect(page.getByText(allMarks(7))).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'leave this page open' })).toBeVisible();
    await mendSaving(page);
    const reference = await savedReference(page);
    expect(await storedAttempts(name)).toMatchObject([{ reference, total_marks: 7 }]);
    await childcare.start(page, newName());
    await childcare.answerFully(page, 3);
    await childcare.submitInPart(page);
    await savedReference(page);
  });
});

test('a browser whose tabs cannot talk still shows its pages', async ({ page }) => {
  // As Firefox does with site data blocked: the class is there and throws.
  await page.addInitScript(() => {
    window.BroadcastChannel = class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    } as unknown as typeof BroadcastChannel;
  });
  const name = newName();
  await start(page, year8, name);
  await answerRightly(page, year8);
  await submit(page);
  await savedReference(page);
});

/** Makes what the counter of answered questions is drawn with throw, as a fault in drawing would. */
async function breakDrawing(page: Page) {
  await page.evaluate(() => {
    const { min } = Math;
    Math.min = (...numbers: number[]) => {
      if (numbers.length === 2 && numbers[1] === 1) throw new RangeError('broken on purpose');
      return min(...numbers);
    };
  });
}

test('an error in drawing the page says what to do, and the answers are still to be had, without a connection too', async ({
  page,
  context,
}) => {
  await start(page, year8, newName());
  await answerRightly(page, year8, 2);
  await breakDrawing(page);
  await questionCard(page, 3).getByRole('radio', { name: 'hertz' }).click({ noWaitAfter: true });
  await expect(page.getByRole('heading', { name: 'Something on this page went wrong' })).toBeVisible();
  await expect(page.getByText('start with the same name and class to go on')).toBeVisible();
  await context.setOffline(true);
  await expect(page.locator('.edge-line')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my answers' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('3 waves');
});

test('a page whose file does not arrive says what to do', async ({ page }) => {
  await page.goto('/');
  await page.route('**/static/*.js', (route) => route.abort());
  await page
    .getByRole('link', { name: 'Enter Vocational Hub' })
    .or(page.getByRole('button', { name: 'Enter Vocational Hub' }))
    .click();
  await expect(page.getByRole('heading', { name: 'This page could not be opened' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a page of which nothing arrives but its address says what to do', async ({ page }) => {
  await page.route('**/static/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('This page could not be opened');
});

test('a button that fails is told, the page stays, and the answers can be downloaded', async ({ page }) => {
  await start(page, year8, newName());
  await answerRightly(page, year8, 2);
  await page.evaluate(() => {
    crypto.randomUUID = () => {
      throw new TypeError('broken on purpose');
    };
  });
  await pressSubmit(page);
  const notice = page.getByRole('alert').filter({ hasText: 'Something on this page went wrong' });
  await expect(notice).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    notice.getByRole('button', { name: 'Download my answers' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-answers.txt');
  await expect(questionCard(page, 1).getByRole('textbox')).toHaveValue('3 waves');
});

test('a promise that fails and that nobody handles is told as well, and put aside', async ({ page }) => {
  await page.goto('/');
  const notice = page.getByRole('alert').filter({ hasText: 'Something on this page went wrong' });
  const reject = (name: 'Error' | 'String') =>
    page.evaluate(
      (kind) => void Promise.reject(kind === 'Error' ? new TypeError('broken on purpose') : 'no error'),
      name,
    );
  await expect(async () => {
    await reject('Error');
    await expect(notice).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await reject('String');
  await expect(notice).toBeHidden();
});

test('a browser that is too old is told so in plain words', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));
  await page.goto('/science-department');
  await expect(page.getByRole('alert')).toContainText('This browser is too old for this site');
});
