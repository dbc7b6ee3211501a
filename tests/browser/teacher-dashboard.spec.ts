import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openAttempt, test } from './support/school.ts';
import { tryEach } from './support/steps.ts';

test.use({ isSchoolLeftAsItIs: true });

/** With Year 8 and Year 9 unfolded. */
const dashboard = '/teacher-dashboard?show=3&show=4';
const report = '/teacher-dashboard/report/3?class=8a%2FSc1';

const year8 = (page: Page) => page.getByRole('region', { name: /^Year 8 - / });
const classRow = (page: Page, code: string) => year8(page).getByRole('button', { name: new RegExp(`^${code}`) });

test('the week is there by one call; all homework below it is folded, by year, and asked for when it is opened', async ({
  teacherPage: page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/teacher-dashboard');
  const unfold = page.getByRole('button', { name: /^Year 8 - / });
  await expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('region', { name: 'My week' }).getByRole('table')).toBeVisible();
  const titles = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(titles.slice(1, 7).map((title) => Number(/^Year (\d+) - /.exec(title)?.[1]))).toEqual([7, 7, 8, 9, 10, 11]);
  expect(asked.filter((path) => path === '/api/my-week')).toHaveLength(1);
  await expect(page.getByRole('link', { name: /answers? to judge$/ })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/queue'))).toEqual([]);
  expect(asked.filter((path) => path.endsWith('/stats'))).toEqual([]);
  await unfold.press('Enter');
  await expect(classRow(page, '8a/Sc1')).toHaveText(/1 name not on the class list\s*2\/4 completed.*50%/);
  await page.getByLabel('Only my classes').uncheck();
  await expect(classRow(page, '8a/Sc2')).toHaveText(/1\/25 completed.*4%/);
  expect(asked.filter((path) => path.endsWith('/stats'))).toEqual(['/api/assignments/3/stats']);
  await unfold.press('Enter');
  await expect(classRow(page, '8a/Sc1')).toHaveCount(0);
  await page.reload();
  await expect(unfold).toHaveAttribute('aria-expanded', 'false');
});

test('the dashboard: classes open and close, what is shown can be chosen, and only opening it counts as use', async ({
  teacherPage: page,
}) => {
  const background: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/teacher-assignments')) background.push(request.headers()['x-background']);
  });
  await page.goto(dashboard);
  await tryEach<() => Promise<void>>(
    [
      [
        'fetching again because the window gets the focus does not count as use, opening a page does',
        async () => {
          await expect(classRow(page, '8a/Sc1')).toBeVisible();
          const again = page.waitForResponse('**/api/teacher-assignments');
          await page.evaluate(() => window.dispatchEvent(new Event('focus')));
          await again;
          expect(background).toEqual(['0', '1']);
        },
      ],
      [
        'a class opens to who has completed it, with marks, percentage and grade, and closes again',
        async () => {
          await classRow(page, '8a/Sc1').press('Enter');
          await expect(classRow(page, '8a/Sc1')).toHaveAttribute('aria-expanded', 'true');
          const rows = year8(page).getByRole('table').getByRole('row');
          await expect(rows.nth(1)).toHaveText(
            /Ada Abara\s*7\/7\s*100%\s*Excellent!\s*71%\s*2\s*\w{3} \d+ \w+, \d\d:\d\d$/,
            {
              useInnerText: true,
            },
          );
          await expect(rows.nth(2)).toHaveText(/Ben Bold\s*6\/7\s*86%\s*Very Good!/, { useInnerText: true });
          const apart = year8(page).getByRole('table', { name: /not on the class list/ });
          await expect(apart.getByRole('row').nth(1)).toHaveText(/Gus Guest\s*5\/7\s*71%\s*Good/, {
            useInnerText: true,
          });
          const wide = page.viewportSize();
          await page.setViewportSize({ width: 360, height: 800 });
          await expect(rows.nth(1)).toHaveText(/Ada Abara\s*first of 2: 71%\s*Excellent!\s*7\/7\s*100%$/, {
            useInnerText: true,
          });
          await classRow(page, '8a/Sc1').press('Space');
          await expect(year8(page).getByRole('table')).toHaveCount(0);
          if (wide !== null) await page.setViewportSize(wide);
        },
      ],
      [
        'a teacher who has chosen classes sees these at first, and can look at all',
        async () => {
          await expect(classRow(page, '8a/Sc1')).toBeVisible();
          await expect(classRow(page, '8a/Sc2')).toHaveCount(0);
          await page.getByLabel('Only my classes').uncheck();
          await expect(classRow(page, '8a/Sc2')).toBeVisible();
        },
      ],
      [
        'homework that nobody has done, and a class that has not started, say so',
        async () => {
          const year9 = page.getByRole('region', { name: /^Year 9 - / });
          await expect(year9.getByText('No classes have submitted work for this assignment yet.')).toBeVisible();
          await page.getByLabel('Also classes that have not started').check();
          await year9.getByRole('button', { name: /^9a\/Sc1/ }).click();
          await expect(year9.getByText('No students have completed this assignment yet')).toBeVisible();
        },
      ],
      [
        'what is open stays open after Back',
        async () => {
          await classRow(page, '8a/Sc1').click();
          await page.getByRole('link', { name: 'Ada Abara' }).click();
          await expect(page.getByRole('heading', { name: 'Ada Abara' })).toBeFocused();
          await page.goBack();
          await expect(page.getByRole('link', { name: 'Ada Abara' })).toBeVisible();
        },
      ],
    ],
    (attempt) => attempt(),
  );
});

test('a table is put in another order by its headings, by keyboard, and the address keeps it', async ({
  teacherPage: page,
}) => {
  await page.goto(report);
  const table = page.getByRole('table', { name: /^Students of 8a\/Sc1/ });
  const names = table.getByRole('rowheader').getByRole('link');
  const heading = (name: string) => table.getByRole('columnheader', { name });
  await expect(names).toHaveText(['Ada Abara', 'Ben Bold']);
  await expect(heading('Student')).toHaveAttribute('aria-sort', 'ascending');
  await table.getByRole('button', { name: 'Percentage' }).press('Enter');
  await expect(heading('Percentage')).toHaveAttribute('aria-sort', 'descending');
  await expect(heading('Student')).not.toHaveAttribute('aria-sort');
  await expect(names).toHaveText(['Ada Abara', 'Ben Bold']);
  await page.keyboard.press('Space');
  await expect(heading('Percentage')).toHaveAttribute('aria-sort', 'ascending');
  await expect(names).toHaveText(['Ben Bold', 'Ada Abara']);
  await expect(table.getByRole('button', { name: 'Percentage' })).toBeFocused();
  await page.reload();
  await expect(names).toHaveText(['Ben Bold', 'Ada Abara']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(report);
  await expect(names).toHaveText(['Ada Abara', 'Ben Bold']);
});

test('a name that cannot be broken stays within the screen of a phone', async ({ teacherPage: page }) => {
  const long = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);
  await page.route('**/stats*', async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, body: (await response.text()).replaceAll('Ada Abara', long) });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(dashboard);
  await classRow(page, '8a/Sc1').click();
  await expect(page.getByRole('link', { name: long })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('no assignments at all', async ({ teacherPage: page }) => {
  await page.route('**/api/teacher-assignments', (route) => route.fulfill({ json: [] }));
  await page.goto(dashboard);
  await expect(page.getByText('No assignments available at the moment.')).toBeVisible();
});

test('the session is announced first, and a failure of that keeps nobody from the results', async ({
  teacherPage: page,
  school,
}) => {
  let answer = () => {};
  const announced = new Promise<unknown>((resolve) => {
    page.route('**/api/update-user-session', async (route) => {
      resolve(route.request().postDataJSON());
      await new Promise<void>((go) => {
        answer = go;
      });
      await route.abort();
    });
  });
  await page.goto(dashboard);
  expect(await announced).toMatchObject({
    studentName: school.teacher.name,
    studentClass: 'Teaching Staff',
    userType: 'Teacher',
  });
  await expect(page.getByText('Initializing your session…')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My week' })).toHaveCount(0);
  answer();
  await expect(classRow(page, '8a/Sc1')).toBeVisible();
});

test('results that cannot be had say why, and can be asked for again', async ({ teacherPage: page }) => {
  await page.route('**/api/assignments/3/stats', (route) => route.abort());
  await page.goto(dashboard);
  await expect(year8(page).getByRole('alert')).toContainText('The results of this assignment could not be loaded.');
  await page.unroute('**/api/assignments/3/stats');
  await year8(page).getByRole('button', { name: 'Try again' }).click();
  await expect(classRow(page, '8a/Sc1')).toBeVisible();
});

test('a sign-in that has ended shows nothing of a class any more', async ({ teacherPage: page, school }) => {
  await page.goto(report);
  await expect(page.getByRole('listitem').filter({ hasText: /^Cem Celik$/ })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('teacherToken'));
  await school.call('POST', '/api/logout', undefined, token ?? '');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Your login has ended. Please log in again.')).toBeVisible();
  await expect(page.getByText('Cem Celik')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('teacherToken'))).toBeNull();
});

test('the report of a class: who has not done it, scores, and what was hard', async ({ teacherPage: page }) => {
  await page.goto(dashboard);
  await classRow(page, '8a/Sc1').click();
  await page.getByRole('link', { name: 'Report of 8a/Sc1' }).click();
  await expect(page.getByRole('heading', { name: '8a/Sc1', level: 1 })).toBeFocused();
  const notDone = page.getByRole('region', { name: 'Who has not done it' });
  await expect(notDone.getByRole('listitem')).toHaveText(['Cem Celik', 'Di Dunn']);
  const scores = page.getByRole('figure', { name: 'Students by score' });
  await scores.getByText('Show as a table').click();
  await expect(scores.getByRole('row', { name: '90 to 100% 1' })).toBeVisible();
  const hardest = page.getByRole('region', { name: 'Hardest questions' }).locator('ol > li').first();
  await expect(hardest).toContainText('What is the unit of frequency?');
  await expect(hardest).toContainText('0% of the marks');
  await expect(hardest).toContainText('“watt” 2 students');
  await page.getByRole('button', { name: 'Show all 7 questions' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Hardest questions' }).locator('ol > li').nth(5)).toBeFocused();
});

test('a report: its files, other classes, and the attempts that it leads to', async ({ teacherPage: page }) => {
  await page.goto(report);
  await tryEach<() => Promise<void>>(
    [
      [
        'the results can be taken away as a file',
        async () => {
          const download = page.waitForEvent('download');
          await page.getByRole('button', { name: 'Download CSV' }).click();
          const file = await download;
          expect(file.suggestedFilename()).toMatch(/8a-?Sc1.*\.csv$/);
          const text = await readFile(await file.path(), 'utf8');
          expect(text).toContain('Ada Abara');
          expect(text).toContain('Cem Celik');
        },
      ],
      [
        'the marks can be taken away for a school system, and all classes as a workbook',
        async () => {
          const take = async (name: string) => {
            const download = page.waitForEvent('download');
            await page.getByRole('button', { name }).press('Enter');
            const file = await download;
            return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
          };
          const marks = await take('Marks for SIMS, Arbor or Bromcom');
          expect(marks.name).toBe('marks-year8-8a-Sc1.csv');
          expect(marks.bytes.toString()).toMatch(/"Abara","Ada","8a\/Sc1",.*,7,7,100,"Excellent!"/);
          expect(marks.bytes.toString()).toMatch(/"Celik","Cem",.*"not handed in"/);
          const workbook = await take('Excel, all classes');
          expect(workbook.name).toBe('marks-year8.xlsx');
          expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK');
        },
      ],
      [
        'another class and all classes together are a choice away, and Back and Forward lead there again',
        async () => {
          await page.getByLabel('Class', { exact: true }).selectOption('8a/Sc2');
          await expect(page.getByText('There is no class list of 8a/Sc2')).toBeVisible();
          await page.getByLabel('Class', { exact: true }).selectOption('All classes together');
          await expect(page.getByRole('heading', { name: 'All classes', level: 1 })).toBeVisible();
          await expect(page.getByText('3/29')).toBeVisible();
          await page.goBack();
          await page.goBack();
          await expect(page.getByRole('listitem').filter({ hasText: /^Cem Celik$/ })).toBeVisible();
          await page.goForward();
          await expect(page.getByText('There is no class list of 8a/Sc2')).toBeVisible();
          await page.goBack();
        },
      ],
      [
        'a first attempt leads to the best one',
        async () => {
          await openAttempt(page, 'Ada Abara');
          await expect(page.getByText('Best attempt')).toBeVisible();
          await page.getByRole('link', { name: /^Attempt 1, 71%/ }).click();
          await expect(page.getByText('First attempt')).toBeVisible();
          await expect(page.getByText('No answer', { exact: true })).toBeVisible();
          await page.goBack();
          await page.goBack();
        },
      ],
      [
        'an attempt shows each answer with its marks, why, and what is worth a look',
        async () => {
          await openAttempt(page, 'Ben Bold');
          await expect(page.getByRole('heading', { name: 'Ben Bold' })).toBeFocused();
          const answers = page.getByRole('region', { name: 'Answers' }).locator('ol > li');
          await expect(answers).toHaveCount(7);
          await expect(answers.nth(2)).toContainText('No mark: another option was picked');
          await expect(answers.nth(3)).toContainText('“reflekts”, taken as a misspelling');
          await expect(answers.nth(3)).toContainText('Worth a look');
          await page.getByRole('link', { name: 'Q4', exact: true }).click();
          await expect(answers.nth(3)).toBeInViewport();
        },
      ],
    ],
    (attempt) => attempt(),
  );
});

test('an address of what there is not says so, and offers nothing to print', ({ teacherPage: page }) =>
  tryEach(
    [
      ['a homework', '/teacher-dashboard/report/999'],
      ['a class', '/teacher-dashboard/report/3?class=8z%2FSc9'],
      ['an attempt', '/teacher-dashboard/attempts/999999'],
    ],
    async (address) => {
      await page.goto(address);
      await expect(page.getByRole('alert')).toContainText('could not be loaded.');
      await expect(page.getByRole('link', { name: 'Teacher dashboard' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    },
  ));

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 800 } });

  test('a finger above or below the line of a name still opens the pupil', async ({ teacherPage: page }) => {
    await page.goto(dashboard);
    await classRow(page, '8a/Sc1').press('Enter');
    const link = year8(page).getByRole('link', { name: 'Ada Abara' });
    await link.scrollIntoViewIfNeeded();
    const hits = await link.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [-20, 20].map((off) => document.elementFromPoint(x + width / 2, y + height / 2 + off) === element);
    });
    expect(hits).toEqual([true, true]);
  });
});

test('there is no class list without a class, and no history of nobody', ({ teacherPage: page }) =>
  tryEach(
    [
      ['a class list', 'class-list'],
      ['a history', 'histories'],
    ],
    async (address) => {
      await page.goto(`/teacher-dashboard/${address}`);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    },
  ));
