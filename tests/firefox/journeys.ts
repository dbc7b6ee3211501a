import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import type { Homework, RightAnswer } from '../browser/support/homework.ts';

/** How long something may take to appear, in milliseconds: a limit for a busy machine, which nothing waits out. */
const timeout = 60_000;

/** Takes a homework from its intro form to the saved result, all answers right, and reads what the server has of it. */
export async function takeHomework(page: Page, site: string, homework: Homework): Promise<void> {
  await page.goto(site + homework.route);
  await waitUntil(page, homework.studentClass, (code) =>
    Array.from(document.querySelectorAll('option')).some(({ value }) => value === code),
  );
  await page.type('main form input[type="text"]', `Robin ${homework.marks} ${Date.now()}`);
  await page.select('main form select', homework.studentClass);
  await press(page, 'main form button', 'Start Home Learning');
  await page.waitForSelector('main [data-question-id]', { timeout });
  for (const [id, answer] of homework.answers) await give(page, `[data-question-id="${id}"]`, answer);
  await press(page, 'main button', 'Submit Quiz');
  await waitForText(page, `Total score: ${homework.marks}/${homework.marks}`);
  const { totalMarks } = await readResult(page, site);
  assert.equal(totalMarks, homework.marks);
}

/** What the server has under the reference that the page tells. */
async function readResult(page: Page, site: string): Promise<{ totalMarks: number }> {
  await waitForText(page, 'Your reference is');
  const reference = await page.$eval('a[href^="/result/"]', (link) => link.getAttribute('href')?.split('/').at(-1));
  const response = await fetch(`${site}/api/results/${reference}`);
  assert.equal(response.status, 200);
  return JSON.parse(await response.text());
}

async function give(page: Page, question: string, answer: RightAnswer): Promise<void> {
  if ('plot' in answer) for (const point of answer.plot) await press(page, `${question} button`, point);
  else if ('pick' in answer) await press(page, `${question} label`, answer.pick);
  else if ('write' in answer) await write(page, question, answer.write);
  else {
    await press(page, `${question} label`, answer.choose);
    await write(page, question, answer.because);
  }
}

async function write(page: Page, question: string, text: string): Promise<void> {
  await page.type(`${question} textarea, ${question} input[type="text"]`, text);
}

/** Presses the element of that kind that says just this. */
async function press(page: Page, selector: string, text: string): Promise<void> {
  for (const element of await page.$$(selector)) {
    if ((await element.evaluate((one) => one.textContent?.trim())) !== text) continue;
    // Clear of the bar at the foot of the page.
    await element.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    return element.click();
  }
  throw new Error(`There is no ${selector} that says ‘${text}’.`);
}

async function waitForText(page: Page, text: string): Promise<void> {
  await waitUntil(page, text, (said) => document.body.textContent?.includes(said) === true);
}

/** Puppeteer’s own `waitForFunction` makes a function of a text, which the site’s Content-Security-Policy forbids. */
async function waitUntil(page: Page, given: string, holds: (given: string) => boolean): Promise<void> {
  const limit = Date.now() + timeout;
  while (!(await page.evaluate(holds, given))) {
    if (Date.now() > limit) throw new Error(`Waited in vain for ‘${given}’.`);
    await pause(100);
  }
}
