import { expect, type Page, test } from '@playwright/test';
import type { BuiltInHomework } from '../../marking-core/src/homework/built-in-homework.ts';
import { year7 } from '../../marking-core/src/homework/year7/index.ts';
import { year8 } from '../../marking-core/src/homework/year8/index.ts';
import { year9 } from '../../marking-core/src/homework/year9/index.ts';
import { year10 } from '../../marking-core/src/homework/year10/index.ts';
import { year11 } from '../../marking-core/src/homework/year11/index.ts';
import * as homework from './support/homework.ts';
import { answerRightly, cutSaving, mendSaving, newName, savedReference, start, submit } from './support/student.ts';

/** The texts of all scripts that a page has loaded since this was called. */
function scriptsOf(page: Page): () => Promise<string> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(texts)).join('\n');
}

/** Accepted answers of several words that what students see does not say. */
function acceptedBy({ scheme, ...paper }: BuiltInHomework): string[] {
  const asked = JSON.stringify(paper).toLowerCase();
  const texts = JSON.stringify(scheme).match(/"[^"\\]+ [^"\\]+"/g) ?? [];
  return texts.map((text) => text.slice(1, -1)).filter((text) => !asked.includes(text.toLowerCase()));
}

const quizzes = [
  ['/quiz', year7],
  ['/quiz-yr8', year8],
  ['/quiz-yr9', year9],
  ['/quiz-yr10', year10],
  ['/quiz-yr11', year11],
] as const;

test('no script of a quiz that is being answered has an accepted answer in it', async ({ context }) => {
  for (const [route, set] of quizzes) {
    const page = await context.newPage();
    const scripts = scriptsOf(page);
    await page.goto(route);
    await page.getByLabel('Your Name').fill(newName());
    await page.getByLabel('Your Class').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Start Home Learning' }).click();
    await expect(page.getByRole('button', { name: 'Submit Quiz' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const loaded = await scripts();
    const accepted = acceptedBy(set);
    expect(accepted.length).toBeGreaterThan(3);
    expect(
      accepted.filter((text) => loaded.includes(text)),
      route,
    ).toEqual([]);
    await page.close();
  }
});

test('the key comes with Submit, and the results with it while nothing can be saved', async ({ page }) => {
  const scripts = scriptsOf(page);
  await start(page, homework.year8, newName());
  await answerRightly(page, homework.year8);
  expect(await scripts()).not.toContain('3 waves');
  await cutSaving(page);
  await submit(page);
  await expect(page.getByText('Total score: 7/7')).toBeVisible();
  expect(await scripts()).toContain('3 waves');
});

test('homework with dates is marked by the server alone: its key never comes', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.route('**/api/assignments', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    const list: { id: number }[] = await response.json();
    await route.fulfill({ response, json: list.map((one) => (one.id === 2 ? { ...one, isDated: true } : one)) });
  });
  await start(page, homework.year8, newName());
  await answerRightly(page, homework.year8);
  await cutSaving(page);
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await expect(page.getByText(/Your answers are kept on this device/)).toBeVisible();
  await mendSaving(page);
  await savedReference(page);
  await expect(page.getByText('Total score: 7/7')).toBeVisible();
  expect(await scripts()).not.toContain('3 waves');
});
