import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Homework, RightAnswer } from './homework.ts';

/** A name that no other test uses, so that what is stored can be told apart. */
export function newName(): string {
  return `Robin ${randomUUID().slice(0, 13)}`;
}

/** The card of the nth question of a homework. */
export function questionCard(page: Page, number: number): Locator {
  return page.getByRole('region', { name: `Q${number}`, exact: true });
}

/** Opens the homework and gives name and class, but does not start. */
export async function introduce(page: Page, homework: Homework, name: string): Promise<void> {
  await page.goto(homework.route);
  await fillIntro(page, homework, name);
}

/** Gives name and class on the intro form. */
export async function fillIntro(
  page: Page,
  { studentClass }: Pick<Homework, 'studentClass'>,
  name: string,
): Promise<void> {
  await page.getByLabel('Your Name').fill(name);
  await page.getByLabel('Your Class').selectOption(studentClass);
}

/** Opens the homework and starts it. */
export async function start(page: Page, homework: Homework, name: string): Promise<void> {
  await introduce(page, homework, name);
  await begin(page);
}

/** Starts the homework whose intro form is open. */
export async function beginAs(page: Page, homework: Pick<Homework, 'studentClass'>, name: string): Promise<void> {
  await fillIntro(page, homework, name);
  await begin(page);
}

/** Starts the homework whose intro form is filled in. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Home Learning' }).click();
  await expect(submitButton(page)).toBeVisible();
}

/** Gives one answer by mouse. */
async function give(card: Locator, answer: RightAnswer): Promise<void> {
  if ('write' in answer) await card.getByRole('textbox').fill(answer.write);
  else if ('pick' in answer) await card.getByRole('radio', { name: answer.pick, exact: true }).check();
  else if ('plot' in answer) {
    for (const point of answer.plot) await card.getByRole('button', { name: point, exact: true }).click();
  } else {
    await card.getByRole('radio', { name: answer.choose, exact: true }).check();
    await card.getByRole('textbox').fill(answer.because);
  }
}

/** Answers the first questions of the homework, or all of them, rightly. */
export async function answerRightly(page: Page, { answers }: Homework, count = answers.length): Promise<void> {
  for (const [index, [, answer]] of answers.slice(0, count).entries())
    await give(questionCard(page, index + 1), answer);
}

export function submitButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Submit Quiz' });
}

/** Presses Submit, and hands in all the same where the page says that answers are missing. */
export async function pressSubmit(page: Page): Promise<void> {
  await submitButton(page).click();
  await handInAllTheSame(page);
}

/** Once Submit has been pressed. */
export async function handInAllTheSame(page: Page): Promise<void> {
  const handIn = page.getByRole('dialog').getByRole('button', { name: 'Hand in', exact: true });
  await handIn.or(page.getByRole('heading', { name: /Quiz Results|Your answers are/ })).waitFor();
  if (await handIn.isVisible()) await handIn.click();
}

/** Hands in and waits for the results. */
export async function submit(page: Page): Promise<void> {
  await pressSubmit(page);
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible();
}

/** Opens the nth question of the results, if it is folded, and its answer, to be changed; gives its card. */
export async function tryAgain(page: Page, number: number): Promise<Locator> {
  const card = questionCard(page, number);
  const button = card.getByRole('button', { name: /^(Try again here|Change this answer) for / });
  if (!(await button.isVisible())) await card.getByRole('heading').click();
  await button.click();
  return card;
}

/** Hands in without a connection: the key is fetched at Submit, so results come once the attempt has arrived. */
export async function submitOffline(page: Page): Promise<void> {
  await pressSubmit(page);
  await expect(page.getByRole('heading', { name: 'Your answers are waiting to be sent' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Waiting to send' })).toBeVisible();
}

/** Whether something lies over the middle of the control, as what stays in view might. */
export function isCovered(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== element && !element.contains(found);
  });
}

const saving = ['**/api/students', '**/api/quiz-attempts'];

/** Lets nothing that saves through, as a connection that fails now and then; the page itself does not see that it is gone. */
export async function cutSaving(where: Pick<Page, 'route'>): Promise<void> {
  for (const address of saving) await where.route(address, (route) => route.abort('connectionfailed'));
}

/** Lets it through again. */
export async function mendSaving(where: Pick<Page, 'unroute'>): Promise<void> {
  for (const address of saving) await where.unroute(address);
}

/** The longest pause before a waiting attempt is sent again after a few failures is 30 seconds; sending it takes its time. */
const longestWait = 75_000;

/** Waits until the page says that the attempt is saved, and reads the reference. */
export async function savedReference(page: Page): Promise<string> {
  const line = page.getByRole('status').filter({ hasText: 'Your reference is' });
  await expect(line).toBeVisible({ timeout: longestWait });
  return /reference is ([A-Z0-9-]+)/.exec((await line.textContent()) ?? '')?.[1] ?? '';
}
