import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/school.ts';

const week = (page: Page) => page.getByRole('region', { name: 'My week' });

test('a teacher sees the week, chooses other classes by keyboard, and goes from a cell to its report', async ({
  teacherPage: page,
  school,
}) => {
  const token = await school.signIn(school.teacher);
  await school.call('PUT', '/api/my-classes', { classes: ['8a/Sc1'] }, token);
  await school.call('PUT', '/api/homework/2/dates', { classes: ['8a/Sc1'], due: '2020-01-10T16:00' }, token);
  await page.goto('/teacher-dashboard');
  const row = week(page).getByRole('row', { name: /^8a\/Sc1/ });
  // Other tests on the same school may have set this class something later.
  await expect(
    row.getByRole('cell').filter({ hasText: /Handed in 2\/4, average \d+%2 late · 2 missing · \d+ to look at/ }),
  ).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Choose my classes' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Which classes are yours?' });
  // What is shown is what is chosen.
  await expect(dialog.getByText('1 class chosen')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: '8a/Sc1' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: '8a/Sc1' }).press('Space');
  await dialog.getByRole('checkbox', { name: '8a/Sc2' }).press('Space');
  await dialog.getByRole('checkbox', { name: '9a/Sc1' }).press('Space');
  await expect(dialog.getByText('2 classes chosen')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Keep these classes' }).press('Enter');
  await expect(week(page).getByRole('table')).toHaveCount(2);
  await page.reload();
  await expect(week(page).getByRole('row', { name: /^9a\/Sc1/ })).toBeVisible();
  await week(page)
    .getByRole('row', { name: /^8a\/Sc2/ })
    .getByRole('link', { name: /^Handed in/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { name: '8a/Sc2', level: 1 })).toBeFocused();

  await school.call('PUT', '/api/my-classes', { classes: ['8a/Sc1'] }, token);
  await school.call('PUT', '/api/homework/2/dates', { classes: ['8a/Sc1'], due: null }, token);
});

test('a teacher whose name no class has is told what to do', async ({ adminPage: page }) => {
  await page.goto('/teacher-dashboard');
  await expect(week(page).getByText(/No class has your name. Choose your classes/)).toBeVisible();
});
