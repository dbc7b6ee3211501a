import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';

const port = process.env.MARKWELL_TEST_PORT;
const oldHost = `127.0.0.1:${port}`;
/** The same server by another name stands for the new site. */
const target = `http://localhost:${port}/science-department`;

async function settings(page: Page, redirectToUrl: string | null, redirectFromHosts: string[] = [oldHost]) {
  await page.route('**/api/site', (route) =>
    route.fulfill({ json: { redirectFromHosts, redirectToUrl, timeZone: 'Europe/London' } }),
  );
}

const moved = (page: Page) => page.getByRole('heading', { name: 'We have moved' });

test('nothing redirects on a fresh installation', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Enter Science Hub' })).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(page).toHaveURL('/');
  for (const path of ['/redirect', '/manual-redirect']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Nothing has moved' })).toBeVisible();
    await expect(page.getByText('There is no new address: you are in the right place.')).toBeVisible();
    if (path === '/redirect') await expectAccessible(page);
    await page.clock.runFor(30_000);
    await expect(page).toHaveURL(path);
  }
});

test('an old address leads to the new one after 20 seconds', async ({ page }) => {
  await page.clock.install();
  await settings(page, target);
  await page.goto('/');
  await expect(moved(page)).toBeVisible();
  await expect(page.getByRole('link', { name: target })).toHaveAttribute('href', target);
  await expect(page.getByRole('timer')).toHaveText('You will be taken there in 20 seconds.');
  await page.clock.runFor(8_000);
  await expect(page.getByRole('timer')).toHaveText('You will be taken there in 12 seconds.');
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '8');
  await page.clock.runFor(12_500);
  await expect(page).toHaveURL(target);
});

test('the countdown can be stopped, and the new address is still one press away', async ({ page }) => {
  await page.clock.install();
  await settings(page, target);
  await page.goto('/redirect');
  await page.getByRole('button', { name: 'Stop the countdown' }).click();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL('/redirect');
  await expect(page.getByRole('timer')).toContainText('The countdown is stopped.');
  await expectAccessible(page);
  await page.getByRole('button', { name: "I've moved" }).click();
  await expect(page).toHaveURL(target);
});

test('other addresses and other pages stay', async ({ page }) => {
  await settings(page, target, ['old.school.example']);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Enter Science Hub' })).toBeVisible();
  await settings(page, target);
  await page.goto('/science-department');
  await expect(page.getByRole('heading', { name: 'Science department' })).toBeVisible();
  await expect(moved(page)).toHaveCount(0);
});

test('a new address on the same host, or one that is no web address, leads nowhere', async ({ page }) => {
  await page.clock.install();
  for (const bad of [`http://${oldHost}/quiz`, 'javascript:document.title="caught"', 'file:///etc/passwd']) {
    await settings(page, bad);
    for (const path of ['/', '/redirect']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.clock.runFor(30_000);
      await expect(page).toHaveURL(path);
      await expect(page.getByText('You will be taken there')).toHaveCount(0);
    }
    await page.unroute('**/api/site');
  }
});

test('the manual page visits the new address, and says for two seconds that it was copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await settings(page, target);
  await page.goto('/manual-redirect');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy URL' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(target);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('button', { name: 'Copy URL' })).toBeVisible();
  await page.getByRole('link', { name: 'Visit new address' }).click();
  await expect(page).toHaveURL(target);
});

test('the debug page tells what was detected, and the test page tries other hosts', async ({ page }) => {
  await settings(page, target, ['old.school.example']);
  await page.goto('/debug-domain');
  for (const text of ['127.0.0.1', oldHost, 'old.school.example', target, 'Does not redirect']) {
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await page.goto('/test-redirect');
  await expect(page.getByText('this host is none of the old ones')).toBeVisible();
  await page.getByLabel('Host').fill('Old.School.Example:8080');
  await expect(page.getByText(`The front page leads to ${target} after a countdown.`)).toBeVisible();
  await expect(page).toHaveURL('/test-redirect');
  await expectAccessible(page);
});

test('the debug page has room for a long address', async ({ page }) => {
  await settings(page, `${target}/${'long'.repeat(20)}`);
  await page.goto('/debug-domain');
  await expect(page.getByText('Redirects', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('whether the site has moved is asked again when it could not be looked up', async ({ page }) => {
  await page.route('**/api/site', (route) => route.abort());
  await page.goto('/redirect');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
});

test('the homework scheduler denies access and leads to the admin login and home', async ({ page }) => {
  await page.goto('/homework-scheduler');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin login' })).toHaveAttribute('href', '/admin-login');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
});
