import { expect, type Locator, type Page } from '@playwright/test';
import { childcare } from '../../../marking-core/src/homework/childcare/index.ts';

export const route = '/btec-childcare';
export const studentClass = '12A/Cc1';

/** A full answer to each part, in the order of the page. */
export const fullAnswers = childcare.questions.map(({ id, type }) => ({
  id,
  isPicked: type === 'multiple-choice',
  answer: childcare.scheme.questions.find((key) => key.id === id)?.expected?.[0] ?? '',
}));

/** One part of a question. */
export function part(page: Page, id: string): Locator {
  return page.locator(`[data-question-id="${id}"]`);
}

/** Fills in who takes the assessment, and what for. */
export async function fillInfo(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your Name').fill(name);
  await page.getByLabel('Your Class').selectOption(studentClass);
  await page.getByLabel('Your Assignment').selectOption('unit2-homework');
}

/** Opens the assessment and starts it. */
export async function start(page: Page, name: string): Promise<void> {
  await page.goto(route);
  await fillInfo(page, name);
  await page.getByRole('button', { name: 'START ASSIGNMENT' }).click();
  await expect(submitButton(page)).toBeVisible();
}

/** Gives full answers to the first parts, or to all. */
export async function answerFully(page: Page, count = fullAnswers.length): Promise<void> {
  for (const { id, isPicked, answer } of fullAnswers.slice(0, count)) {
    if (isPicked) await part(page, id).getByRole('radio', { name: answer, exact: true }).check();
    else await part(page, id).getByRole('textbox').fill(answer);
  }
}

export function submitButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Submit Assessment' });
}

/** Presses Submit with answers missing, and hands in all the same. */
export async function submitInPart(page: Page): Promise<void> {
  await submitButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in', exact: true }).click();
}

/** Presses Submit and waits for the results. */
export async function submit(page: Page): Promise<void> {
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Assessment Results' })).toBeVisible();
}
