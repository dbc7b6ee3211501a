import { expect, type Locator, type Page } from '@playwright/test';
import type { RightAnswer } from './homework.ts';

/** Presses Tab until the target has focus, and checks that the focus can be seen and is not covered. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // Finding it again by role and name at each press would be most of the work.
  let element = await target.elementHandle();
  for (let presses = 0; presses < 150; presses += 1) {
    const state = await element?.evaluate(
      (one) => one.isConnected && (one === document.activeElement ? 'here' : 'there'),
    );
    if (state === 'here') {
      await expect(target).toBeInViewport();
      return;
    }
    if (state === false) element = await target.elementHandle();
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not get there.');
}

/** Picks a radio button as a keyboard user does: Tab into the group, then the arrows. */
async function pick(page: Page, card: Locator, label: string): Promise<void> {
  const wanted = card.getByRole('radio', { name: label, exact: true });
  await tabTo(page, card.getByRole('radio').first());
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 8 && !(await wanted.isChecked()); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

async function write(page: Page, card: Locator, text: string): Promise<void> {
  await tabTo(page, card.getByRole('textbox'));
  await page.keyboard.type(text);
}

/** Plots '(1000,22)' on the paper that has the focus: from its corner ten steps at a time, then one by one. */
export async function plot(page: Page, point: string): Promise<void> {
  const [x = 0, y = 0] = Array.from(point.matchAll(/\d+/g), Number);
  await page.keyboard.press('Home');
  for (const [key, steps] of [
    ['ArrowRight', x / 50],
    ['ArrowUp', y],
  ] as const) {
    for (let leaps = Math.floor(steps / 10); leaps > 0; leaps -= 1) await page.keyboard.press(`Shift+${key}`);
    for (let rest = steps % 10; rest > 0; rest -= 1) await page.keyboard.press(key);
  }
  await page.keyboard.press('Enter');
}

/** Answers one question with the keyboard alone. */
export async function giveByKeyboard(page: Page, card: Locator, answer: RightAnswer): Promise<void> {
  if ('write' in answer) await write(page, card, answer.write);
  else if ('pick' in answer) await pick(page, card, answer.pick);
  else if ('choose' in answer) {
    await pick(page, card, answer.choose);
    await write(page, card, answer.because);
  } else {
    await tabTo(page, card.getByRole('application', { name: 'Graph paper' }));
    for (const point of answer.plot) await plot(page, point);
    await expect(card.getByText(`${answer.plot.length}/6 points plotted`)).toBeVisible();
  }
}
