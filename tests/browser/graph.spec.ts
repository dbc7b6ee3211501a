import { expect, type Locator, type Page, test } from '@playwright/test';
import { jarGraph } from './support/homework.ts';
import { newName, questionCard, start } from './support/student.ts';

async function openGraph(page: Page): Promise<{ card: Locator; paper: Locator }> {
  await start(page, jarGraph, newName());
  const card = questionCard(page, 1);
  return { card, paper: card.getByRole('listbox') };
}

/** Where a point of the graph lies on the paper, in pixels from its top left corner. */
async function place(paper: Locator, point: string): Promise<{ x: number; y: number }> {
  const frame = (await paper.boundingBox())!;
  const box = (await paper.getByRole('option', { name: point }).boundingBox())!;
  return { x: box.x + box.width / 2 - frame.x, y: box.y + box.height / 2 - frame.y };
}

const pressed = (card: Locator) => card.getByRole('button', { pressed: true });

test('pressing the paper far from every point plots nothing, near one plots it and rubs it out again', async ({
  page,
}) => {
  const { card, paper } = await openGraph(page);
  await paper.click({ position: { x: 60, y: 60 } });
  await expect(card.getByText('0/6 points plotted')).toBeVisible();
  const { x, y } = await place(paper, '1000 cm³, 22 seconds');
  await paper.click({ position: { x: x + 9, y: y - 9 } });
  await expect(pressed(card)).toHaveText(['(1000,22)']);
  await expect(card.getByRole('option', { selected: true })).toHaveCount(1);
  await paper.click({ position: { x, y } });
  await expect(card.getByText('0/6 points plotted')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('a finger plots each of the six points, close as they lie', async ({ page }) => {
    const { card, paper } = await openGraph(page);
    await paper.scrollIntoViewIfNeeded();
    const names = await paper.getByRole('option').evaluateAll((points) => points.map(({ ariaLabel }) => ariaLabel!));
    for (const [index, name] of names.entries()) {
      await paper.tap({ position: await place(paper, name) });
      await expect(card.getByText(`${index + 1}/6 points plotted`)).toBeVisible();
    }
    await expect(pressed(card)).toHaveText(['(100,2)', '(250,5)', '(500,9)', '(1000,22)', '(2000,37)', '(3000,60)']);
    await card.getByRole('button', { name: 'Clear All Points' }).tap();
    await expect(pressed(card)).toHaveCount(0);
  });
});
