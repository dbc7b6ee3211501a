import { expect, type Page } from '@playwright/test';
import { expectAccessibleAfter, isAccessible } from './support/axe.ts';
import { type School, test } from './support/school.ts';

const advanced = '/admin-dashboard?tab=advanced';
const btec = '/admin-dashboard?tab=btec';
const call = '**/api/admin/analytics*';

const plot = (page: Page, name: string) => page.getByRole('figure', { name, exact: true });
const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

async function handInChildcare({ call: send }: School): Promise<void> {
  await send('POST', '/api/submit-btec-childcare', {
    studentName: 'Ella Ede',
    studentClass: '12A/Cc1',
    teacher: 'Mrs A. Wren',
    answers: { q1c1: 'palmar grasp', q2a: 'parallel play' },
  });
}

/** Everything that is drawn stands in a table too. */
async function openTables(page: Page): Promise<void> {
  for (const summary of await page.getByText('Show as a table').all()) await summary.click();
}

test('Advanced Analytics shows the school over time, by hour, and what was hard', async ({ adminPage: page }) => {
  await page.goto(advanced);
  await expect(figure(page, 'Attempts')).toContainText(/Attempts[5-9]/);
  await expect(figure(page, 'Handed in')).toContainText(/\d+%/);
  const week = plot(page, 'Completion over time');
  await week.getByText('Show as a table').click();
  await expect(week.getByRole('row').last()).toContainText(/\d+ \w+/);
  await plot(page, 'Attempts by day of the week').getByText('Show as a table').click();
  await expect(plot(page, 'Attempts by day of the week').getByRole('row')).toHaveCount(1 + 7);
  await plot(page, 'Attempts by hour of the day').getByText('Show as a table').click();
  await expect(plot(page, 'Attempts by hour of the day').getByRole('row')).toHaveCount(1 + 24);
  // Other tests hand in homework of their own at this school.
  const hardest = plot(page, 'Hardest questions').getByRole('listitem').filter({ hasText: 'Year 8' }).first();
  await expect(hardest).toContainText('watt');
  await expect(plot(page, 'Marks worth a look')).toContainText(/1 of \d+/);
});

test('the period can be chosen', async ({ adminPage: page }) => {
  await page.goto(advanced);
  await expect(figure(page, 'Attempts')).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().includes('weeks=53'));
  await page.getByLabel('Period').selectOption('A year (53 weeks)');
  expect((await asked).url()).toContain('timeZone=');
  await expect(figure(page, 'Attempts')).toBeVisible();
  await expect(page.getByLabel('Period')).toHaveValue('53');
});

test('figures that cannot be had say so, and can be asked for again', async ({ adminPage: page }) => {
  await page.route(call, (route) => route.abort());
  await page.goto(advanced);
  await expect(page.getByRole('alert')).toContainText('Could not load the figures.');
  await page.unroute(call);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(figure(page, 'Attempts')).toBeVisible();
});

test('BTEC Analytics shows the childcare assessment alone', async ({ adminPage: page, school }) => {
  await page.route(call, async (route) => {
    const analytics = await (await route.fetch()).json();
    analytics.overview.attempts = 0;
    await route.fulfill({ json: analytics });
  });
  await page.goto(btec);
  await expect(page.getByText('No childcare assessment has been handed in during this time.')).toBeVisible();
  await page.unroute(call);
  await handInChildcare(school);
  await page.goto(btec);
  await expect(plot(page, 'Handed in, by homework')).toContainText('BTEC Childcare');
  await expect(plot(page, 'Handed in, by homework')).not.toContainText('Year 8');
  await expect(plot(page, 'Hardest questions')).toContainText('palmar grasp');
});

const states: Record<string, (page: Page, school: School) => Promise<void>> = {
  'Advanced Analytics with every table open': async (page) => {
    await page.goto(advanced);
    await expect(plot(page, 'Marks worth a look')).toBeVisible();
    await openTables(page);
  },
  'BTEC Analytics with every table open': async (page, school) => {
    await handInChildcare(school);
    await page.goto(btec);
    await expect(plot(page, 'Hardest questions')).toBeVisible();
    await openTables(page);
  },
  'Advanced Analytics that is loading': async (page) => {
    await page.route(call, () => new Promise(() => {}));
    await page.goto(advanced);
    await expect(page.getByText('Loading the figures…')).toBeVisible();
  },
  'Advanced Analytics that failed': async (page) => {
    await page.route(call, (route) => route.abort());
    await page.goto(advanced);
    await expect(page.getByRole('alert')).toBeVisible();
  },
};

for (const [state, open] of Object.entries(states))
  test(isAccessible(state), ({ adminPage: page, school }) => expectAccessibleAfter(page, () => open(page, school)));
