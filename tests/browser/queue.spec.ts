import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { keepSignedIn, type School, test } from './support/school.ts';

/** Signs in a teacher whose classes no other test changes; gives their token. */
async function signInOwn(page: Page, school: School, username: string, classes: readonly string[]): Promise<string> {
  const teacher = await school.addTeacher(username, `Ms ${username}`, classes);
  const token = await school.signIn(teacher);
  await keepSignedIn(page, 'teacher', token, teacher.name);
  return token;
}

const answers = [
  ['Eli Early', '8a/Sc2', 'they go round it'],
  ['Fay Fast', '8a/Sc2', 'They go round it.'],
  ['Hal Hurry', '8b/Sc1', 'they go round it'],
] as const;

/** Hands in Year 8 with this answer to 1b. */
async function handIn(school: School, given: { name: string; studentClass: string; value: string }) {
  const { value, ...student } = given;
  const { id } = await school.call('POST', '/api/students', { ...student, teacher: 'T' });
  const attempt = { studentId: id, assignmentId: 3, answers: { q1b: { questionId: 'q1b', value } } };
  return school.call('POST', '/api/quiz-attempts', attempt);
}

test('a teacher judges by single keys, leaves, comes back, sees whose marks change, confirms once and takes it back', async ({
  page,
  school,
}) => {
  for (const [name, studentClass, value] of answers) await handIn(school, { name, studentClass, value });
  const token = await signInOwn(page, school, 'judge', []);
  await page.goto('/teacher-dashboard');
  await page.getByRole('link', { name: /to judge$/ }).click();
  await expect(page).toHaveURL('/teacher/queue');
  await expect(page.getByText('You have no classes yet.')).toBeVisible();
  await school.call('PUT', '/api/my-classes', { classes: ['8a/Sc1', '8a/Sc2'] }, token);
  await page.goto('/teacher/queue?homework=2&show=likely');
  const list = page.getByRole('list', { name: 'Answers to judge' });
  const row = (text: string): Locator => list.getByRole('listitem').filter({ hasText: text });
  await expect(page.getByText('From your classes: 8a/Sc1, 8a/Sc2.')).toBeVisible();
  await expect(row('they go round it')).toContainText('2 students (8a/Sc2 2)');
  await expect(row('they go round it')).toContainText('Also written:');
  await page.getByRole('button', { name: 'Show the whole school' }).click();
  await expect(page.getByText('From the whole school')).toBeVisible();
  await expect(row('they go round it')).toContainText('3 students (8a/Sc2 2, 8b/Sc1 1)');
  await page.getByRole('button', { name: 'Show my classes only' }).click();
  await expect(row('they go round it')).toContainText('2 students');

  // The first row has the focus on arrival. A key that is held down decides nothing, nor one pressed at what is out of sight.
  await page.reload();
  await expect(list.getByRole('listitem').first()).toBeFocused();
  const bar = page.getByRole('region', { name: 'Judged and not confirmed' });
  const current = list.locator('[aria-current]');
  await row('they go round it').focus();
  await page.setViewportSize({ width: 1280, height: 800 });
  await current.evaluate((one) => {
    one.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true }));
  });
  await page.evaluate(() => {
    document.body.style.paddingBottom = '4000px';
    scrollTo(0, 3000);
  });
  await page.keyboard.press('1');
  await expect(current).toBeInViewport();
  await expect(bar).toBeHidden();
  await page.route('**/api/queue/draft', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await expect(async () => {
    await page.keyboard.press('1');
    await expect(bar).toContainText('1 answer judged. The server cannot be reached: 1 not saved yet.', {
      timeout: 1_000,
    });
  }).toPass();
  await page.unroute('**/api/queue/draft');
  await expect(bar).toContainText(/2 students in your classes and 1 in others change \(8b\/Sc1 1\)\. 3 attempts up\./);
  // Answers that come meanwhile move the row, and the key still decides about the group that has the focus.
  await row('reflekts').focus();
  for (const name of ['Ivy Ink', 'Jan Jet', 'Kit Kay'])
    await handIn(school, { name, studentClass: '8a/Sc2', value: 'it soaks in' });
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect(row('it soaks in')).toBeVisible();
  await expect(row('reflekts')).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(bar).toContainText('2 answers judged.', { timeout: 1_000 });
  }).toPass();
  await expect(row('reflekts').getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('link', { name: 'Teacher dashboard' }).click();
  await expect(page).toHaveURL('/teacher-dashboard');
  await page.goto('/teacher/queue');
  await expect(bar).toContainText('2 answers judged.');
  await bar.getByRole('button', { name: 'List' }).click();
  await bar.getByRole('button', { name: 'Undo: reflekts' }).click();
  await expect(bar).toContainText('1 answer judged. Marks of');
  await bar.getByRole('button', { name: 'Who?' }).click();
  await expect(bar).toContainText('Hal Hurry');
  await bar.getByRole('button', { name: 'Confirm' }).click();
  const dialog = page.getByRole('dialog', { name: 'Marks in other classes change' });
  await expect(dialog).toContainText('8b/Sc1 1');
  await dialog.getByRole('button', { name: 'Change their marks too' }).click();
  await expect(dialog).toContainText('Say in a few words why.');
  await dialog.getByLabel('Why?').fill('agreed with Mr B');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change their marks too' }).dblclick();
  await expect(page.getByText('1 judgement stored')).toBeInViewport();
  await expect(bar).toBeHidden();
  await expect(list.getByRole('listitem').first()).toBeFocused();
  // It holds for answers to come.
  const { marking } = await handIn(school, { name: 'Joe Jump', studentClass: '8b/Sc1', value: 'they go round it!' });
  expect(marking).toMatchObject({ totalMarks: 1 });

  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(dialog).toContainText('8b/Sc1');
  await dialog.getByLabel('Why?').fill('a mistake');
  await dialog.getByRole('button', { name: 'Change their marks too' }).click();
  await expect(page.getByText('1 judgement stored')).toBeHidden();
  await page.goto('/teacher/queue?homework=2&show=likely&of=school');
  await expect(row('they go round it')).toContainText('4 students');
});

test('a teacher gives a question to everyone, sees who gains before, and has it marked again', async ({
  page,
  school,
}) => {
  await signInOwn(page, school, 'credit', ['8a/Sc1']);
  await page.goto('/teacher-dashboard/report/3?class=8a%2FSc1');
  await page.getByRole('button', { name: /^Show all/ }).click();
  const question = page.getByRole('listitem').filter({ has: page.getByText('Q3', { exact: true }) });
  await question.getByRole('button', { name: 'What Q3 counts' }).click();
  const dialog = page.getByRole('dialog', { name: 'What it counts' });
  await dialog.getByRole('radio', { name: 'Give its marks to everyone' }).check();
  await expect(dialog.getByRole('status')).toContainText(/attempts? up\./);
  await dialog.getByLabel('Why?').fill('the picture was missing');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('Press again');
  await expect(dialog).toContainText(/in your classes and \d+ in others change/);
  await dialog.getByRole('button', { name: 'Change their marks too' }).click();
  await expect(dialog).toBeHidden();
  await expect(question).toContainText('Given to everyone');
  await question.getByRole('button', { name: 'What Q3 counts' }).click();
  await dialog.getByRole('radio', { name: 'Take it out of the total' }).check();
  await dialog.getByLabel('Why?').fill('it was not taught');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByRole('button', { name: 'Change their marks too' }).click();
  await expect(question).toContainText('Out of the total');
  await question.getByRole('button', { name: 'What Q3 counts' }).click();
  // Confirming before the page knows whose marks change is not lost; nor once it could not find out.
  await page.route('**/credit', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('radio', { name: /^Mark it/ }).check();
  await dialog.getByLabel('Why?').fill('it was taught');
  await expect(dialog.getByRole('status')).toContainText(/connect|reach|network/i);
  await page.route('**/credit', async (route) => {
    await sleep(1_000);
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByRole('button', { name: 'Change their marks too' }).click();
  await expect(question).not.toContainText('Out of the total');
  await page.unrouteAll({ behavior: 'wait' });
});
