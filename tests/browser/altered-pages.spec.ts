import { expect, type Page } from '@playwright/test';
import type { PageRoute } from '../../server/src/contract/pages.ts';
import { alterPages, findLost, zoomed } from './support/altered-browser.ts';
import { answerFully, start as startChildcare, submit as submitChildcare } from './support/childcare.ts';
import { type Homework, jarGraph, year7, year8, year9, year10, year11 } from './support/homework.ts';
import { keepSignedIn, type School, test } from './support/school.ts';
import { releaseSevenTypes } from './support/seven-types.ts';
import { tryEach } from './support/steps.ts';
import {
  answerRightly,
  beginAs,
  newName,
  questionCard,
  savedReference,
  start,
  submit,
  tryAgain,
} from './support/student.ts';

/** Where a page is opened, and what is done there beyond typing and choosing in whatever it has. */
interface Visit {
  readonly who: 'student' | 'teacher' | 'admin';
  readonly at?: string;
  readonly use?: (page: Page, school: School) => Promise<void>;
}

const report = '/teacher-dashboard/report/3?class=8a%2FSc1';

/** One for each address that there is. */
const visits: Readonly<Record<PageRoute, Visit>> = {
  '/': { who: 'student' },
  '/science-department': {
    who: 'student',
    use: async (page) =>
      page
        .getByRole('button', { name: /Copy URL/ })
        .first()
        .click(),
  },
  '/quiz': { who: 'student', use: (page) => takeHomework(page, year7) },
  '/quiz-yr8': { who: 'student', use: (page) => takeHomework(page, year8) },
  '/quiz-yr9': { who: 'student', use: (page) => takeHomework(page, year9) },
  '/quiz-yr10': { who: 'student', use: (page) => takeHomework(page, year10) },
  '/quiz-yr11': { who: 'student', use: (page) => takeHomework(page, year11) },
  '/homework/:id': { who: 'student', at: '/homework/150', use: (page) => takeHomework(page, jarGraph) },
  '/practice': { who: 'student' },
  '/result': {
    who: 'student',
    use: async (page) => {
      await page.getByRole('textbox').fill('none');
      await page.getByRole('button', { name: 'Open the result' }).click();
    },
  },
  '/result/:reference': { who: 'student', at: '/result/AAAA-AAAA-AAAA' },
  '/btec-department': { who: 'student' },
  '/btec-childcare': { who: 'student', use: takeChildcare },
  '/teacher-login-new': { who: 'student' },
  '/teacher-login': { who: 'student' },
  '/admin-login': { who: 'student' },
  '/teacher-dashboard': {
    who: 'teacher',
    at: '/teacher-dashboard?all=1&show=3',
    use: async (page) => {
      await page.getByRole('button', { name: /^8a\/Sc1/ }).click();
      await expect(page.getByRole('link', { name: 'Gus Guest' })).toBeVisible();
    },
  },
  '/teacher-dashboard/report/:number': {
    who: 'teacher',
    at: report,
    use: async (page) => {
      await page.getByRole('button', { name: 'Show all 7 questions' }).click();
      await page.getByRole('button', { name: 'Copy names' }).click();
    },
  },
  '/teacher-dashboard/attempts/:id': { who: 'teacher', at: '/teacher-dashboard/attempts/1' },
  '/teacher-dashboard/histories': { who: 'teacher', at: '/teacher-dashboard/histories?class=8a%2FSc1' },
  '/teacher-dashboard/classes': { who: 'teacher' },
  '/teacher-dashboard/pupils/:id': { who: 'teacher', at: '/teacher-dashboard/pupils/1' },
  '/teacher-dashboard/heat-map/:number': { who: 'teacher', at: report.replace('report', 'heat-map') },
  '/teacher-dashboard/board/:number': { who: 'teacher', at: report.replace('report', 'board') },
  '/teacher-dashboard/class-list': { who: 'teacher', at: '/teacher-dashboard/class-list?class=8a%2FSc1' },
  '/teacher-dashboard/class-links': { who: 'teacher' },
  '/teacher/queue': {
    who: 'teacher',
    use: async (page) => {
      await page.getByRole('button', { name: /^Shown: / }).click();
      await page.getByLabel('Which answers').selectOption('All that are not sure');
      const row = page.getByRole('list', { name: 'Answers to judge' }).getByRole('listitem').first();
      const bar = page.getByRole('region', { name: 'Judged and not confirmed' });
      // A key brings a row that is out of view into it first, and judges when it is pressed again.
      await expect(async () => {
        await row.focus();
        await page.keyboard.press('a');
        await expect(bar).toContainText('1 answer judged', { timeout: 2_000 });
      }).toPass();
      await row.focus();
      await page.keyboard.press('u');
    },
  },
  '/admin-dashboard': {
    who: 'admin',
    use: async (page) => {
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await useAll(page);
      }
    },
  },
  '/dashboard': { who: 'admin', at: '/dashboard?tab=science&view=write' },
  '/my-account': { who: 'admin' },
  '/signed-in': { who: 'student' },
  '/redirect': { who: 'student' },
  '/manual-redirect': { who: 'student' },
  '/test-redirect': { who: 'student' },
  '/debug-domain': { who: 'student' },
  '/homework-scheduler': { who: 'student' },
};

for (const role of ['student', 'teacher', 'admin'] as const) {
  test(`translated, zoomed to 400% and spaced out, the pages of a ${role} work and lose nothing`, async ({
    page,
    school,
  }) => {
    test.slow();
    if (role !== 'student') {
      const token = await school.signIn(school[role]);
      await keepSignedIn(page, role, token, school[role].name);
      if (role === 'teacher') await school.call('PUT', '/api/my-classes', { classes: ['8a/Sc1'] }, token);
    }
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(error.message));
    page.on('console', (message) => message.text().includes('NotFoundError') && troubles.push(message.text()));
    await alterPages(page);
    await page.setViewportSize(zoomed);
    const own = Object.entries(visits).filter(([, { who }]) => who === role);
    if (role === 'student') {
      const homework = await releaseSevenTypes(school);
      own.push([
        '/homework/:id, all types in parts',
        { who: role, at: homework.route, use: (page) => fillAll(page, homework) },
      ]);
    }
    await tryEach(
      own.map(([route, visit]) => [route, { route, ...visit }]),
      async ({ route, at = route, use }) => {
        troubles.length = 0;
        await page.goto(at);
        await expect(page.locator('h1').first()).toBeVisible();
        await useAll(page);
        await use?.(page, school);
        expect([...troubles, ...(await findLost(page))]).toEqual([]);
        await expect(
          page.getByRole('heading', { name: /Something on this page went wrong|could not be opened/ }),
        ).toHaveCount(0);
      },
    );
  });
}

test('what does not fit into a field is said, for students and staff alike', async ({ teacherPage: page }) => {
  await start(page, year8, newName());
  const answer = questionCard(page, 4).getByRole('textbox');
  await answer.fill('end');
  await answer.press('Home');
  await answer.evaluate((field) => document.execCommand('insertText', field === null, 'x'.repeat(13_600)));
  const said = page.getByRole('alert').filter({ hasText: 'There is room for' });
  await expect(said).toHaveText(
    'There is room for 10,000 characters: the last 3,603 characters you put in were left out.',
  );
  expect(await answer.inputValue()).toMatch(/^x{9997}end$/);
  await answer.press('Backspace');
  await expect(said).toHaveCount(0);
  await page.goto('/teacher-dashboard/class-list?class=8a%2FSc1');
  await page.getByRole('button', { name: 'Change Ada Abara' }).click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('A'.repeat(140));
  await expect(said).toHaveText('There is room for 100 characters: the last 40 characters you put in were left out.');
});

/** Types, chooses and opens whatever can be on the page as it stands. */
async function useAll(page: Page): Promise<void> {
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  const visible = (selector: string) => page.locator(`#root :is(${selector}):visible`).all();
  for (const summary of await visible('summary')) await summary.click();
  for (const field of await visible('input:not([type]), input[type=text], textarea'))
    if (await field.isEditable()) await field.fill('words');
  for (const radio of await visible('input[type=radio]')) await radio.check();
  for (const select of await visible('select')) {
    // One that is chosen before may have taken it away.
    const labelOf = (one: HTMLSelectElement) => one.labels[0]?.textContent;
    const label = await select.evaluate(labelOf, undefined, { timeout: 1_000 }).catch(() => null);
    // Choosing somebody there joins two students for good, whom other tests look for.
    if (label?.startsWith('Somebody else on the list')) continue;
    await select.selectOption({ index: 1 }, { timeout: 1_000 }).catch(() => {});
  }
}

/** Gives a few answers; of Year 7 all, hands them in and looks at the results. */
async function takeHomework(page: Page, homework: Homework): Promise<void> {
  const total = homework.answers.length;
  const given = homework === year7 ? total : 2;
  await start(page, homework, newName());
  await expect(page.getByText(`Questions answered: 0 / ${total}`)).toBeVisible();
  await answerRightly(page, homework, given);
  await expect(page.getByText(`Questions answered: ${given} / ${total}`)).toBeVisible();
  if (given < total) return;
  expect(await findLost(page)).toEqual([]);
  await submit(page);
  await savedReference(page);
  await expect(page.getByText(`Total score: ${homework.marks}/${homework.marks}`)).toBeVisible();
  const answer = (await tryAgain(page, 5)).getByRole('textbox');
  await answer.fill('ruler');
  // It is said a second time, for screen readers.
  await expect(page.locator('p:not([role])', { hasText: 'With your changes' })).toHaveText(
    `With your changes: ${homework.marks - 1}/${homework.marks}, not handed in.`,
  );
  await answer.fill('stopwatch');
  await expect(page.getByText('With your changes')).toHaveCount(0);
}

/** Fills in whatever the homework has, twice, so that what is in use and in order is shown so. */
async function fillAll(page: Page, homework: { readonly route: string; readonly studentClass: string }): Promise<void> {
  await page.goto(homework.route);
  await beginAs(page, homework, newName());
  for (const [number, button] of [
    [2, 'pumps blood'],
    [3, 'Move up: adult'],
    [5, 'metal'],
    [8, 'liver'],
  ] as const)
    await questionCard(page, number).getByRole('button', { name: button, exact: true }).click();
  await questionCard(page, 1).getByRole('checkbox').first().check();
  await useAll(page);
  await expect(page.getByText('Questions answered: 10 / 10')).toBeVisible();
  expect(await findLost(page)).toEqual([]);
  await submit(page);
  await savedReference(page);
  await (await tryAgain(page, 4)).getByLabel('Gap 1 of 3').fill('pumps blood');
  await expect(page.locator('p:not([role])', { hasText: 'With your changes' })).toBeVisible();
}

async function takeChildcare(page: Page): Promise<void> {
  await startChildcare(page, newName());
  await answerFully(page);
  await expect(page.getByText('Questions answered: 27 / 27')).toBeVisible();
  expect(await findLost(page)).toEqual([]);
  await submitChildcare(page);
}
