import { expect, type Page } from '@playwright/test';
import { figure, figuresCall, openTables, plot } from './support/analytics.ts';
import { expectAccessibleAlong, isAccessible } from './support/axe.ts';
import { test } from './support/school.ts';

test.use({ isSchoolLeftAsItIs: true });

const advanced = '/admin-dashboard?tab=advanced';

test('Advanced Analytics shows the school over time, by hour, and what was hard, in bars as long as their numbers say', async ({
  adminPage: page,
}) => {
  await page.goto(advanced);
  await expect(figure(page, 'Attempts')).toContainText(/Attempts4\D/);
  await expect(figure(page, 'Handed in')).toContainText(/\d+%/);
  const week = plot(page, 'Completion over time');
  await week.getByText('Show as a table').click();
  await expect(week.getByRole('row').last()).toContainText(/\d+ \w+/);
  await plot(page, 'Attempts by day of the week').getByText('Show as a table').click();
  await expect(plot(page, 'Attempts by day of the week').getByRole('row')).toHaveCount(1 + 7);
  await plot(page, 'Attempts by hour of the day').getByText('Show as a table').click();
  await expect(plot(page, 'Attempts by hour of the day').getByRole('row')).toHaveCount(1 + 24);
  const hardest = plot(page, 'Hardest questions').getByRole('listitem').first();
  await expect(hardest).toContainText('watt');
  await expect(plot(page, 'Marks worth a look')).toContainText(/1 of \d+/);

  const bars = plot(page, 'Marks worth a look').getByRole('listitem');
  await expect(bars.first()).toBeVisible();
  for (const bar of await bars.all()) {
    const [, some, all] = /(\d+) of (\d+)$/.exec((await bar.textContent()) ?? '') ?? [];
    const width = Number(await bar.locator('rect').getAttribute('width'));
    expect(width).toBeCloseTo((100 * Number(some)) / Number(all), 5);
  }

  const asked = page.waitForRequest((request) => request.url().includes('weeks=53'));
  await page.getByLabel('Period').selectOption('A year (53 weeks)');
  await asked;
  await expect(figure(page, 'Attempts')).toBeVisible();
  await expect(page.getByLabel('Period')).toHaveValue('53');
});

test('figures that cannot be had say so, and can be asked for again', async ({ adminPage: page }) => {
  await page.route(figuresCall, (route) => route.abort());
  await page.goto(advanced);
  await expect(page.getByRole('alert')).toContainText('Could not load the figures.');
  await expect(page.getByText('Loading…')).toHaveCount(0);
  await page.unroute(figuresCall);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(figure(page, 'Attempts')).toBeVisible();
});

const states: Record<string, (page: Page) => Promise<void>> = {
  'Advanced Analytics with every table open': async (page) => {
    await page.goto(advanced);
    await expect(plot(page, 'Marks worth a look')).toBeVisible();
    await openTables(page);
  },
  'Advanced Analytics that is loading': async (page) => {
    await page.route(figuresCall, () => new Promise(() => {}));
    await page.goto(advanced);
    await expect(page.getByText('Loading the figures…')).toBeVisible();
  },
  'Advanced Analytics that failed': async (page) => {
    await page.route(figuresCall, (route) => route.abort());
    await page.goto(advanced);
    await expect(page.getByRole('alert')).toBeVisible();
  },
};

test(isAccessible('Advanced Analytics'), ({ adminPage: page }) => expectAccessibleAlong(page, states));
