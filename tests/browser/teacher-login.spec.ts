import { expect, type Page } from '@playwright/test';
import { type School, type StaffAccount, test } from './support/school.ts';
import { tryEach } from './support/steps.ts';

test.use({ isSchoolLeftAsItIs: true });

const teacherLogin = '/teacher-login-new';
const loginButton = (page: Page) => page.getByRole('button', { name: 'Log in' });

async function fillIn(page: Page, { name, username, password }: StaffAccount): Promise<void> {
  await expect(loginButton(page)).toBeVisible();
  const teacherName = page.getByLabel('Teacher name');
  if ((await teacherName.count()) > 0) await teacherName.fill(name);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

const kept = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test('a teacher logs in by keyboard alone and is on the dashboard', async ({ page, school }) => {
  await page.goto(teacherLogin);
  await page.getByLabel('Teacher name').focus();
  await page.keyboard.type('ms f');
  await page.keyboard.press('Tab');
  await page.keyboard.type(school.teacher.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(school.teacher.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/teacher-dashboard');
  await expect(page.getByText(`Logged in as ${school.teacher.name}`)).toBeVisible();
  expect(await kept(page)).toMatchObject({
    teacherToken: expect.stringMatching(/^[\w-]{43}$/),
    teacherName: school.teacher.name,
    teacherLoggedIn: 'true',
    authenticatedAs: school.teacher.username,
    teacherKnownAs: 'ms f',
  });
});

test('the form of the login says what is missing, at its field, and shows the password when asked', async ({
  page,
}) => {
  await page.goto(teacherLogin);
  await tryEach<() => Promise<void>>(
    [
      [
        'password managers know the fields',
        async () => {
          await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username');
          await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
            'autocomplete',
            'current-password',
          );
        },
      ],
      [
        'the password can be looked at and hidden again',
        async () => {
          const password = page.getByLabel('Password', { exact: true });
          await password.fill('secret');
          await expect(password).toHaveAttribute('type', 'password');
          await page.getByRole('button', { name: 'Show password' }).click();
          await expect(password).toHaveAttribute('type', 'text');
          await page.getByRole('button', { name: 'Hide password' }).click();
          await expect(password).toHaveAttribute('type', 'password');
          await expect(password).toHaveValue('secret');
          await password.fill('');
        },
      ],
      [
        'without a name the button does nothing and says why',
        async () => {
          const requests: string[] = [];
          page.on('request', (request) => requests.push(request.url()));
          await expect(loginButton(page)).toHaveAttribute('aria-disabled', 'true');
          await expect(loginButton(page)).toHaveAccessibleDescription('Please enter your name');
          await page.getByLabel('Username').fill('fletcher');
          await page.getByLabel('Username').press('Enter');
          await page.getByLabel('Teacher name').fill('  ');
          await expect(loginButton(page)).toHaveAccessibleDescription('Please enter your name');
          await page.getByLabel('Teacher name').fill('Mrs Fletcher');
          await expect(page.getByText('Please enter your name')).toHaveCount(0);
          expect(requests.filter((url) => url.includes('login'))).toEqual([]);
        },
      ],
      [
        'a username or password that is missing is asked for at its field',
        async () => {
          await page.getByLabel('Username').fill('');
          await page.getByLabel('Teacher name').fill('Mrs Fletcher');
          await loginButton(page).click();
          await expect(page.getByLabel('Username')).toBeFocused();
          await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Enter your username');
          await page.getByLabel('Username').fill('fletcher');
          await loginButton(page).click();
          await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
          await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Enter your password');
        },
      ],
    ],
    (attempt) => attempt(),
  );
});

const wrong = { name: 'Mrs Fletcher', username: 'nobody', password: 'wrong' };

/** Where, what the server does, and what is said (spec part 2, section 8). */
const failures: readonly [
  place: string,
  why: string,
  answer: Parameters<Page['route']>[1] | undefined,
  says: string,
][] = [
  [teacherLogin, 'a wrong password', undefined, 'Invalid username or password'],
  [
    teacherLogin,
    'a refusal without a reason',
    (route) => route.fulfill({ status: 401, json: { success: false } }),
    'Invalid username or password',
  ],
  [
    teacherLogin,
    'a fault that says nothing of the password',
    (route) => route.fulfill({ status: 500, body: 'no' }),
    'Login failed. Please try again.',
  ],
  [teacherLogin, 'no connection', (route) => route.abort(), 'Login failed. Please try again.'],
  [
    teacherLogin,
    'a page instead of an answer',
    (route) => route.fulfill({ status: 200, body: '<h1>Wi-Fi</h1>' }),
    'Login failed. Please try again.',
  ],
  [
    teacherLogin,
    'too many attempts',
    (route) => route.fulfill({ status: 429, json: { success: false, error: 'Try again in 15 minutes.' } }),
    'Try again in 15 minutes.',
  ],
  ['/admin-login', 'a wrong password', undefined, 'Invalid username or password'],
  ['/admin-login', 'a refusal without a reason', (route) => route.fulfill({ status: 500, body: 'no' }), 'Login failed'],
  ['/teacher-login', 'no connection', (route) => route.abort(), 'Network error. Please try again.'],
];

test('a login that fails says what is wrong', ({ page }) =>
  tryEach(
    failures.map((failure) => [`${failure[0]} with ${failure[1]}`, failure] as const),
    async ([place, , answer, says]) => {
      await page.unrouteAll();
      if (answer !== undefined) await page.route(/\/api\/teacher(-login-new|\/login)$/, answer);
      await page.goto(place);
      await fillIn(page, wrong);
      await loginButton(page).click();
      await expect(page.getByRole('alert').filter({ hasText: says })).toHaveText(says);
      await expect(page.getByLabel('Username')).toHaveValue('nobody');
      expect(await kept(page)).not.toHaveProperty('teacherToken');
      expect(await kept(page)).not.toHaveProperty('adminToken');
    },
  ));

for (const place of ['/teacher-login', '/admin-login']) {
  test(`an admin logs in at ${place}`, async ({ page, school }) => {
    await page.goto(place);
    await fillIn(page, school.admin);
    await loginButton(page).click();
    await expect(page).toHaveURL('/admin-dashboard');
    expect((await kept(page)).adminToken).toMatch(/^[\w-]{43}$/);
  });
}

test('a teacher who tries the admin login is told where to go', async ({ page, school }) => {
  await page.goto('/admin-login');
  await fillIn(page, school.teacher);
  await loginButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Teachers log in at' })).toBeVisible();
  await page.getByRole('link', { name: 'Teacher login' }).click();
  await expect(page).toHaveURL(teacherLogin);
  await page.getByRole('link', { name: 'Admin login' }).click();
  await expect(page).toHaveURL('/admin-login');
});

test('whoever was sent to the login is on the page that was asked for afterwards', async ({ page, school }) => {
  await page.goto('/teacher-dashboard/report/3?class=8a%2FSc1');
  await expect(page.getByText('Please log in to see the teacher dashboard.')).toBeVisible();
  await page.getByRole('link', { name: 'Teacher login' }).click();
  await fillIn(page, school.teacher);
  await loginButton(page).click();
  await expect(page).toHaveURL('/teacher-dashboard/report/3?class=8a%2FSc1');
  await expect(page.getByRole('heading', { name: '8a/Sc1', level: 1 })).toBeVisible();
});

test('logging out forgets the teacher, here and on the server', async ({ teacherPage: page, school }) => {
  await page.goto('/teacher-dashboard');
  await expect(page.getByText('8a/Sc1').first()).toBeVisible();
  const { teacherToken } = await kept(page);
  const revoked = page.waitForResponse('**/api/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(teacherLogin);
  expect((await revoked).status()).toBe(200);
  expect(Object.keys(await kept(page)).filter((key) => /teacher|authenticated/i.test(key))).toEqual([]);
  await expect(statusOf(school, teacherToken)).resolves.toBe(401);
  await page.goto('/teacher-dashboard');
  await expect(page.getByText('Please log in to see the teacher dashboard.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Teacher login' })).toHaveAttribute('href', teacherLogin);
});

async function statusOf({ url }: School, token: string | undefined): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`${url}/api/teacher-assignments`, { headers })).status;
}
