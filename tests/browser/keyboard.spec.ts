import { expect, type Locator, type Page, test } from '@playwright/test';
import { allHomework, jarGraph, type RightAnswer } from './support/homework.ts';
import { storedAttempts } from './support/stored-attempts.ts';
import { newName, questionCard, savedReference, submitButton } from './support/student.ts';

/** Presses Tab until the target has focus, and checks that the focus can be seen and is not covered. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
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

async function give(page: Page, card: Locator, answer: RightAnswer): Promise<void> {
  if ('write' in answer) await write(page, card, answer.write);
  else if ('pick' in answer) await pick(page, card, answer.pick);
  else if ('choose' in answer) {
    await pick(page, card, answer.choose);
    await write(page, card, answer.because);
  } else {
    await tabTo(page, card.getByRole('listbox'));
    await page.keyboard.press('Home');
    for (const [index] of answer.plot.entries()) {
      if (index > 0) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
    }
    await expect(card.getByText(`${answer.plot.length}/6 points plotted`)).toBeVisible();
  }
}

for (const homework of allHomework) {
  test(`${homework.route} can be taken with the keyboard alone`, async ({ page }) => {
    test.slow();
    const name = newName();
    await page.goto(homework.route);
    await tabTo(page, page.getByLabel('Your Name'));
    await page.keyboard.type(name);
    await tabTo(page, page.getByLabel('Your Class'));
    await page.keyboard.type(homework.studentClass);
    await expect(page.getByLabel('Your Class')).toHaveValue(homework.studentClass);
    await tabTo(page, page.getByRole('button', { name: 'Start Home Learning' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // A picture that arrives late moves what is below it, the focus too.
    await page.waitForFunction(() => Array.from(document.images).every((image) => image.complete));
    for (const [index, [, answer]] of homework.answers.entries())
      await give(page, questionCard(page, index + 1), answer);
    await tabTo(page, submitButton(page));
    await page.keyboard.press('Space');
    await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused();
    await savedReference(page);
    expect(await storedAttempts(name)).toMatchObject([{ total_marks: homework.marks }]);
    await tabTo(page, page.getByRole('button', { name: 'Retry Quiz' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: homework.title })).toBeFocused();
  });
}

test('the graph’s buttons work by keyboard too, and Clear All Points empties it', async ({ page }) => {
  await page.goto(jarGraph.route);
  await page.getByLabel('Your Name').fill('Sam');
  await page.getByLabel('Your Class').selectOption(jarGraph.studentClass);
  await page.getByRole('button', { name: 'Start Home Learning' }).click();
  const card = questionCard(page, 1);
  await tabTo(page, card.getByRole('button', { name: '(500,9)', exact: true }));
  await page.keyboard.press('Enter');
  await expect(card.getByText('1/6 points plotted')).toBeVisible();
  await tabTo(page, card.getByRole('button', { name: 'Clear All Points' }));
  await page.keyboard.press('Enter');
  await expect(card.getByText('0/6 points plotted')).toBeVisible();
});

test('what gets the focus at the lower edge of the screen shows it all round', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Admin Dashboard' });
  const below = () => link.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);
  await page.evaluate((by) => scrollBy(0, by), -(await below()) - 20);
  expect(await below()).toBeLessThan(0);
  const before = page.getByRole('link', { name: 'Enter Vocational Hub' });
  await before.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  // Its outline is 3 pixels wide, 3 pixels away.
  await expect.poll(below).toBeGreaterThanOrEqual(6);
});
