import { expect, test } from '@playwright/test';
import { year7, year8 } from './support/homework.ts';
import { storedAttempts } from './support/stored-attempts.ts';
import {
  answerRightly,
  fillIntro,
  newName,
  questionCard,
  savedReference,
  start,
  submit,
  submitButton,
} from './support/student.ts';

test('Years 8 to 11 are submitted only with an answer', async ({ page }) => {
  await start(page, year8, newName());
  await expect(submitButton(page)).toBeDisabled();
  await expect(submitButton(page)).toHaveAccessibleDescription('Answer at least one question first.');
  await answerRightly(page, year8, 1);
  await expect(page.getByText('Questions answered: 1 / 7')).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
  await questionCard(page, 1).getByRole('textbox').fill('  ');
  await expect(page.getByText('Questions answered: 0 / 7')).toBeVisible();
  await expect(submitButton(page)).toBeDisabled();
});

test('Year 7 can be submitted without an answer: nothing is right, and it says so', async ({ page }) => {
  const name = newName();
  await start(page, year7, name);
  await submit(page);
  await expect(page.getByText('Total score: 0/13')).toBeVisible();
  await expect(page.getByText('Needs Improvement', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('No answer provided').first()).toBeVisible();
  await expect(page.getByText('Ready to Improve?')).toBeVisible();
  await expect(page.getByText('Need Extra Help?')).toBeVisible();
  await expect(page.getByText('Advanced Study Tip for Next Time:')).toHaveCount(13);
  await expect(page.getByText('Write something for every question')).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 740 });
  // With two right answers it is below 5,000; each question was shown twice, and it was 19,000.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5_500);
  await savedReference(page);
  expect(await storedAttempts(name)).toMatchObject([{ total_marks: 0, max_marks: 13 }]);
});

test('Return to Home leads home, and the form is empty for the next student', async ({ page }) => {
  await page.goto(year8.route);
  await fillIntro(page, year8, 'Sam');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByLabel('Your Name')).toHaveValue('');
  await expect(page.getByLabel('Your Class')).toHaveValue('');
});

test('both halves of a combined question are needed; a right answer that is a value is named as the page offers it', async ({
  page,
}) => {
  await start(page, year7, newName());
  await questionCard(page, 9).getByRole('radio', { name: 'Yes', exact: true }).check();
  await questionCard(page, 13).getByRole('radio', { name: 'True' }).check();
  await submit(page);
  await expect(questionCard(page, 9).getByText('Both choice and reason required')).toBeVisible();
  await expect(questionCard(page, 13)).toContainText('Incorrect. The correct answer is Cannot tell');
  await expect(page.getByText('cannot_tell')).toHaveCount(0);
});

test('the session is announced on Start and at Submit, and attempts carry the spec’s fields', async ({ page }) => {
  const name = newName();
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    // A start is noted too, so that it can be proved once the homework has closed; it is no call of the specification.
    if (request.method() === 'POST' && !path.endsWith('/starts')) sent.push({ path, body: request.postDataJSON() });
  });
  await start(page, year8, name);
  await expect.poll(() => sent.map(({ path }) => path)).toEqual(['/api/update-user-session']);
  await answerRightly(page, year8, 3);
  await submit(page);
  await savedReference(page);
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/update-user-session',
    '/api/update-user-session',
    '/api/students',
    '/api/quiz-attempts',
  ]);
  expect(sent[0]?.body).toMatchObject({
    studentName: name,
    studentClass: '8a/Sc1',
    teacher: expect.stringMatching(/./),
  });
  expect(sent[3]?.body).toMatchObject({
    studentId: expect.any(Number),
    assignmentId: 3,
    answers: [{ questionId: 'q1ai', value: '3 waves' }, { questionId: 'q1aii' }, { questionId: 'q1aiii' }],
    results: expect.arrayContaining([
      expect.objectContaining({ questionId: 'q1ai', isCorrect: true, maxMarks: 1, marksAwarded: 1 }),
    ]),
    totalMarks: 3,
    maxMarks: 7,
    percentage: '42.86',
    grade: 'Needs Improvement',
    startedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    timeSpentMinutes: 0,
    homeworkId: 2,
  });
  expect(await storedAttempts(name)).toMatchObject([{ time_spent_minutes: 0 }]);
});

test('Year 7 asks for the list again at Submit and sends its answers by question id', async ({ page }) => {
  await start(page, year7, newName());
  await answerRightly(page, year7, 1);
  const listed = page.waitForRequest('**/api/assignments');
  const attempt = page.waitForRequest('**/api/quiz-attempts');
  await submit(page);
  await listed;
  expect((await attempt).postDataJSON()).toMatchObject({
    assignmentId: 1,
    answers: { q1a1: { questionId: 'q1a1', value: 'E', choice: 'E' } },
    homeworkId: 149,
  });
});
