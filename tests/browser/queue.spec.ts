import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/school.ts';

/** Hands in Year 8 with this answer to 1b, and another for each name. */
const answers = [
  ['Eli Early', '8a/Sc2', 'they go round it'],
  ['Fay Fast', '8a/Sc2', 'They go round it.'],
  ['Hal Hurry', '8b/Sc1', 'they go round it'],
] as const;

test('a teacher judges groups by single keys, sees whose marks change, confirms once and takes it back', async ({
  teacherPage: page,
  school,
}) => {
  for (const [name, studentClass, value] of answers) {
    const { id } = await school.call('POST', '/api/students', { name, studentClass, teacher: 'T' });
    const attempt = { studentId: id, assignmentId: 3, answers: { q1b: { questionId: 'q1b', value } } };
    await school.call('POST', '/api/quiz-attempts', attempt);
  }
  await page.goto('/teacher-dashboard');
  await page.getByRole('link', { name: /to judge$/ }).click();
  await expect(page).toHaveURL('/teacher/queue');
  await page.getByLabel('Which answers').selectOption('All that are not sure');
  const list = page.getByRole('list', { name: 'Answers to judge' });
  const row = (text: string): Locator => list.getByRole('listitem').filter({ hasText: text });
  await expect(row('they go round it')).toContainText('3 students (8a/Sc2 2, 8b/Sc1 1)');
  await expect(row('they go round it')).toContainText('Also written: “They go round it.”');

  const bar = page.getByRole('region', { name: 'Judged and not confirmed' });
  await row('they go round it').focus();
  await page.keyboard.press('a');
  await expect(bar).toContainText(/1 answer judged\. \d attempts up/);
  await bar.getByRole('button', { name: 'Who?' }).click();
  await expect(bar).toContainText('Hal Hurry');
  await row('reflekts').focus();
  await page.keyboard.press('r');
  await expect(bar).toContainText(/2 answers judged\. 3 attempts up, 1 attempt down/);
  await page.keyboard.press('ArrowUp');
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await bar.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('2 judgements stored')).toBeVisible();
  await expect(row('they go round it')).toBeHidden();
  // It holds for answers to come.
  const { id } = await school.call('POST', '/api/students', { name: 'Joe Jump', studentClass: '8b/Sc1', teacher: 'T' });
  const late = { studentId: id, assignmentId: 3, answers: { q1b: { questionId: 'q1b', value: 'they go round it!' } } };
  const { marking } = await school.call('POST', '/api/quiz-attempts', late);
  expect(marking).toMatchObject({ totalMarks: 1 });

  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(row('they go round it')).toContainText('4 students');
});

test('a teacher gives a question to everyone, sees who gains before, and has it marked again', async ({
  teacherPage: page,
}) => {
  await page.goto('/teacher-dashboard/report/3?class=8a%2FSc1');
  await page.getByRole('button', { name: /^Show all/ }).click();
  const question = page.getByRole('listitem').filter({ has: page.getByText('q1aiii', { exact: true }) });
  await question.getByRole('button', { name: 'What question q1aiii counts' }).click();
  const dialog = page.getByRole('dialog', { name: 'What it counts' });
  await dialog.getByRole('radio', { name: 'Give its marks to everyone' }).check();
  await expect(dialog.getByRole('status')).toContainText(/attempts? up, 0 attempts down/);
  await dialog.getByLabel('Why?').fill('the picture was missing');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(question).toContainText('Given to everyone');
  await question.getByRole('button', { name: 'What question q1aiii counts' }).click();
  await dialog.getByRole('radio', { name: 'Take it out of the total' }).check();
  await dialog.getByLabel('Why?').fill('it was not taught');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(question).toContainText('Out of the total');
  await question.getByRole('button', { name: 'What question q1aiii counts' }).click();
  await dialog.getByRole('radio', { name: /^Mark it/ }).check();
  await dialog.getByLabel('Why?').fill('it was taught');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(question).not.toContainText('Out of the total');
});
