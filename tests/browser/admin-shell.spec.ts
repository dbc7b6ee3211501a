import { expect } from '@playwright/test';
import { openAdmin } from './support/admin.ts';
import { tabTo } from './support/keyboard.ts';
import { test } from './support/school.ts';

const tabNames = [
  'Science Analytics',
  'BTEC Analytics',
  'Advanced Analytics',
  'User Activity Monitor',
  'Homework',
  'Classes',
  'Staff accounts',
  'Audit log',
];

for (const address of ['/admin-dashboard', '/dashboard']) {
  test(`${address} asks for a login, and leads there`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByText('Please log in to see the admin dashboard.')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.getByRole('link', { name: 'Admin login' }).click();
    await expect(page).toHaveURL('/admin-login');
  });

  test(`${address} has the tabs of the specification first`, async ({ adminPage: page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible();
    for (const name of tabNames) await expect(page.getByRole('tab', { name })).toBeVisible();
    expect((await page.getByRole('tab').allTextContents()).slice(0, 4)).toEqual(tabNames.slice(0, 4));
    await expect(page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Home' })).toBeVisible();
  });
}

test('a token that the server takes no more leads to the login', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('adminToken', 'long gone'));
  await openAdmin(page, 'tab=classes');
  await expect(page.getByText('Your login has ended. Please log in again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
});

test('a teacher’s login does not open it', async ({ teacherPage: page }) => {
  await openAdmin(page, 'tab=classes');
  await expect(page.getByText('Please log in to see the admin dashboard.')).toBeVisible();
});

test('the tab is in the address: reload, Back and Forward lead to it', async ({ adminPage: page }) => {
  await openAdmin(page, '');
  await page.getByRole('tab', { name: 'Classes' }).click();
  await expect(page.getByRole('heading', { name: 'Classes', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/admin-dashboard?tab=classes');
  await page.getByRole('tab', { name: 'Staff accounts' }).click();
  await expect(page.getByRole('heading', { name: 'Staff accounts' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Staff accounts' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Classes', selected: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Classes', exact: true })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('tab', { name: 'Staff accounts', selected: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Staff accounts' })).toBeVisible();
});

test('an unknown tab opens the first; arrow keys move between tabs and Enter opens one; two tools open and close', async ({
  adminPage: page,
}) => {
  const first = page.getByRole('tab', { name: 'Science Analytics' });
  await openAdmin(page, 'tab=toString');
  await expect(page.getByRole('tab', { name: 'Science Analytics', selected: true })).toBeVisible();
  await tabTo(page, first);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'BTEC Analytics' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Science Analytics', selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'BTEC Analytics', selected: true })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'BTEC Analytics' })).toBeVisible();

  await first.click();
  await expect(page.getByRole('heading', { name: 'Quick stats' })).toBeVisible();
  const upload = page.getByRole('region', { name: 'Upload Homework' }).getByRole('button');
  await upload.click();
  await expect(page.getByRole('heading', { name: 'Upload Homework' }).last()).toBeFocused();
  await expect(upload).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('heading', { name: 'Quick stats' })).toHaveCount(0);
  await page.getByRole('region', { name: 'Preview & Test Homework' }).getByRole('button').click();
  await expect(page.getByLabel('Batch name')).toHaveCount(0);
  await expect(page.getByText('Released or not: only staff see this page')).toBeVisible();
  await page.goBack();
  await upload.click();
  await expect(page.getByRole('heading', { name: 'Quick stats' })).toBeVisible();
});

test('Logout forgets the token here and on the server', async ({ adminPage: page, school }) => {
  await openAdmin(page, 'tab=classes');
  await expect(page.getByText('7a/Sc1', { exact: true })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('adminToken') ?? '');
  const left = page.waitForResponse('**/api/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin-login');
  expect((await left).ok()).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
  await expect(school.call('GET', '/api/admin/users', undefined, token)).rejects.toThrow('401');
  await page.goto('/admin-dashboard');
  await expect(page.getByText('Please log in')).toBeVisible();
});

test('a tab that cannot be loaded says so, and tries again', async ({ adminPage: page }) => {
  await page.route('**/api/admin/classes', (route) => route.abort());
  await openAdmin(page, 'tab=classes');
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await page.unroute('**/api/admin/classes');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('7a/Sc1', { exact: true })).toBeVisible();
});
