import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { codeOf } from '../../server/src/testing/authenticator.ts';
import {
  type ProviderAccount,
  type SchoolProvider,
  startSchoolProvider,
} from '../../server/src/testing/school-provider.ts';
import { expectAccessible } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import { createOwnServer, type OwnServer } from './support/own-server.ts';
import { test } from './support/school.ts';

const own = 'gravel-teapot-umbrella';

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/teacher-login-new');
  await page.getByLabel('Teacher name').fill('Ms New');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('somebody new chooses a password, sets up a second step and logs in with it, by keyboard too', async ({
  page,
  school,
}) => {
  const token = await school.signIn(school.admin);
  const made = { username: 'newcomer', displayName: 'Ms N. Newcomer', role: 'teacher' };
  const { password = '' } = await school.call('POST', '/api/admin/users', made, token);
  await logIn(page, 'newcomer', password);

  await expect(page).toHaveURL(/\/my-account/);
  await expect(page.getByText('Choose a password of your own')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/teacher-dashboard');
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page.getByLabel('The password you were given')).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByLabel('New password')).toHaveAttribute('autocomplete', 'new-password');
  await page.getByLabel('The password you were given').fill(password);
  await page.getByLabel('New password').fill('Football2026!');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert').getByText(/too easy to guess/)).toBeVisible();
  await page.getByLabel('New password').fill(own);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This one')).toBeVisible();
  await expectAccessible(page);

  const setUp = page.getByRole('button', { name: 'Set up a second step' });
  await tabTo(page, setUp);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible();
  await page.getByText('It cannot be scanned').click();
  const shown = await page.locator('details .font-mono').textContent();
  const secret = (shown ?? '').replaceAll(' ', '');
  await expectAccessible(page);
  const code = page.getByLabel('Type the six digits');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Turn the second step on' }).click();
  await expect(page.getByRole('alert').getByText(/not the code/i)).toBeVisible();
  const used = codeOf(secret);
  await code.fill(used);
  await code.press('Enter');
  const codes = page.getByRole('listitem');
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const first = await codes
    .filter({ hasText: /^[a-z1-9]{4}-/ })
    .first()
    .textContent();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have kept them', exact: true }).click();
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();
  await page.goto('/teacher-dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();

  await logIn(page, 'newcomer', own);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  await page.keyboard.type(used);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText(/used already/)).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(first ?? '');
  await page.getByLabel('Recovery code').press('Enter');
  await expect(page).toHaveURL('/teacher-dashboard');
});

test('an admin takes the second step of somebody away who lost the phone', async ({ adminPage: page, school }) => {
  const token = await school.signIn(school.admin);
  const made = { username: 'lost-phone', displayName: 'Mr L. Phone', role: 'teacher' };
  const { password = '' } = await school.call('POST', '/api/admin/users', made, token);
  const mine = await school.signIn({ username: 'lost-phone', password, name: '' });
  await school.call('POST', '/api/account/password', { password, newPassword: own }, mine);
  const { secret } = await school.call('POST', '/api/account/second-factor', undefined, mine);
  await school.call('POST', '/api/account/second-factor/confirm', { code: codeOf(String(secret)) }, mine);
  await page.goto('/admin-dashboard?tab=staff');
  const row = page.getByRole('row').filter({ hasText: 'Mr L. Phone' });
  await expect(row.getByText('Second step')).toBeVisible();
  await row.getByRole('button', { name: 'Login…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the second step' }).click();
  await expect(row.getByText('Second step')).toHaveCount(0);
  expect(await school.signIn({ username: 'lost-phone', password: own, name: '' })).not.toBe('');
});

test.describe('the school’s own sign-in', () => {
  let folder = '';
  let server: OwnServer;
  let provider: SchoolProvider;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'markwell-provider-'));
    server = await createOwnServer(folder);
    provider = await startSchoolProvider([`${server.url}/signed-in`]);
    await server.start({
      PUBLIC_URL: server.url,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.client.id,
      OIDC_CLIENT_SECRET: provider.client.secret,
      OIDC_SCOPE: 'openid profile groups',
      OIDC_TEACHER_GROUPS: 'Teaching staff',
      OIDC_ADMIN_GROUPS: 'IT',
      OIDC_BUTTON: 'Use my school account',
    });
  });
  test.afterAll(async () => {
    await server.kill();
    await provider.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const button = (page: Page) => page.getByRole('button', { name: 'Use my school account' });
  const enter = (sub: string, account: ProviderAccount = {}) =>
    provider.accounts.set(sub, { preferred_username: sub, name: `Ms ${sub}`, groups: ['Teaching staff'], ...account });

  async function signIn(page: Page, sub: string, login = '/teacher-login-new'): Promise<void> {
    await page.goto(server.url + login);
    await button(page).click();
    await page.getByRole('button', { name: sub }).click();
  }

  test('opens the dashboard for a new account, and for one that is known', async ({ page }) => {
    enter('patel');
    await signIn(page, 'patel', '/teacher-login-new?next=%2Fteacher-dashboard%2Fclass-links');
    await expect(page).toHaveURL(`${server.url}/teacher-dashboard/class-links`);
    await page.goto(`${server.url}/my-account`);
    await expect(page.getByText('opens this account')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Password' })).toHaveCount(0);
    await expect(page.getByText('by school account').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${server.url}/teacher-dashboard`);
    await page.getByRole('button', { name: 'Logout' }).click();
    await button(page).click();
    await expect(page).toHaveURL(`${server.url}/teacher-dashboard`);
    await expect(page.getByText('Logged in as Ms patel')).toBeVisible();
  });

  test('opens the admin dashboard for an admin, and never another site', async ({ page }) => {
    enter('boss', { groups: ['IT'] });
    await signIn(page, 'boss', '/admin-login?next=https%3A%2F%2Fevil.example%2F');
    await expect(page).toHaveURL(`${server.url}/admin-dashboard`);
  });

  test('tells somebody whose groups give no role', async ({ page }) => {
    enter('pupil', { groups: ['Pupils'] });
    await signIn(page, 'pupil');
    await expect(page.getByText('not as a teacher or administrator')).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/signed-in`);
    await expectAccessible(page);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('tells somebody whose name a local account has, who then links it', async ({ page }) => {
    enter('admin', { groups: ['IT'] });
    await signIn(page, 'admin', '/admin-login');
    await expect(page.getByText('link it under My account')).toBeVisible();
    await page.getByRole('link', { name: 'Admin login' }).click();
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('browser-tests-only');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('link', { name: 'My account' }).click();
    await page.getByRole('button', { name: 'Link my school account' }).click();
    await page.getByLabel('Your password').fill('browser-tests-only');
    await page.getByRole('button', { name: 'Go to the school’s sign-in' }).click();
    await expect(page.getByText('opens this account')).toBeVisible();
  });

  test('refuses an answer with another state or nonce, and one that was called off', async ({ page }) => {
    enter('careful');
    await page.goto(`${server.url}/teacher-login-new`);
    await button(page).click();
    await expect(page.getByRole('button', { name: 'careful' })).toBeVisible();
    await page.goto(`${server.url}/signed-in?code=made-up&state=made-up`);
    await expect(page.getByText('could not be confirmed')).toBeVisible();

    await page.route('**/api/sign-in/provider', async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      const url = new URL((await response.json()).url);
      url.searchParams.set('nonce', 'of-somebody-else');
      await route.fulfill({ response, json: { url: url.href } });
    });
    await signIn(page, 'careful');
    await expect(page.getByText('could not be confirmed')).toBeVisible();
    await page.unroute('**/api/sign-in/provider');

    await page.context().clearCookies();
    await signIn(page, 'Call it off');
    await expect(page.getByText('was called off')).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('says so when the provider is down, and the password works', async ({ page }) => {
    await provider.close();
    await page.goto(`${server.url}/admin-login`);
    await button(page).click();
    await expect(page.getByRole('alert').getByText('does not answer at the moment')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('browser-tests-only');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(`${server.url}/admin-dashboard`);
    await provider.open();
  });
});
