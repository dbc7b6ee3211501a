import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { year7, year8 } from './support/homework.ts';
import { storedAttempts } from './support/stored-attempts.ts';
import {
  answerRightly,
  fillIntro,
  introduce,
  newName,
  questionCard,
  savedReference,
  start,
  submit,
} from './support/student.ts';

test('a quiz says that its questions are loading', async ({ page }) => {
  let answerNow = () => {};
  const slow = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  await page.route('**/api/assignments', async (route) => {
    await slow;
    await route.continue();
  });
  await page.goto(year7.route);
  await expect(page.getByText('Loading homework questions...')).toBeVisible();
  answerNow();
  await expect(page.getByLabel('Your Name')).toBeVisible();
  await expect(page.getByText('Loading homework questions...')).toHaveCount(0);
});

for (const homework of [year7, year8]) {
  test(`${homework.route} offers its built-in set when the list cannot be had`, async ({ page }) => {
    const name = newName();
    await page.route('**/api/assignments', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await start(page, homework, name);
    await answerRightly(page, homework);
    await submit(page);
    await savedReference(page);
    expect(await storedAttempts(name)).toMatchObject([
      { assignment_id: homework.assignmentId, homework_id: homework.homeworkId, total_marks: homework.marks },
    ]);
  });
}

test('a homework that does not come with its page says when it cannot be fetched', async ({ page }) => {
  await page.route('**/api/assignments', (route) => route.abort());
  await page.goto('/homework/151');
  await expect(page.getByText('The homework could not be fetched.')).toBeVisible();
  await page.unroute('**/api/assignments');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No homework assignment available at this time.')).toBeVisible();
});

test('a class list that cannot be fetched says so and can be asked for again; a list seen before is kept', async ({
  page,
}) => {
  await page.route('**/api/classes', (route) => route.abort());
  await page.goto(year8.route);
  await expect(page.getByText('The list of classes could not be fetched.')).toBeVisible();
  await page.unroute('**/api/classes');
  await page.getByRole('button', { name: 'Try again' }).click();
  await fillIntro(page, year8, 'Sam');
  await page.route('**/api/classes', (route) => route.abort());
  await introduce(page, year8, 'Sam');
  await expect(page.getByRole('button', { name: 'Start Home Learning' })).toBeEnabled();
});

test('a picture that cannot be loaded is hidden, and a question’s Study Tip opens and closes', async ({ page }) => {
  await page.route('**/assets/year8-waves.svg', (route) => route.fulfill({ status: 404 }));
  await start(page, year8, newName());
  await expect(page.locator('img[src="/assets/year8-generator.svg"]')).toBeVisible();
  await expect(page.locator('img[src="/assets/year8-waves.svg"]')).toHaveCount(0);
  const card = questionCard(page, 2);
  const tip = card.getByText('Divide the number of waves by the time');
  await expect(tip).toBeHidden();
  await card.getByRole('button', { name: 'Study Tip' }).click();
  await expect(tip).toBeVisible();
  await card.getByRole('button', { name: 'Study Tip' }).click();
  await expect(tip).toBeHidden();
});

test('a picture that arrives late moves nothing', async ({ page }) => {
  let arriveNow = () => {};
  const late = new Promise<void>((resolve) => {
    arriveNow = resolve;
  });
  await page.route('**/assets/*.svg', async (route) => {
    await late;
    await route.continue();
  });
  await start(page, year8, newName());
  const place = async () => (await questionCard(page, 7).boundingBox())?.y;
  const before = await place();
  arriveNow();
  await page.waitForFunction(() => Array.from(document.images).every((image) => image.naturalWidth > 0));
  expect(await place()).toBe(before);
});

test('a question of an unknown type says so, and the rest can be answered', async ({ page }) => {
  await page.route('**/api/assignments', async (route) => {
    const list = await (await route.fetch({ maxRetries: 3 })).json();
    for (const item of list) if (item.id === 149) item.questions[0].type = 'essay';
    await route.fulfill({ json: list });
  });
  await start(page, year7, newName());
  await expect(questionCard(page, 1).getByText('Unknown question type')).toBeVisible();
  await questionCard(page, 2).getByRole('radio', { name: 'D', exact: true }).check();
  await expect(page.getByText('Questions answered: 1 / 13')).toBeVisible();
});

test('a homework withdrawn while it is being taken stays as it was for whoever takes it', async ({ page }) => {
  await start(page, year7, newName());
  await answerRightly(page, year7, 2);
  await page.route('**/api/assignments', (route) => route.fulfill({ json: [] }));
  const asked = page.waitForResponse('**/api/assignments');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await asked;
  await expect(page.getByText('Questions answered: 2 / 13')).toBeVisible();
});

test('the science department copies a quiz’s address, says so in one toast, and F8 leads to it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/science-department');
  const buttons = page.getByRole('button', { name: 'Copy URL' });
  await expect(buttons).toHaveCount(5);
  const area = page.getByRole('region', { name: 'Notifications (F8)' });
  await buttons.nth(0).click();
  await expect(area.getByRole('status')).toHaveText(`URL copied${baseURL}/quiz`);
  await buttons.nth(1).click();
  await expect(area.getByRole('status')).toHaveText(`URL copied${baseURL}/quiz-yr8`);
  await expect(area.getByRole('button', { name: 'Close' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/quiz-yr8`);
  await page.keyboard.press('F8');
  await expect(area).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_100);
  await expect(area).toHaveText('');
});

test('Start HW opens each year’s quiz', async ({ page }) => {
  for (const [index, route] of ['/quiz', '/quiz-yr8', '/quiz-yr9', '/quiz-yr10', '/quiz-yr11'].entries()) {
    await page.goto('/science-department');
    await page.getByRole('button', { name: 'Start HW' }).nth(index).click();
    await expect(page).toHaveURL(route);
    await expect(page.getByRole('heading', { name: `Year ${index + 7} Science Home Learning` })).toBeVisible();
  }
});

test('an address that does not exist leads on', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('a name and an answer without a place to break them stay within the screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
  await start(page, year8, 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2));
  expect(await widest()).toBe(320);
  await answerRightly(page, year8);
  await questionCard(page, 1)
    .getByRole('textbox')
    .fill(`https://www.example.com/${'waves'.repeat(40)}`);
  await submit(page);
  await savedReference(page);
  await expectAccessible(page);
});
