import { expect, type Page, test } from '@playwright/test';
import { year7, year8 } from './support/homework.ts';
import { storedAttempts } from './support/stored-attempts.ts';
import {
  answerRightly,
  newName,
  questionCard,
  savedReference,
  start,
  submit,
  submitButton,
  tryAgain,
} from './support/student.ts';

/** What changed answers would score. */
const changes = (page: Page) => page.locator('p:not([role])', { hasText: 'With your changes' });

test('a changed answer is marked again after 100 ms as what it would score, without another submission', async ({
  page,
}) => {
  const name = newName();
  let submissions = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/quiz-attempts')) submissions += 1;
  });
  await page.clock.install();
  await start(page, year8, name);
  await answerRightly(page, year8, 3);
  await submit(page);
  await savedReference(page);
  await expect(page.getByText('Total score: 3/7')).toBeVisible();
  await expect(questionCard(page, 4).getByText('No answer provided')).toBeVisible();
  await tryAgain(page, 4);
  await expect(questionCard(page, 4).getByRole('textbox')).toBeFocused();

  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await questionCard(page, 4).getByRole('textbox').fill('reflects');
  await page.clock.runFor(99);
  await expect(page.getByText('With your changes')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(changes(page)).toHaveText('With your changes: 4/7, not handed in.');
  await expect(page.getByText('Total score: 3/7')).toBeVisible();
  await expect(questionCard(page, 4).getByText('Correct', { exact: true })).toBeVisible();
  await page.clock.resume();

  await questionCard(page, 4).getByRole('textbox').fill('gets absorbed');
  await expect(changes(page)).toHaveText('With your changes: 3/7, not handed in.');
  await expect(questionCard(page, 4).getByText('Incorrect', { exact: true })).toBeVisible();
  expect(submissions).toBe(1);
  expect(await storedAttempts(name)).toMatchObject([{ total_marks: 3 }]);
});

test('Retry keeps only the right answers and begins again; Submit is then another attempt', async ({ page }) => {
  const name = newName();
  await start(page, year8, name);
  await answerRightly(page, year8, 3);
  await questionCard(page, 4).getByRole('textbox').fill('gets absorbed');
  await questionCard(page, 5).getByRole('radio', { name: 'gets bigger' }).check();
  await submit(page);
  const first = await savedReference(page);
  await page.getByRole('button', { name: 'Retry Quiz' }).click();

  await expect(page.getByRole('heading', { level: 1, name: year8.title })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toHaveCount(0);
  await expect(page.getByText('Incorrect', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Questions answered: 3 / 7')).toBeVisible();
  await expect(questionCard(page, 1).getByRole('textbox')).toHaveValue('3 waves');
  await expect(questionCard(page, 4).getByRole('textbox')).toHaveValue('');
  await expect(questionCard(page, 5).getByRole('radio', { checked: true })).toHaveCount(0);

  await answerRightly(page, year8);
  await submit(page);
  await expect(page.getByText('Total score: 7/7')).toBeVisible();
  const second = await savedReference(page);
  expect(second).not.toBe(first);
  const stored = await storedAttempts(name);
  expect(stored.map(({ total_marks }) => total_marks)).toEqual([3, 7]);
  expect(new Set(stored.map(({ idempotency_key }) => idempotency_key)).size).toBe(2);
});

test('Retry judges answers as they are at that moment', async ({ page }) => {
  await start(page, year8, newName());
  await answerRightly(page, year8, 2);
  await submit(page);
  await (await tryAgain(page, 4)).getByRole('textbox').fill('reflects');
  await (await tryAgain(page, 1)).getByRole('textbox').fill('ten');
  await page.getByRole('button', { name: 'Retry Quiz' }).click();
  await expect(questionCard(page, 1).getByRole('textbox')).toHaveValue('');
  await expect(questionCard(page, 2).getByRole('textbox')).toHaveValue('1 Hz');
  await expect(questionCard(page, 4).getByRole('textbox')).toHaveValue('reflects');
});

test('the results are announced once: their heading takes focus and is described by the outcome', async ({ page }) => {
  await start(page, year7, newName());
  await answerRightly(page, year7, 10);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const live = element?.closest('[role=status], [role=alert], [aria-live]');
        if (live) heard.push(live.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await submit(page);
  const heading = page.getByRole('heading', { name: 'Quiz Results' });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAccessibleDescription('You scored 10 out of 13 marks, 77%. Grade: Good');
  await savedReference(page);
  const heard = await page.evaluate(() => Reflect.get(window, 'heard') as string[]);
  expect(heard.filter((text) => /scored|10|77|Good/.test(text))).toEqual([]);
  expect(new Set(heard.filter((text) => text.includes('reference'))).size).toBe(1);
  await expect(submitButton(page)).toHaveCount(0);
});

test('what a changed answer would score is read out once the student pauses, not at each letter', async ({ page }) => {
  await page.clock.install();
  await start(page, year8, newName());
  await answerRightly(page, year8, 3);
  await submit(page);
  await savedReference(page);
  const news = page.getByRole('status').filter({ hasText: /^Q\d: / });
  await tryAgain(page, 4);
  await tryAgain(page, 5);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  for (const answer of ['reflex', 'refracts']) {
    await questionCard(page, 4).getByRole('textbox').fill(answer);
    await page.clock.runFor(100);
    await expect(questionCard(page, 4)).toContainText(`"${answer}" is not accepted`);
    await page.clock.runFor(800);
  }
  await expect(news).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(news).toHaveText(/^Q4: 0 of 1 mark\. Your answer "refracts" is not accepted/);
  await questionCard(page, 5).getByRole('radio', { name: 'gets smaller' }).check();
  await page.clock.runFor(100);
  await expect(questionCard(page, 5)).toContainText('1 of 1 mark');
  await page.clock.runFor(2000);
  await expect(news).toHaveText(/^Q5: 1 of 1 mark\. Correct!/);
});

test('the results name the student, show all boxes and boundaries, and break no reference in two on a phone', async ({
  page,
}) => {
  const name = newName();
  await start(page, year8, name);
  await answerRightly(page, year8, 4);
  await submit(page);
  for (const text of [name, '8a/Sc1', '57%', 'Ready to Improve?', 'Need Extra Help?']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByText('4 correct')).toBeVisible();
  await expect(page.getByText('0 incorrect')).toBeVisible();
  await expect(page.getByText('3 not answered')).toBeVisible();
  await expect(page.getByText('1 more for Good')).toBeVisible();
  for (const label of ['90-100', '80-89', '70-79', '60-69', '0-59']) await expect(page.getByText(label)).toBeVisible();
  await expect(page.getByText('Advanced Study Tip for Next Time:')).toHaveCount(3);
  await expect(page.getByRole('main').locator('a[href^="https://"]')).toHaveCount(4);

  await page.setViewportSize({ width: 360, height: 740 });
  const reference = page.getByRole('link', { name: await savedReference(page) });
  const rows = await reference.evaluate((link) => {
    const words = document.createRange();
    words.setEndAfter(link.childNodes[0] ?? link);
    words.setStartBefore(link.childNodes[0] ?? link);
    return new Set(Array.from(words.getClientRects(), ({ top }) => top)).size;
  });
  expect(rows).toBe(1);
});
