import { expect } from '@playwright/test';
import { figuresCall, openTables, plot } from './support/analytics.ts';
import { expectAccessibleAfter, isAccessible } from './support/axe.ts';
import { type School, test } from './support/school.ts';

const btec = '/admin-dashboard?tab=btec';

async function handInChildcare({ call: send }: School): Promise<void> {
  await send('POST', '/api/submit-btec-childcare', {
    studentName: 'Ella Ede',
    studentClass: '12A/Cc1',
    teacher: 'Mrs A. Wren',
    answers: { q1c1: 'palmar grasp', q2a: 'parallel play' },
  });
}

test('BTEC Analytics shows the childcare assessment alone', async ({ adminPage: page, school }) => {
  await page.route(figuresCall, async (route) => {
    const analytics = await (await route.fetch({ maxRetries: 3 })).json();
    analytics.overview.attempts = 0;
    await route.fulfill({ json: analytics });
  });
  await page.goto(btec);
  await expect(page.getByText('No childcare assessment has been handed in during this time.')).toBeVisible();
  await page.unroute(figuresCall);
  await handInChildcare(school);
  await page.goto(btec);
  await expect(plot(page, 'Handed in, by homework')).toContainText('BTEC Childcare');
  await expect(plot(page, 'Handed in, by homework')).not.toContainText('Year 8');
  await expect(plot(page, 'Hardest questions')).toContainText('palmar grasp');
});

test(isAccessible('BTEC Analytics with every table open'), ({ adminPage: page, school }) =>
  expectAccessibleAfter(page, async () => {
    await handInChildcare(school);
    await page.goto(btec);
    await expect(plot(page, 'Hardest questions')).toBeVisible();
    await openTables(page);
  }),
);
