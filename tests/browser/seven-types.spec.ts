import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import { test } from './support/school.ts';
import { releaseSevenTypes } from './support/seven-types.ts';
import { beginAs, newName, questionCard, savedReference, submitButton, submitOffline } from './support/student.ts';

const larva = 'larva, which eats a great deal and grows until its skin no longer fits';
const breathes = 'takes oxygen into the blood and lets carbon dioxide out of it';

/** Picks an option of a closed list with the arrow keys. */
async function pick(page: Page, list: Locator, option: string) {
  await tabTo(page, list);
  for (let presses = 0; presses < 8 && (await list.inputValue()) !== option; presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(list).toHaveValue(option);
}

async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function write(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

const things = (card: Locator) =>
  card.getByRole('listitem').evaluateAll((all) => all.map((one) => one.querySelector('[dir]')?.textContent));

test('a homework of all types in parts is filled in, handed in, changed and tried again with the keyboard alone', async ({
  page,
  school,
}) => {
  test.slow();
  const homework = await releaseSevenTypes(school);
  const name = newName();
  const [q1, q2, q3, q4, q5, q6, q7, q8, q9, q10] = Array.from({ length: 10 }, (_one, index) =>
    questionCard(page, index + 1),
  ) as [Locator, Locator, Locator, Locator, Locator, Locator, Locator, Locator, Locator, Locator];

  await test.step('a type that could not be fetched says so, and nothing else is lost', async () => {
    let isCut = true;
    await page.route('**/static/*.js', async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      const body = await response.text();
      if (isCut && body.includes('This is my order')) await route.abort();
      else await route.fulfill({ response, body });
    });
    await page.goto(homework.route);
    await beginAs(page, homework, name);
    await expect(q3.getByText('This question could not be loaded')).toBeVisible();
    isCut = false;
    await write(page, q4.getByLabel('Gap 1 of 3'), 'pumps ');
    await press(page, q3.getByRole('button', { name: 'Load the page again' }));
    await beginAs(page, homework, name);
    await expect(q3.getByRole('listitem')).toHaveCount(4);
    await page.unrouteAll({ behavior: 'wait' });
    await expectAccessible(page);
  });

  await test.step('what is being typed is kept as a draft, with its last space', async () => {
    await press(page, page.getByRole('button', { name: 'Continue', exact: true }));
    await expect(q4.getByLabel('Gap 1 of 3')).toHaveValue('pumps ');
    await tabTo(page, q4.getByLabel('Gap 1 of 3'));
    await page.keyboard.press('End');
    await page.keyboard.type('blood');
    await expect(q4.getByLabel('Gap 1 of 3')).toHaveValue('pumps blood');
  });

  await test.step('every type is filled in', async () => {
    await press(page, q1.getByRole('checkbox', { name: 'copper' }), 'Space');
    await press(page, q1.getByRole('checkbox', { name: 'iron' }), 'Space');
    await press(page, q1.getByRole('checkbox', { name: 'neon' }), 'Space');
    await expect(q1.getByRole('status')).toHaveText('2 are chosen already. Untick one to choose another.');
    await expect(q1.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await page.keyboard.press('Space');
    await expect(q1.getByRole('checkbox', { checked: true })).toHaveCount(2);

    await press(page, q2.getByRole('button', { name: 'pumps blood' }));
    await expect(q2.getByLabel('Heart')).toHaveValue('pumps blood');
    await expect(q2.getByRole('status')).toHaveText('pumps blood: put into Heart.');
    await expect(q2.getByRole('button', { name: 'pumps blood in use' })).toBeFocused();
    await pick(page, q2.getByLabel('Lung'), breathes);

    await expect(q3.getByRole('checkbox', { name: 'This is my order' })).not.toBeChecked();
    await press(page, q3.getByRole('button', { name: 'Move up: egg' }));
    await press(page, q3.getByRole('button', { name: `Move up: ${larva}` }), 'ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(q3.getByRole('status')).toHaveText(`${larva}: now 2 of 4.`);
    await expect(q3.getByRole('button', { name: `Move up: ${larva}` })).toBeFocused();
    expect(await things(q3)).toEqual(['egg', larva, 'pupa', 'adult']);
    await expect(q3.getByRole('checkbox', { name: 'This is my order' })).toBeChecked();

    await pick(page, q4.getByLabel('Gap 2 of 3'), 'oxygen');
    await write(page, q4.getByLabel('Gap 3 of 3'), 'legs');
    await press(page, q5.getByRole('button', { name: 'metal', exact: true }));
    await pick(page, q5.getByLabel('Gap 2 of 2'), 'compound');
    await write(page, q6.getByLabel('Number'), '12.4');
    await pick(page, q6.getByLabel('Unit'), 'cm');
    await write(page, q7.getByLabel('Number'), '-2.5');
    await pick(page, q8.getByRole('combobox', { name: 'Label A' }), 'stomach');
    await pick(page, q8.getByRole('combobox', { name: 'Label C' }), 'small intestine');
    await write(page, q9.getByLabel('Copper, Symbol'), 'Cu');
    await write(page, q9.getByLabel('Copper, Colour'), 'brown');
    await pick(page, q9.getByLabel('Magnesium, In dilute acid'), 'fizzes');
    await write(page, q10.getByLabel('Gap 1 of 1'), 'الدم');
    await expect(page.getByText('Questions answered: 10 / 10')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('each part is marked', async () => {
    await press(page, submitButton(page), 'Space');
    await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused();
    await expect(page.getByText('Total score: 18/22')).toBeVisible();
    await savedReference(page);
    await expect(q2.getByRole('row', { name: 'Heart pumps blood Right' })).toBeVisible();
    await press(page, q4.getByRole('button', { name: 'Try again here for Q4' }));
    await press(page, q8.getByRole('button', { name: 'Try again here for Q8' }));
    await expect(q4.getByText('Right', { exact: true }).filter({ visible: true })).toHaveCount(2);
    await expect(q4.getByText('Not yet', { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(q4.getByLabel('Gap 3 of 3')).toHaveAccessibleDescription('Not yet');
    await expect(q8.getByText('Left empty', { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('a changed part is marked again', async () => {
    await tabTo(page, q4.getByLabel('Gap 3 of 3'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('lungs');
    await expect(q4.getByText('Right', { exact: true }).filter({ visible: true })).toHaveCount(3);
    await expect(page.locator('p:not([role])', { hasText: 'With your changes' })).toHaveText(
      'With your changes: 19/22, not handed in.',
    );
  });

  await test.step('Retry keeps the parts that are right', async () => {
    await press(page, page.getByRole('button', { name: 'Retry Quiz' }).first());
    await expect(page.getByRole('heading', { level: 1, name: homework.title })).toBeFocused();
    await expect(q2.getByLabel('Heart')).toHaveValue('pumps blood');
    await expect(q2.getByLabel('Kidney')).toHaveValue('');
    await expect(q5.getByLabel('Gap 1 of 2')).toHaveValue('metal');
    await expect(q5.getByLabel('Gap 2 of 2')).toHaveValue('');
    await expect(q6.getByLabel('Unit')).toHaveValue('cm');
    expect(await things(q3)).toEqual(['egg', larva, 'pupa', 'adult']);
    await expect(page.getByText(/^(Right|Not yet)$/)).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a homework of all types in parts is taken by touch, without a connection once its page has been opened', async ({
    page,
    context,
    school,
  }) => {
    test.slow();
    const homework = await releaseSevenTypes(school);
    await page.goto(homework.route);
    await expect(page.getByRole('option', { name: homework.studentClass })).toBeAttached();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await beginAs(page, homework, newName());
    const card = (number: number) => questionCard(page, number);
    for (const option of ['copper', 'iron']) await card(1).getByText(option).tap();
    for (const option of ['pumps blood', breathes, 'cleans the blood'])
      await card(2).getByRole('button', { name: option }).tap();

    await dragByTouch(page, card(3), 'egg', 'pupa');
    await dragByTouch(page, card(3), larva, 'pupa');
    expect(await things(card(3))).toEqual(['egg', larva, 'pupa', 'adult']);

    // The tap that follows a drag is not always taken for one.
    await expect(async () => {
      await card(4).getByLabel('Gap 1 of 3').tap();
      await expect(card(4).getByLabel('Gap 1 of 3')).toBeFocused({ timeout: 2_000 });
    }).toPass();
    await page.keyboard.insertText('pumps blood');
    await card(4).getByLabel('Gap 2 of 3').selectOption('oxygen');
    await card(4).getByLabel('Gap 3 of 3').fill('lungs');
    for (const option of ['metal', 'non-metal']) await card(5).getByRole('button', { name: option, exact: true }).tap();
    await card(6).getByLabel('Number').fill('12.4');
    await card(6).getByLabel('Unit').selectOption('cm');
    await card(7).getByLabel('Number').fill('-2.5');
    await card(8).locator('button[aria-hidden]', { hasText: 'B' }).tap();
    await expect(card(8).getByRole('combobox', { name: 'Label B' })).toBeFocused();
    for (const option of ['stomach', 'liver', 'small intestine'])
      await card(8).getByRole('button', { name: option, exact: true }).tap();
    await card(9).getByLabel('Copper, Symbol').fill('Cu');
    await card(9).getByLabel('Copper, Colour').fill('brown');
    await card(9).getByLabel('Magnesium, In dilute acid').selectOption('fizzes');
    await card(10).getByLabel('Gap 1 of 1').fill('الدم');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await submitOffline(page);
    await context.setOffline(false);
    const reference = await savedReference(page);
    await expect(page.getByText('Total score: 22/22')).toBeVisible();
    await page.goto(`/result/${reference}`);
    await page.getByRole('link', { name: 'Q2 Correct' }).click();
    await expect(page.getByRole('row', { name: 'Lung takes oxygen' })).toContainText('Right');
    await expectAccessible(page);
  });
});

/** Drags a thing of an order by its handle to where another one is, with a finger. */
async function dragByTouch(page: Page, card: Locator, thing: string, to: string) {
  const middle = async (text: string) => {
    const item = card.getByRole('listitem').filter({ hasText: text });
    const box = await item.boundingBox();
    return { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  await card.getByRole('list').evaluate((list) => list.scrollIntoView({ block: 'center' }));
  const [from, target] = [await middle(thing), await middle(to)];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] });
  await touch('touchStart', from.y);
  for (const share of [0.3, 0.6, 1]) await touch('touchMove', from.y + (target.y - 3 - from.y) * share);
  await touch('touchEnd');
  await client.detach();
}
