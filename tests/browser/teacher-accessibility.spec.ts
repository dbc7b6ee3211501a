import { expect, type Page } from '@playwright/test';
import { expectAccessibleAlong, isAccessible } from './support/axe.ts';
import { openAttempt, test } from './support/school.ts';

test.use({ isSchoolLeftAsItIs: true });

const report = '/teacher-dashboard/report/3';
const never = () => new Promise<void>(() => {});

/** Every state of the login pages and of pages that nobody is signed in for, in the order in which one page comes through them. */
const signedOut: Record<string, (page: Page) => Promise<void>> = {
  'the teacher login': async (page) => void (await page.goto('/teacher-login-new')),
  'the teacher login with fields missing': async (page) => {
    await page.goto('/teacher-login-new');
    await page.getByLabel('Teacher name').fill('Ms Patel');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(page.getByText('Enter your password')).toBeVisible();
  },
  'a failed admin login': async (page) => {
    await page.route('**/api/teacher/login', (route) => route.abort());
    await page.goto('/admin-login');
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Network error. Please try again.')).toBeVisible();
  },
  'the dashboard without a login': async (page) => {
    await page.goto('/teacher-dashboard');
    await expect(page.getByText('Please log in')).toBeVisible();
  },
};

/** Every state of the teachers' pages, likewise. */
const signedIn: Record<string, Record<string, (page: Page) => Promise<void>>> = {
  'the teacher dashboard': {
    'the login of somebody who is logged in': async (page) => {
      await page.goto('/teacher-login-new');
      await expect(page.getByText('is logged in on this computer')).toBeVisible();
    },
    'a dashboard that is initializing': async (page) => {
      await page.route('**/api/update-user-session', never);
      await page.goto('/teacher-dashboard');
      await expect(page.getByText('Initializing your session…')).toBeVisible();
    },
    'a dashboard with classes open': async (page) => {
      await page.goto('/teacher-dashboard?all=1&show=3&show=4');
      await page.getByLabel('Only my classes').uncheck();
      await page.getByRole('button', { name: /^8a\/Sc1/ }).click();
      await page.getByRole('button', { name: /^9a\/Sc1/ }).click();
      await expect(page.getByRole('link', { name: 'Gus Guest' })).toBeVisible();
      await expect(page.getByText('Loading classes…')).toHaveCount(0);
    },
    'a dashboard that is loading, and one call failed': async (page) => {
      await page.route('**/api/assignments/*/stats', never);
      await page.route('**/api/assignments/3/stats', (route) => route.abort());
      await page.goto('/teacher-dashboard?show=3&show=4');
      await expect(page.getByRole('alert')).toBeVisible();
    },
    'a dashboard without assignments': async (page) => {
      await page.route('**/api/teacher-assignments', (route) => route.fulfill({ json: [] }));
      await page.goto('/teacher-dashboard');
      await expect(page.getByText('No assignments available at the moment.')).toBeVisible();
    },
  },
  'class reports': {
    'a class report with everything shown': async (page) => {
      await page.goto(`${report}?class=8a%2FSc1`);
      for (const summary of await page.getByText('Show as a table').all()) await summary.click();
      await page.getByRole('button', { name: 'Show all 7 questions' }).click();
      await page.getByRole('button', { name: 'Copy names' }).click();
      await expect(page.getByRole('link', { name: 'Gus Guest' })).toBeVisible();
    },
    'a class report without anything': async (page) => {
      await page.goto(`${report}?class=8b%2FSc4`);
      await expect(page.getByText('There is no class list of 8b/Sc4')).toBeVisible();
    },
    'the report of all classes': async (page) => {
      await page.goto(report);
      await expect(page.getByRole('figure', { name: 'Students by grade' })).toBeVisible();
    },
  },
  attempts: {
    'an attempt': async (page) => {
      await page.goto(`${report}?class=8a%2FSc1`);
      await openAttempt(page, 'Ben Bold');
      await expect(page.getByText('Worth a look').first()).toBeVisible();
    },
    'an attempt whose marks were earned by a part with many allowed words': async (page) => {
      await page.route('**/api/attempts/*', async (route) => {
        const attempt = await (await route.fetch({ maxRetries: 3 })).json();
        for (const { evidence } of attempt.answers)
          for (const one of evidence) one.part = Array(20).fill('reflects').join('/');
        await route.fulfill({ json: attempt });
      });
      await page.goto(`${report}?class=8a%2FSc1`);
      await openAttempt(page, 'Ben Bold');
      await expect(page.getByText('For “reflects/reflects').first()).toBeVisible();
    },
    'an attempt that there is not': async (page) => {
      await page.goto('/teacher-dashboard/attempts/999999');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
};

test(isAccessible('pages without a login'), ({ page }) => expectAccessibleAlong(page, signedOut));

for (const [part, along] of Object.entries(signedIn))
  test(isAccessible(part), ({ teacherPage: page }) => expectAccessibleAlong(page, along));
