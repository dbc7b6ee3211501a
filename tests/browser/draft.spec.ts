import { expect, type Page, test } from '@playwright/test';
import { year8 } from './support/homework.ts';
import { storedAttempts } from './support/stored-attempts.ts';
import { answerRightly, fillIntro, newName, questionCard, savedReference, start, submit } from './support/student.ts';

const offer = (page: Page) => page.getByRole('heading', { name: 'Continue where you left off?' });

/** The same student or another one starts again in the same tab. */
async function startAgain(page: Page, name: string, studentClass = year8.studentClass) {
  await page.reload();
  await expect(page.getByLabel('Your Name')).toHaveValue('');
  await fillIntro(page, { ...year8, studentClass }, name);
  await page.getByRole('button', { name: 'Start Home Learning' }).click();
  await expect(page.getByText(/Questions answered/)).toBeVisible();
}

test('answers given before a reload are offered to the same name and class; passing over the offer loses none', async ({
  page,
}) => {
  const name = newName();
  await start(page, year8, name);
  await answerRightly(page, year8, 3);
  await startAgain(page, `  ${name.toUpperCase()}`);
  await expect(offer(page)).toBeVisible();
  await expect(page.getByText('Questions answered: 0 / 7')).toBeVisible();
  await questionCard(page, 4).getByRole('textbox').fill('reflects');
  await startAgain(page, name);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Questions answered: 4 / 7')).toBeVisible();
  await expect(questionCard(page, 1).getByRole('textbox')).toHaveValue('3 waves');
  await expect(questionCard(page, 3).getByRole('radio', { name: 'hertz' })).toBeChecked();
  await expect(offer(page)).toHaveCount(0);
});

test('nobody else is offered them, what is kept holds no name, and an offer that is declined is gone', async ({
  page,
}) => {
  const name = newName();
  await start(page, year8, name);
  await answerRightly(page, year8, 3);
  const kept = await page.evaluate(() =>
    JSON.stringify(Object.entries(localStorage).filter(([key]) => key.startsWith('markwell-draft'))),
  );
  expect(kept).toContain('3 waves');
  expect(kept).not.toContain(name);
  expect(kept).not.toContain(year8.studentClass);
  await startAgain(page, newName());
  await expect(offer(page)).toHaveCount(0);
  await startAgain(page, name, '8a/Sc2');
  await expect(offer(page)).toHaveCount(0);
  await startAgain(page, name);
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: 'Start afresh' }).click();
  await expect(offer(page)).toHaveCount(0);
  await expect(page.getByText('Questions answered: 0 / 7')).toBeVisible();
  await startAgain(page, name);
  await expect(offer(page)).toHaveCount(0);
});

test('Back and Forward lose nothing that was typed, and hand nothing in twice', async ({ page }) => {
  const name = newName();
  const leaveAndReturn = async () => {
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Science department' })).toBeVisible();
    await page.goForward();
    await expect(page.getByLabel('Your Name')).toHaveValue('');
  };
  const begin = () => page.getByRole('button', { name: 'Start Home Learning' }).click();
  await page.goto('/science-department');
  await page.getByRole('button', { name: 'Start HW' }).nth(1).click();
  await fillIntro(page, year8, name);
  await begin();
  await answerRightly(page, year8, 3);

  await leaveAndReturn();
  await fillIntro(page, year8, name);
  await begin();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Questions answered: 3 / 7')).toBeVisible();
  await submit(page);
  await savedReference(page);

  await leaveAndReturn();
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toHaveCount(0);
  expect(await storedAttempts(name)).toMatchObject([{ total_marks: 3 }]);
});

test('a draft goes on Submit', async ({ page }) => {
  const name = newName();
  await start(page, year8, name);
  await answerRightly(page, year8, 3);
  await submit(page);
  await savedReference(page);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([]);
  await startAgain(page, name);
  await expect(offer(page)).toHaveCount(0);
});

test('a draft goes after two hours', async ({ page }) => {
  const name = newName();
  await page.clock.install();
  await start(page, year8, name);
  await answerRightly(page, year8, 3);
  await page.clock.fastForward('02:00:01');
  await startAgain(page, name);
  await expect(offer(page)).toHaveCount(0);
});

test('a draft survives a closed tab, and the browser asks before unsent answers are left', async ({
  page,
  context,
}) => {
  const name = newName();
  await start(page, year8, name);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await answerRightly(page, year8, 3);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
  expect(asked).toEqual(['beforeunload']);

  const other = await context.newPage();
  await start(other, year8, name);
  await expect(offer(other)).toBeVisible();
  await other.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(other.getByText('Questions answered: 3 / 7')).toBeVisible();
});

test('nobody is asked who has given no answer, or whose answers are saved', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await start(page, year8, newName());
  await page.reload();
  await start(page, year8, newName());
  await answerRightly(page, year8, 3);
  await submit(page);
  await savedReference(page);
  await page.reload();
  await expect(page.getByLabel('Your Name')).toBeVisible();
  expect(asked).toEqual([]);
});
