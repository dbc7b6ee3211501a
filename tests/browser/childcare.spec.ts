import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, isAccessible } from './support/axe.ts';
import {
  answerFully,
  fillInfo,
  fullAnswers,
  part,
  route,
  start,
  studentClass,
  submitButton,
  submitInPart,
} from './support/childcare.ts';
import { tabTo } from './support/keyboard.ts';
import { storedAttempts } from './support/stored-attempts.ts';
import { newName } from './support/student.ts';

const call = '**/api/submit-btec-childcare';
const notSent = (page: Page) => page.getByRole('alert').filter({ hasText: 'not sent yet' });
const partial = [
  ['q2a', 'they play side by side'],
  ['q3c', 'a key person'],
] as const;

test('the vocational department shows its guidelines and four assignments that lead to the assessment', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/btec-department');
  for (const text of ['1 hour 45 minutes', '90 marks', '68+', '54-67', '41-53', 'Psychology', '1h 45m · 90 marks']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Teacher Dashboard' })).toHaveAttribute('href', '/teacher-login-new');
  await expect(page.getByRole('button', { name: 'Start HW' })).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy URL' }).nth(3).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${route}`);
  await page.getByRole('button', { name: 'Start HW' }).nth(1).click();
  await expect(page).toHaveURL(route);
  await expect(page.getByLabel('Your Assignment')).toHaveValue('section-b-homework');
});

test('the assessment starts when name, class and assignment are given, and shows what was chosen', async ({ page }) => {
  await page.goto(route);
  await expect(page.getByLabel('Your Class').getByRole('option')).toHaveCount(15);
  const startButton = page.getByRole('button', { name: 'START ASSIGNMENT' });
  await expect(startButton).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('First enter your name, choose your class and choose your assignment.')).toBeVisible();
  await fillInfo(page, '');
  await expectAccessible(page);
  await fillInfo(page, 'Robin');
  await expect(page.getByLabel('Your Teacher')).toHaveValue('Mrs A. Wren');
  const details = page.getByRole('region', { name: 'Assignment details' });
  for (const text of ['60 marks', '1h', '27 short questions, for 32 marks']) {
    await expect(details.getByText(text).first()).toBeVisible();
  }
  await startButton.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('1h 45m')).toBeVisible();
  await expect(page.getByText('32 marks')).toBeVisible();
  await expect(page.getByText('Unit 2 Promoting Development - Homework')).toBeVisible();
  for (let number = 1; number <= 6; number += 1) {
    await expect(page.getByRole('heading', { level: 2, name: `Question ${number}` })).toBeVisible();
  }
  await expect(part(page, 'q1c1').locator('input[type=text]')).toBeVisible();
  await expect(part(page, 'q5').locator('textarea')).toBeVisible();
  await expect(part(page, 'q1b1').getByRole('radio')).toHaveCount(4);
  await part(page, 'q1a').getByRole('button', { name: 'Study Tip' }).click();
  await expect(part(page, 'q1a').getByText('Growth and development are not the same.')).toBeVisible();
  await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
});

test('full answers are a Distinction, stored once with the assignment that was chosen, and the results lead back home', async ({
  page,
}) => {
  const name = newName();
  await start(page, name);
  await answerFully(page);
  await expect(page.getByText('Questions answered: 27 / 27')).toBeVisible();
  await submitButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('heading', { name: 'Assessment Results' })).toBeFocused();
  await expect(page.getByText('Total score: 32/32')).toBeVisible();
  await expect(page.getByText('100%', { exact: true })).toBeVisible();
  await expect(page.getByText('Distinction', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Study resources' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Relaxed re-marking' })).toHaveCount(0);
  await expect(page.getByText('The exam has 90 marks and this assessment has 32.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Distinction.*25 or more.*68 or more/ })).toBeVisible();
  const [stored, ...others] = await storedAttempts(name);
  expect(others).toEqual([]);
  expect(stored).toMatchObject({
    assignment_id: 6,
    homework_id: 6,
    total_marks: 32,
    grade: 'Distinction',
    class_code: studentClass,
    chosen_assignment: 'unit2-homework',
  });
  await expect(page.getByText(`Saved. Your reference is ${stored?.reference}`)).toBeVisible();
  await expect(page.getByRole('link', { name: `${stored?.reference}` })).toHaveAttribute(
    'href',
    `/result/${stored?.reference}`,
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('weak answers show what was expected, where to read on, and a generous mark beside the first', async ({
  page,
}) => {
  const name = newName();
  await start(page, name);
  for (const [id, answer] of partial) await part(page, id).getByRole('textbox').fill(answer);
  await submitInPart(page);
  await expect(page.getByText('Total score: 1/32')).toBeVisible();
  await expect(page.getByText('First mark', { exact: true })).toBeVisible();
  await expect(page.getByText('1/32 · 3% · U')).toBeVisible();
  await expect(page.getByText('3/32 · 9% · U')).toBeVisible();
  await expect(page.getByText('the first mark is the one that counts')).toBeVisible();
  await expect(page.getByText('1 becomes 2 marks.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Study resources' })).toBeVisible();
  const wrong = page.getByRole('region', { name: '2 (a)', exact: true });
  for (const text of ['Incorrect', '0 of 1 mark', 'they play side by side', 'Expected answer', 'Feedback']) {
    await expect(wrong.getByText(text, { exact: true })).toBeVisible();
  }
  expect(await storedAttempts(name)).toMatchObject([{ total_marks: 1, grade: 'U' }]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Retake Assessment' }).click();
  await expect(page).toHaveURL(route);
  await expect(page.getByLabel('Your Name')).toHaveValue('');
  await expect(page.getByLabel('Your Assignment')).toHaveValue('');
});

test('when it cannot be sent nothing changes, and trying again sends it once', async ({ page }) => {
  const name = newName();
  await start(page, name);
  await answerFully(page, 3);
  await page.route(call, async (request) => {
    await request.fetch();
    await request.abort('connectionreset');
  });
  await submitInPart(page);
  await expect(notSent(page)).toBeVisible();
  await expect(page.getByText('Questions answered: 3 / 27')).toBeVisible();
  await expect(part(page, 'q1a').getByRole('textbox')).toHaveValue(fullAnswers[0]?.answer ?? '');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my answers' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  for (const piece of [name, studentClass, fullAnswers[0]?.answer ?? '', '(no answer)']) expect(text).toContain(piece);
  await page.unroute(call);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Total score: 3/32')).toBeVisible();
  expect(await storedAttempts(name)).toHaveLength(1);
});

test('a refusal of the server says why, and the answers stay', async ({ page }) => {
  await start(page, newName());
  await answerFully(page, 1);
  await page.route(call, (request) =>
    request.fulfill({ status: 400, json: { error: "studentClass: there is no class '12A/Cc1'." } }),
  );
  await submitInPart(page);
  await expect(notSent(page)).toContainText('there is no class');
  await expectAccessible(page);
  await expect(page.getByText('Questions answered: 1 / 27')).toBeVisible();
});

test('answers given before a reload are offered again, and what was sent before it is not stored twice', async ({
  page,
}) => {
  const name = newName();
  await start(page, name);
  await answerFully(page, 4);
  await page.route(call, async (request) => {
    await request.fetch();
    await request.abort('connectionreset');
  });
  await submitInPart(page);
  await expect(notSent(page)).toBeVisible();
  await page.unroute(call);
  await page.reload();
  await expect(page.getByLabel('Your Name')).toHaveValue('');
  await start(page, name);
  await part(page, 'q1a').getByRole('button', { name: 'Study Tip' }).click();
  await expect(page.getByRole('heading', { name: 'Continue where you left off?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Questions answered: 4 / 27')).toBeVisible();
  await submitInPart(page);
  await expect(page.getByRole('heading', { name: 'Assessment Results' })).toBeVisible();
  expect(await storedAttempts(name)).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([]);
});

test('no page holds the key before the assessment is submitted', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (/\.js$|\/api\//.test(new URL(response.url()).pathname)) scripts.push(await response.text().catch(() => ''));
  });
  await start(page, newName());
  await page.waitForLoadState('networkidle');
  const loaded = scripts.join('\n');
  expect(loaded).toContain('Little Acorns nursery');
  for (const { id, isPicked, answer } of fullAnswers) {
    if (!isPicked) expect(loaded.includes(answer), `${id}: ${answer}`).toBe(false);
  }
});

test('it can be taken with the keyboard alone', async ({ page }) => {
  test.slow();
  const name = newName();
  await page.goto(route);
  await expect(page.getByRole('option', { name: studentClass })).toBeAttached();
  await tabTo(page, page.getByLabel('Your Name'));
  await page.keyboard.type(name);
  await tabTo(page, page.getByLabel('Your Class'));
  await page.keyboard.type(studentClass);
  await tabTo(page, page.getByLabel('Your Assignment'));
  await page.keyboard.type('Language');
  await tabTo(page, page.getByRole('button', { name: 'START ASSIGNMENT' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, part(page, 'q1b1').getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, part(page, 'q3b').getByRole('textbox'));
  await page.keyboard.type('regression');
  await tabTo(page, submitButton(page));
  await page.keyboard.press('Space');
  const asked = page.getByRole('dialog', { name: '25 not answered' });
  await expect(asked.getByText('1 (a), 1 (b) (ii), ')).toBeVisible();
  await tabTo(page, asked.getByRole('button', { name: 'Hand in' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Assessment Results' })).toBeFocused();
  expect(await storedAttempts(name)).toMatchObject([{ total_marks: 2, chosen_assignment: 'language-skills-homework' }]);
  await tabTo(page, page.getByRole('link', { name: 'Retake Assessment' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test(isAccessible('answers on their way'), async ({ page }) => {
  await start(page, newName());
  await answerFully(page, 2);
  await page.route(call, () => new Promise(() => {}));
  await submitInPart(page);
  await expect(page.getByText('Your answers are on their way.')).toBeVisible();
  await expectAccessible(page);
});
