import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleAfter, expectAccessibleAlong, isAccessible } from './support/axe.ts';
import { year7, year8 } from './support/homework.ts';
import { answerRightly, newName, pressSubmit, start, submit } from './support/student.ts';

/** Every state outside a homework, in the order in which one page comes through them. */
const outside: Record<string, (page: Page) => Promise<void>> = {
  // First, before the browser has kept one.
  'no class list': async (page) => {
    await page.route('**/api/classes', (route) => route.abort());
    await page.goto(year8.route);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  'the front page': async (page) => void (await page.goto('/')),
  'the science department': async (page) => {
    await page.goto('/science-department');
    // On a busy machine the toast may have gone before it is looked for.
    await expect(async () => {
      await page.getByRole('button', { name: 'Copy URL' }).first().click();
      await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('button')).toBeVisible({
        timeout: 4000,
      });
    }).toPass();
  },
  'the science department without a list': async (page) => {
    await page.route('**/api/assignments', (route) => route.abort());
    await page.goto('/science-department');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
  'an unknown address': async (page) => void (await page.goto('/no-such-page')),
  'no homework': async (page) => {
    await page.goto('/homework/999');
    await expect(page.getByText('No homework assignment available at this time.')).toBeVisible();
  },
  'loading questions': async (page) => {
    await page.route('**/api/assignments', () => new Promise(() => {}));
    await page.goto(year7.route);
    await expect(page.getByText('Loading homework questions...')).toBeVisible();
  },
  'a look of one’s own, which the next page has too': async (page) => {
    const aa = page.getByRole('button', { name: /^Aa/ });
    await aa.press('Enter');
    for (const [label, choice] of [
      ['Text size', 'Largest'],
      ['Spacing', 'Wide'],
      ['Letters', 'Dyslexia-friendly'],
      ['Paper colour', 'Yellow'],
      ['Light or dark', 'Light'],
    ] as const)
      await page.getByLabel(label).selectOption(choice);
    await page.keyboard.press('Escape');
    await expect(aa).toBeFocused();
    await page.goto(year8.route);
    await expect(page.getByLabel('Your Name')).toHaveCSS('font-size', '23px');
    await aa.press('Enter');
    await expect(page.getByLabel('Paper colour')).toHaveValue('yellow');
  },
};

/** States of a homework that no other test comes through, and how to get there. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'a draft offered while an attempt waits': async (page) => {
    const name = newName();
    await start(page, year8, newName());
    await answerRightly(page, year8, 1);
    await page.route('**/api/students', (route) => route.abort());
    await submit(page);
    await start(page, year8, name);
    await answerRightly(page, year8, 2);
    await start(page, year8, name);
    await expect(page.getByRole('heading', { name: 'Continue where you left off?' })).toBeVisible();
    await expect(page.getByText('waiting to be sent')).toBeVisible();
  },
  'answers handed in that only the server can mark': async (page) => {
    await page.route('**/api/assignments', async (route) => {
      const list = await (await route.fetch({ maxRetries: 3 })).json();
      for (const item of list) item.schemeDigest = 'newer';
      await route.fulfill({ json: list });
    });
    await start(page, year8, newName());
    await answerRightly(page, year8, 1);
    await page.route('**/api/students', (route) => route.abort());
    await pressSubmit(page);
    await expect(page.getByRole('heading', { name: 'Your answers are waiting to be sent' })).toBeVisible();
  },
};

test(isAccessible('the way to a homework'), ({ page }) => expectAccessibleAlong(page, outside));

for (const [state, arrive] of Object.entries(states))
  test(isAccessible(state), ({ page }) => expectAccessibleAfter(page, () => arrive(page)));
