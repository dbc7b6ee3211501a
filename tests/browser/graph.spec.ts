import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { jarGraph } from './support/homework.ts';
import { plot } from './support/keyboard.ts';
import { storedAttempts } from './support/stored-attempts.ts';
import { newName, pressSubmit, questionCard, start } from './support/student.ts';

const right = ['(100,2)', '(250,5)', '(500,9)', '(1000,22)', '(2000,37)', '(3000,60)'];

async function openGraph(page: Page, name = newName()): Promise<{ card: Locator; paper: Locator }> {
  await start(page, jarGraph, name);
  const card = questionCard(page, 1);
  const paper = card.getByRole('application', { name: 'Graph paper' });
  await paper.scrollIntoViewIfNeeded();
  return { card, paper };
}

/** Where a point lies on the paper, by its axes alone, in pixels from the upper left corner within its edges. */
async function place(paper: Locator, [x, y]: readonly [x: number, y: number]): Promise<{ x: number; y: number }> {
  const [width, height] = await paper.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight] as const);
  return { x: (x / 3200) * width, y: (1 - y / 64) * height };
}

const pressed = (card: Locator) => card.getByRole('button', { pressed: true });
const crosses = (paper: Locator) => paper.locator('.graph-point');

test('a point is plotted wherever the paper is pressed, right or wrong; it is dragged, and rubbed out', async ({
  page,
}) => {
  const name = newName();
  const { card, paper } = await openGraph(page, name);
  await expect(crosses(paper)).toHaveCount(0);
  await paper.click({ position: await place(paper, [1000, 30]) });
  await expect(card.getByText('1/6 points plotted')).toBeVisible();
  await expect(card.getByText('Plotted at 1000 cm³, 30 seconds.')).toBeVisible();
  await expect(pressed(card)).toHaveCount(0);

  const [from, to] = [await place(paper, [1000, 30]), await place(paper, [1000, 22])];
  await paper.dragTo(paper, { sourcePosition: from, targetPosition: to });
  await expect(pressed(card)).toHaveText(['(1000,22)']);
  await paper.click({ position: to });
  await expect(card.getByText('0/6 points plotted')).toBeVisible();

  await paper.focus();
  for (const point of ['(100,2)', '(250,5)', '(500,10)']) await plot(page, point);
  await expect(pressed(card)).toHaveText(['(100,2)', '(250,5)']);
  await page.keyboard.press('Delete');
  await expect(crosses(paper)).toHaveCount(2);
  for (const point of ['(500,10)', '(2500,20)']) await plot(page, point);
  for (const point of ['(1000,22)', '(2000,37)']) await card.getByRole('button', { name: point, exact: true }).click();
  await expect(card.getByText('6/6 points plotted')).toBeVisible();
  await card.getByRole('button', { name: '(3000,60)', exact: true }).click();
  await expect(card.getByText('All six points are plotted. Take one away first.')).toBeVisible();
  await expectAccessible(page);
  await pressSubmit(page);
  // Four are right, and each of the two wrong ones costs one of them.
  await expect.poll(() => storedAttempts(name)).toMatchObject([{ total_marks: 1 }]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('a finger plots the six points, close as they lie, and puts one right step by step', async ({ page }) => {
    const { card, paper } = await openGraph(page);
    for (const [index, point] of right.entries()) {
      const [x = 0, y = 0] = Array.from(point.matchAll(/\d+/g), Number);
      await paper.tap({ position: await place(paper, [x, y]) });
      await expect(card.getByText(`${index + 1}/6 points plotted`)).toBeVisible();
    }
    for (const way of ['left', 'down']) await card.getByRole('button', { name: `Move the point ${way}` }).tap();
    await expect(card.getByText('Moved to 2950 cm³, 59 seconds.')).toBeVisible();
    for (const way of ['right', 'up']) await card.getByRole('button', { name: `Move the point ${way}` }).tap();
    await expect(pressed(card)).toHaveText(right);
    await card.getByRole('button', { name: 'Clear All Points' }).tap();
    await expect(pressed(card)).toHaveCount(0);
  });
});
