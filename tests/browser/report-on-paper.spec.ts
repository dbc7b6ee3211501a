import { expect, type Page } from '@playwright/test';
import { type School, test } from './support/school.ts';

const first = ['Alexandria', 'Bartholomew', 'Chidi', 'Daisy', 'Emmanuel', 'Fatima'];
const last = [
  ...['Abara', 'Bold', 'Celik', 'Dunn', 'Evans', 'Fernandes-Oliveira', 'Gill', 'Hart', 'Iqbal', 'Jones'],
  ...['Khan', 'Lovell', 'Musa', 'Nowak', 'Okafor', 'Price', 'Quinn', 'Roberts-Williamson', 'Singh', 'Taylor'],
  ...['Underhill', 'Vance', 'Walsh', 'Xu', 'Young', 'Zaman', 'Ahmed', 'Brown', 'Clarke', 'Davies'],
];
const students = Array.from({ length: 30 }, (_, index) => `${first[index % first.length]} ${last[index]}`);
const wrong = ['ruler', 'the watch that hangs on the wall of the room', 'clok', 'a scale', 'sand'];

/** A full class with 30 on its list, of whom all but two have handed in Year 7, which has 13 questions. */
async function fillClass(school: School): Promise<void> {
  const token = await school.signIn(school.admin);
  const csv = ['class,teacher,name', ...students.map((name) => `7x/Sc1,T,${name}`)].join('\n');
  await school.call('POST', '/api/admin/classes/import', { csv }, token);
  for (const [index, name] of students.slice(2).entries()) {
    const { id } = await school.call('POST', '/api/students', { name, studentClass: '7x/Sc1', teacher: 'T' });
    const answers = { q1a1: index % 3 === 0 ? 'E' : 'A', q1c1: wrong[index % wrong.length], q2a: 'goggles' };
    await school.call('POST', '/api/quiz-attempts', { studentId: id, assignmentId: 1, answers });
  }
}

const pagesOf = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;

test('the report of a class of 30 at 13 questions prints on one page, light in a dark theme too', async ({
  teacherPage: page,
  school,
}) => {
  await fillClass(school);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/teacher-dashboard/report/1?class=7x%2FSc1');
  await expect(page.getByRole('heading', { name: 'Hardest questions' })).toBeVisible();
  await expect(page.getByRole('table', { name: /^Students of 7x\/Sc1/ }).getByRole('row')).toHaveCount(29);
  expect(await pagesOf(page)).toBe(1);

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const paper = page.locator('.on-paper');
  await expect(paper).toBeVisible();
  await expect(paper).toContainText(`Not done (2): ${students.slice(0, 2).toSorted().join(', ')}`);
  for (const name of students.slice(2)) await expect(paper.getByText(name, { exact: true })).toBeVisible();
  await expect(paper.locator('table').last().locator('tbody tr')).toHaveCount(13);
  await expect(page.getByRole('heading', { name: 'Hardest questions' })).toBeHidden();
  // What is a colour of the pen or the page on a screen is that of the light theme on paper.
  const colours = await page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    return [getComputedStyle(document.body).color, root.getPropertyValue('--paper'), root.getPropertyValue('--pen')];
  });
  expect(colours).toEqual(['rgb(0, 0, 0)', '#fff', '#2440b8']);
});

test('the report of all classes together prints them as a table', async ({ teacherPage: page }) => {
  await page.goto('/teacher-dashboard/report/3');
  await expect(page.getByRole('heading', { name: 'Hardest questions' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.locator('.on-paper').getByRole('row', { includeHidden: true, name: /^8a\/Sc1 2\/4 50/ }),
  ).toBeVisible();
});
