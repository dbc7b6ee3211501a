import { expect } from '@playwright/test';
import { expectToast, newHomework, openAdmin } from './support/admin.ts';
import { tabTo } from './support/keyboard.ts';
import { test } from './support/school.ts';

test('a homework is brought in, corrected, tried and released with the keyboard alone', async ({ adminPage: page }) => {
  test.slow();
  const homework = newHomework();
  const press = (key: string) => page.keyboard.press(key);
  await openAdmin(page, '');
  await tabTo(page, page.getByRole('region', { name: 'Upload Homework' }).getByRole('button'));
  await press('Enter');
  await tabTo(page, page.getByLabel('Batch name'));
  await page.keyboard.type('Week 3');
  await tabTo(page, page.getByLabel('Or paste JSON'));
  await page.keyboard.insertText(JSON.stringify([homework]));
  await tabTo(page, page.getByRole('button', { name: 'Preview', exact: true }));
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Check what was understood' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Edit question 2' }));
  await press('Enter');
  await tabTo(page, page.getByLabel('Accepted answers'));
  await press('ControlOrMeta+End');
  await page.keyboard.type('\nN');
  await tabTo(page, page.getByRole('button', { name: 'Done with question 2' }));
  await press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Upload 1 homework' }));
  await press('Enter');
  await expectToast(page, 'Upload Successful!');

  await tabTo(page, page.getByRole('link', { name: 'Preview and test' }));
  await press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'What is the unit of force called?' }));
  await page.keyboard.type('N');
  await tabTo(page, page.getByRole('button', { name: 'Test Auto-Marking' }));
  await press('Enter');
  await expectToast(page, 'Marking Test Complete', 'Total score: 1/2');

  await page.goto('/admin-dashboard?tab=science');
  await tabTo(page, page.getByRole('tab', { name: 'Science Analytics' }));
  for (let presses = 0; presses < 4; presses += 1) await press('ArrowRight');
  await press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Upload homework' }));
  await press('Enter');
  await expect(page.locator('#science-view').getByRole('heading', { name: 'Upload Homework' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Homework' })).toBeFocused();
  const row = page.getByRole('listitem').filter({ hasText: homework.title });
  const release = row.getByRole('button', { name: 'Release' });
  await expect(release).toBeVisible();
  await tabTo(page, release);
  await press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Release' }));
  await press('Enter');
  await expectToast(page, `Released: ${homework.title}`);
  await expect(row.getByRole('button', { name: 'Withdraw' })).toBeFocused();
});
