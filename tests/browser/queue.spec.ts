import { expect, type Locator } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/school.ts';

/** Hands in Year 8 with this answer to 1b, and another for each name. */
const answers = [
  ['Eli Early', '8a/Sc2', 'they go round it'],
  ['Fay Fast', '8a/Sc2', 'They go round it.'],
  ['Hal Hurry', '8b/Sc1', 'they go round it'],
  ['Ivy Inn', '8b/Sc1', 'they get thrown back by it'],
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
  await expect(bar).toContainText('1 answer judged. 3 attempts up');
  await bar.getByRole('button', { name: 'Who?' }).click();
  await expect(bar).toContainText('Hal Hurry');
  await row('they get thrown back').focus();
  await page.keyboard.press('r');
  await expect(bar).toContainText('2 answers judged.');
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
