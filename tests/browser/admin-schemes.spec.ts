import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { newHomework, openAdmin, storeHomework } from './support/admin.ts';
import { expectAccessible } from './support/axe.ts';
import { type School, test } from './support/school.ts';

/** A released homework with one attempt, whose second answer its scheme refuses; gives the homework and the receipt. */
async function homeworkWithAttempt(school: School) {
  const id = await storeHomework(school, newHomework());
  await school.call('POST', `/api/admin/homework/${id}/release`, undefined, await school.signIn(school.admin));
  const student = { name: 'Remy Mark', studentClass: '9a/Sc1', teacher: 'T' };
  const { id: studentId } = await school.call('POST', '/api/students', student);
  const answers = ['metre per second', 'wobblets'];
  const receipt = await school.call('POST', '/api/quiz-attempts', { studentId, assignmentId: id, answers });
  return { id, reference: String(receipt.reference) };
}

/** What was done is said where the button was, which is gone, and has the focus: nobody has to start at the top again. */
async function expectDone(page: Page, text: string | RegExp): Promise<void> {
  // Publishing reads a dictionary first, which takes a busy machine its time.
  await expect(page.getByText(text)).toBeVisible({ timeout: 90_000 });
  await expect(page.locator(':focus')).toHaveText(text);
}

/** As schemes have them: words without a space between them, together longer than a phone is wide. */
const wobblets = 'wobblets/wobbleted/wobbleting/wobbletation/wobbletness/wobbletous';

/** The scheme as text, which stays behind a tab. */
async function openJson(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'As JSON' }).click();
}

/** Has 'wobblets' be right in the second question too, in its fields. */
async function acceptWobblets(page: Page): Promise<void> {
  await page.getByLabel('Which question’s marks?').selectOption({ index: 2 });
  const allowed = page.getByLabel('Right in other words too');
  if (!(await allowed.isVisible()))
    await page
      .getByText(/^More: /)
      .first()
      .click();
  await allowed.fill('wobblets');
}

/** Publishes the current version with 'wobblets' accepted for the second question. */
async function publishWobblets(page: Page): Promise<void> {
  await openJson(page);
  await page.getByRole('button', { name: 'Start from the current version' }).click();
  const text = page.getByLabel('Mark scheme (JSON)');
  await expect(text).not.toBeEmpty();
  const scheme = JSON.parse(await text.inputValue());
  scheme.questions[1].rule.allow = [...(scheme.questions[1].rule.allow ?? []), wobblets];
  await text.fill(JSON.stringify(scheme, null, 2));
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByRole('heading', { name: 'What would change' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'What would change' })).toContainText('wobblets');
  await page.getByLabel('Why is it changed?').fill('Wobblets are taught in class 9a');
  await page.getByRole('button', { name: 'Publish version 2' }).click();
  await expectDone(page, 'Version 2 marks new attempts from now on.');
}

test('a scheme is corrected, everyone is marked again after a dry run, and it can be undone', async ({
  adminPage: page,
  school,
}) => {
  const { id, reference } = await homeworkWithAttempt(school);
  const marks = async () => (await school.call('GET', `/api/results/${reference}`)).totalMarks;
  await openAdmin(page, `tab=schemes&homework=${id}`);
  await expect(page.getByText('This homework has not been marked again.')).toBeVisible();
  await publishWobblets(page);
  expect(await marks()).toBe(1);

  await expect(page.getByLabel('Rules').locator('option')).toHaveText([/^Guarded/, /^Published/]);
  // The place where the outcome is read out is there before it has anything to say.
  const outcome = page.getByRole('region', { name: 'Mark again' }).getByRole('status');
  await expect(outcome).toBeEmpty();
  await page.getByRole('button', { name: 'Dry run' }).click();
  await expect(outcome).toHaveText(/^Dry run by version 2, of 1 attempt: 1 attempt gains marks/);
  const change = page.getByRole('list', { name: 'Attempts that change' }).getByRole('listitem').first();
  await expect(change).toContainText('Remy Mark');
  await expect(change).toContainText('1/2 → 2/2');
  await expect(change).toContainText('wobblets');
  expect(await marks()).toBe(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Give these marks' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark again' }).click();
  await expectDone(page, 'Marked again: 1 attempt gains marks, 1 gets another grade.');
  expect(await marks()).toBe(2);

  await page.getByRole('button', { name: /^Undo run/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo it' }).click();
  await expectDone(page, /^Run \d+ is undone\.$/);
  await expect(page.getByText(/^undone /)).toBeVisible();
  await expect(page.getByText(/^Marked again: /)).toHaveCount(0);
  expect(await marks()).toBe(1);
});

test('when all attempts that change are asked for, one reads on at the first that was not shown', async ({
  adminPage: page,
  school,
}) => {
  const { id } = await homeworkWithAttempt(school);
  const answers = ['metre per second', 'wobblets'];
  for (let count = 2; count <= 22; count += 1) {
    const student = { name: `Remy Mark ${count}`, studentClass: '9a/Sc1', teacher: 'T' };
    const { id: studentId } = await school.call('POST', '/api/students', student);
    await school.call('POST', '/api/quiz-attempts', { studentId, assignmentId: id, answers });
  }
  await openAdmin(page, `tab=schemes&homework=${id}`);
  await publishWobblets(page);
  await page.getByRole('button', { name: 'Dry run' }).click();
  const rows = page.getByRole('list', { name: 'Attempts that change' }).locator('> li');
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Show all 22' }).press('Enter');
  await expect(rows).toHaveCount(22);
  await expect(rows.nth(20)).toBeFocused();
});

test('an unknown scheme says what is wrong and where, and publishes nothing', async ({ adminPage: page, school }) => {
  const { id } = await homeworkWithAttempt(school);
  await openAdmin(page, `tab=schemes&homework=${id}`);
  await openJson(page);
  await page.getByLabel('Mark scheme (JSON)').fill('{ "title": 5 }');
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publish version/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('a scheme is corrected in fields, by the keyboard alone, and who would gain is told before it is published', async ({
  adminPage: page,
  school,
}) => {
  const { id } = await homeworkWithAttempt(school);
  await openAdmin(page, `tab=schemes&homework=${id}`);
  await expect(page.getByLabel('Mark scheme (JSON)')).toHaveCount(0);
  const question = page.getByLabel('Which question’s marks?');
  await question.focus();
  await question.selectOption({ index: 2 });
  const right = page.getByLabel('Right answers', { exact: true });
  await expect(right).toHaveValue('newton');
  await right.press('End');
  await right.press('Enter');
  await right.pressSequentially('wobblets');
  const told = page.getByRole('status').filter({ hasText: 'Once marked again' });
  await expect(told).toContainText('1 would gain marks and 0 would lose');
  await expect(told).toContainText('Remy Mark of 9a/Sc1: 1/2 → 2/2');
  // An answer that is taken out again takes its marks away, which shows at once too.
  await right.fill('joule');
  await expect(told).toContainText('0 would gain marks');
  await right.fill('newton\nwobblets');
  await expect(told).toContainText('1 would gain marks');
  await page.getByRole('button', { name: 'Check it' }).press('Enter');
  await expect(page.getByText('Question 2 now also accepts ‘wobblets’.')).toBeVisible();
  await page.getByLabel('Why is it changed?').fill('Wobblets are taught in class 9a');
  await page.getByRole('button', { name: 'Publish version 2' }).press('Enter');
  await expectDone(page, 'Version 2 marks new attempts from now on.');
  await expectAccessible(page);
});

test('what a version changed is told in words', async ({ adminPage: page, school }) => {
  const { id } = await homeworkWithAttempt(school);
  await openAdmin(page, `tab=schemes&homework=${id}`);
  await publishWobblets(page);
  await page.getByRole('button', { name: 'Show what changed in version 2' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Version 2' })).toContainText(/wobblets/);
  await expect(page.getByText('Wobblets are taught in class 9a')).toBeVisible();
});

test('one more right answer is accepted without a look at the file', async ({ adminPage: page, school }) => {
  const { id } = await homeworkWithAttempt(school);
  await openAdmin(page, `tab=schemes&homework=${id}`);
  await page.getByRole('button', { name: 'Show the scheme of version 1' }).click();
  await expect(page.getByRole('term').filter({ hasText: 'Question 2' })).toContainText('1 mark for');
  await expect(page.getByRole('definition').filter({ hasText: 'newton' })).toBeVisible();
  await expectAccessible(page);
  await acceptWobblets(page);
  await openJson(page);
  await expect(page.getByLabel('Mark scheme (JSON)')).toHaveValue(/"wobblets"/);
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByText('Question 2 now also allows ‘wobblets’.')).toBeVisible();
});

test('a correction that breaks examples is told within the screen of a phone, and asks for a reason', async ({
  adminPage: page,
  school,
}) => {
  const { id } = await homeworkWithAttempt(school);
  await openAdmin(page, `tab=schemes&homework=${id}`);
  await openJson(page);
  await page.getByRole('button', { name: 'Start from the current version' }).click();
  const text = page.getByLabel('Mark scheme (JSON)');
  const scheme = JSON.parse(await text.inputValue());
  scheme.questions[1].rule.allow = ['go_around/goes_around/go_over/goes_over/bend_around/bends_around/passes_over'];
  scheme.examples = [{ questionId: scheme.questions[1].id, value: 'joule', marks: 1 }];
  await text.fill(JSON.stringify(scheme));
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByText('‘joule’ got 1 from a person and would only get 0.')).toBeVisible();
  await page.getByLabel('Why is it changed?').fill('For the sake of it');
  await expect(page.getByText('Say why the examples are wrong.')).toBeVisible();
  await expectAccessible(page);
});

/** Publishes the current version with one more answer allowed for the second question, as another admin does elsewhere. */
async function publishElsewhere(school: School, id: number, allowed: string): Promise<void> {
  const token = await school.signIn(school.admin);
  const { scheme } = await school.call('GET', `/api/admin/homework/${id}/schemes/current`, undefined, token);
  const text = JSON.stringify(scheme);
  const parsed = JSON.parse(text);
  parsed.questions[1].rule.allow = [...(parsed.questions[1].rule.allow ?? []), allowed];
  const correction = { text: JSON.stringify(parsed), note: `${allowed} is right` };
  await school.call('POST', `/api/admin/homework/${id}/schemes`, correction, token);
}

test('a correction is not published over one that somebody else published meanwhile', async ({
  adminPage: page,
  school,
}) => {
  const { id } = await homeworkWithAttempt(school);
  await openAdmin(page, `tab=schemes&homework=${id}`);
  await acceptWobblets(page);
  await page.getByRole('button', { name: 'Check it' }).click();
  await page.getByLabel('Why is it changed?').fill('Wobblets are right');
  await publishElsewhere(school, id, 'widgets');
  // Coming back to the window asks for the versions again, which must not count as having looked at them.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('listitem').filter({ hasText: 'Version 2' })).toBeVisible();
  const publish = page.getByRole('button', { name: 'Publish version 2' });
  await publish.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Another version was published meanwhile' })).toBeVisible();
  await expect(publish).toBeFocused();
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByText('Version 2 was published while you worked on this')).toBeVisible({ timeout: 90_000 });
  const changes = page.getByRole('status').filter({ hasText: 'What would change' });
  await expect(changes).toContainText('now also allows ‘wobblets’');
  await expect(changes).toContainText('no longer allows ‘widgets’');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish version 3' }).click();
  await expectDone(page, 'Version 3 marks new attempts from now on.');
});

test('what is given is what the dry run showed, whatever somebody else published or undid meanwhile', async ({
  adminPage: page,
  school,
}) => {
  const { id } = await homeworkWithAttempt(school);
  await publishElsewhere(school, id, 'wobblets');
  await openAdmin(page, `tab=schemes&homework=${id}`);
  await page.getByRole('button', { name: 'Dry run' }).click();
  await expect(page.getByText(/^Dry run by version 2, of 1 attempt: 1 attempt gains marks/)).toBeVisible();
  await publishElsewhere(school, id, 'widgets');
  await page.getByRole('button', { name: 'Give these marks' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark again' }).click();
  await expectDone(page, 'Marked again: 1 attempt gains marks, 1 gets another grade.');
  await expect(page.getByText(/· all classes · version 2$/)).toBeVisible();

  const token = await school.signIn(school.admin);
  const undo = page.getByRole('button', { name: /^Undo run/ });
  const run = /\d+/.exec((await undo.getAttribute('aria-label')) ?? '')?.[0];
  await undo.click();
  await school.call('POST', `/api/admin/remarks/${run}/undo`, undefined, token);
  await page.getByRole('dialog').getByRole('button', { name: 'Undo it' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(`Re-mark ${run} is undone already.`);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^undone /)).toBeVisible();
  await expect(undo).toHaveCount(0);
});
