import { expect, type Page } from '@playwright/test';
import { openAdmin } from './support/admin.ts';
import { expectAccessible } from './support/axe.ts';
import { test } from './support/school.ts';
import { pressSubmit } from './support/student.ts';

/** By the school's clock, as a field has it; `days` from now. */
const inDays = (days: number) => {
  const at = new Date(Date.now() + days * 24 * 60 * 60_000);
  return at.toLocaleString('sv-SE', { timeZone: 'Europe/London' }).slice(0, 16).replace(' ', 'T');
};

async function chooseClass(page: Page, studentClass: string) {
  await page.goto('/quiz-yr8');
  await page.getByLabel('Your Name').fill('Nia North');
  await page.getByLabel('Your Class').selectOption(studentClass);
}
/** Four of the seven questions, wrongly: enough to be a try. */
async function answerHalf(page: Page) {
  for (const name of ['joule', 'gets bigger', 'chemical energy', 'non-renewable'])
    await page.getByRole('radio', { name, exact: true }).check();
}
const start = (page: Page) => page.getByRole('button', { name: 'Start Home Learning' });

async function answer(page: Page) {
  await start(page).click();
  await answerHalf(page);
  await pressSubmit(page);
  await expect(page.getByText('Saved. Your reference is')).toBeVisible();
}

test('a teacher sets dates for two classes; one that is early and one that is closed are told, one in time hands in, late ones are counted', async ({
  teacherPage: page,
  browser,
  school,
}) => {
  const token = await school.signIn(school.teacher);
  await school.call('PUT', '/api/my-classes', { classes: ['8a/Sc1', '8a/Sc3', '8a/Sc4'] }, token);
  const report = '/teacher-dashboard/report/3?class=8a%2FSc3';
  await page.goto(report);
  await page.getByRole('button', { name: 'Set dates' }).click();
  const dialog = page.getByRole('dialog', { name: /^When is/ });
  await expect(dialog.getByRole('checkbox', { name: '8a/Sc3' })).toBeChecked();
  await dialog.getByRole('checkbox', { name: '8a/Sc4' }).check();
  await dialog.getByLabel('Open from').fill(inDays(-2));
  await dialog.getByLabel('Due').fill(inDays(-3));
  await dialog.getByRole('button', { name: 'Set dates' }).click();
  await expect(dialog.getByText('Let it open before it is due.')).toBeVisible();
  await expect(dialog.getByLabel('Open from')).toBeFocused();
  await dialog.getByLabel('Due').fill(inDays(5));
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Set dates' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Open from .* · Due .* · 0 on time · 0 late/)).toBeVisible();

  const student = await browser.newPage({ baseURL: school.url });
  await chooseClass(student, '8a/Sc4');
  await expect(student.getByText(/^Due on /)).toBeVisible();
  await answer(student);

  const setFor = (studentClass: string, dates: object) =>
    school.call('PUT', '/api/homework/2/dates', { classes: [studentClass], ...dates }, token);
  await setFor('8a/Sc3', { openFrom: inDays(1), due: inDays(5), closed: null });
  await chooseClass(student, '8a/Sc3');
  await expect(student.getByText(/^This homework opens on /)).toBeVisible();
  await expect(start(student)).toHaveAttribute('aria-disabled', 'true');
  await student.getByLabel('Your Name').press('Enter');
  await expect(start(student)).toBeVisible();
  await expectAccessible(student);

  await setFor('8a/Sc3', { openFrom: null, due: inDays(-3), closed: inDays(-1) });
  await student.setViewportSize({ width: 1280, height: 800 });
  await chooseClass(student, '8a/Sc3');
  await expect(student.getByText(/^This homework closed on .*ask your teacher/)).toBeVisible();
  await student.getByLabel('Your Class').selectOption('8b/Sc4');
  await expect(student.getByText(/closed/)).toHaveCount(0);
  await expect(start(student)).not.toHaveAttribute('aria-disabled');
  await student.getByLabel('Your Class').selectOption('8a/Sc3');
  await expect(student.getByText(/closed on/)).toBeVisible();

  // One pupil of the list has longer, and is told when the name is typed; a classmate is not.
  const added: unknown[] = [];
  for (const name of ['Nia North', 'Ola Orr']) {
    const change = { class: '8a/Sc3', change: { kind: 'add', name } };
    added.push((await school.call('POST', '/api/class-roster/changes', change, token)).changeId);
  }
  await page.goto('/teacher-dashboard/class-list?class=8a%2FSc3');
  await page.getByRole('checkbox', { name: 'Nia North' }).check();
  await page.getByRole('button', { name: 'Allow 1 student something…' }).click();
  const allow = page.getByRole('dialog', { name: 'What may Nia North do?' });
  await allow.getByLabel('Homework').selectOption({ index: 0 });
  await allow.getByLabel('Homework').selectOption({ index: 1 });
  await allow.getByLabel('Until').fill(inDays(3));
  await expectAccessible(page);
  await allow.getByRole('button', { name: 'Allow it' }).press('Enter');
  await expect(page.getByText(/^Nia North: longer, until .*Year 8/)).toBeVisible();
  await chooseClass(student, '8a/Sc3');
  await expect(student.getByText(/^You have until /)).toBeVisible();
  await expect(start(student)).not.toHaveAttribute('aria-disabled');
  await student.getByLabel('Your Name').fill('Ola Orr');
  await expect(student.getByText(/closed on/)).toBeVisible();
  await page.getByRole('button', { name: /^Take back: Nia North/ }).click();
  await expect(page.getByText(/^Nia North: longer/)).toHaveCount(0);

  await student.route(/(class|own)-dates/, (route) => route.abort());
  await chooseClass(student, '8a/Sc3');
  await expect(student.getByText(/cannot be checked without a connection.*stay on this device/)).toBeVisible();
  await expect(start(student)).not.toHaveAttribute('aria-disabled');
  await student.unroute(/(class|own)-dates/);

  await setFor('8a/Sc3', { closed: null });
  await chooseClass(student, '8a/Sc3');
  await expect(student.getByText(/was due on .*it will show as late/)).toBeVisible();
  await answer(student);
  await page.goto(report);
  await expect(page.getByText(/0 on time · 1 late/)).toBeVisible();
  await page.getByRole('region', { name: 'Who has done it' }).getByRole('link', { name: 'attempt' }).click();
  await expect(page.getByText('Late', { exact: true })).toBeVisible();

  await page.goto(report);
  await page.getByRole('button', { name: 'Change dates' }).click();
  await dialog.getByRole('button', { name: 'Take the dates away' }).click();
  await expect(page.getByText('No due date')).toBeVisible();
  await setFor('8a/Sc4', { openFrom: null, due: null, closed: null });
  for (const id of added) await school.call('POST', `/api/class-roster/changes/${id}/undo`, undefined, token);
  await school.call('PUT', '/api/my-classes', { classes: ['8a/Sc1'] }, token);
  await student.close();
});

test('what was begun in time counts after closing; a retry waits for the teacher, who counts it, and each is told', async ({
  teacherPage: page,
  browser,
  school,
}) => {
  const token = await school.signIn(school.admin);
  const set = (dates: object) => school.call('PUT', '/api/homework/2/dates', { classes: ['8b/Sc3'], ...dates }, token);
  await set({ due: inDays(1) });
  const own = { classes: ['8a/Sc1', '8b/Sc3'] };
  await school.call('PUT', '/api/my-classes', own, await school.signIn(school.teacher));
  const student = await browser.newPage({ baseURL: school.url });
  await chooseClass(student, '8b/Sc3');
  const noted = student.waitForResponse('**/api/homework/2/starts');
  await start(student).click();
  await noted;
  await student.getByRole('radio', { name: 'joule' }).check();
  await set({ due: inDays(-2), closed: inDays(-1) });
  await pressSubmit(student);
  await expect(student.getByText('Saved. Your reference is')).toBeVisible();
  await expect(student.getByText('This homework closed on')).toHaveCount(0);

  await student.getByRole('button', { name: 'Retry Quiz' }).first().click();
  await student.getByRole('radio', { name: 'hertz' }).check();
  await pressSubmit(student);
  await expect(student.getByText(/This homework closed on .* will decide whether it counts\./)).toBeVisible();
  await expectAccessible(student);

  await page.goto('/teacher-dashboard/report/3?class=8b%2FSc3');
  const list = page.getByRole('region', { name: 'Handed in after closing' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Count it' }).press('Enter');
  await expect(list.getByText(/^It counts: decided by/)).toBeVisible();
  await list.getByRole('link', { name: /^handed in/ }).click();
  await expect(page.getByRole('heading', { name: 'Handed in after closing' })).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await expect(page.getByText(/^It does not count: decided by/)).toBeVisible();
  await expectAccessible(page);
  const result = student.getByRole('status').filter({ hasText: 'Your reference is' }).getByRole('link');
  await student.goto((await result.getAttribute('href')) ?? '');
  await expect(student.getByText(/It does not count towards your marks\./)).toBeVisible();
  await set({ openFrom: null, due: null, closed: null });
  await student.close();
});

test('an admin keeps answers back until the second attempt: marks without them, then with them', async ({
  adminPage: page,
  browser,
  school,
}) => {
  await openAdmin(page, 'tab=homework');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Year 8' }) });
  await card.getByRole('button', { name: 'Dates' }).click();
  const dialog = page.getByRole('dialog', { name: /^When is/ });
  await dialog.getByLabel('Students see what was expected').selectOption('After their second attempt');
  await dialog.getByRole('button', { name: 'Set dates' }).click();
  await expect(dialog).toBeHidden();

  const change = { class: '8b/Sc2', change: { kind: 'add', name: 'Nia North' } };
  const token = await school.signIn(school.admin);
  const { changeId } = await school.call('POST', '/api/class-roster/changes', change, token);
  const student = await browser.newPage({ baseURL: school.url });
  await chooseClass(student, '8b/Sc2');
  await answer(student);
  const wrong = student.getByText('Not right yet. What was expected is shown after your second attempt.');
  await expect(wrong.first()).toBeVisible();
  await expect(student.getByText('Advanced Study Tip for Next Time:').first()).toBeVisible();
  await expect(student.getByText(/correct answer is/)).toHaveCount(0);
  await student.getByRole('button', { name: 'Retry Quiz' }).first().click();
  await answerHalf(student);
  await pressSubmit(student);
  await expect(student.getByText(/correct answer is/).first()).toBeVisible();
  await student.close();
  await school.call('POST', `/api/class-roster/changes/${changeId}/undo`, undefined, token);

  await card.getByRole('button', { name: 'Dates' }).click();
  await dialog.getByLabel('Students see what was expected').selectOption('With their marks');
  await dialog.getByRole('button', { name: 'Set dates' }).click();
  await expect(dialog).toBeHidden();
});
