import { expect, type Page } from '@playwright/test';
import { p, wordFile } from '../../server/src/homework-import/testing/word-file.ts';
import { expectToast, newHomework, openAdmin, storeHomework, toast } from './support/admin.ts';
import { test } from './support/school.ts';
import { tryEach } from './support/steps.ts';

const view = 'tab=science&view=upload';
const arrayNeeded = 'JSON data must be an array of homework assignments';

const upload = (page: Page) => page.getByRole('button', { name: 'Upload', exact: true }).click();
const paste = (page: Page, homework: unknown) => page.getByLabel('Or paste JSON').fill(JSON.stringify(homework));
const draft = (page: Page, title: string) => page.getByRole('region', { name: title });

test.beforeEach(({ adminPage: page }) => openAdmin(page, view));

test('a batch needs a name, files or JSON, and JSON that is an array: each is said, and the field has the focus', async ({
  adminPage: page,
}) => {
  const json = page.getByLabel('Or paste JSON');
  await tryEach<() => Promise<void>>(
    [
      [
        'a name',
        async () => {
          await upload(page);
          await expectToast(page, 'Batch Name Required');
          await expect(page.getByLabel('Batch name')).toBeFocused();
          await expect(page.getByLabel('Batch name')).toHaveAttribute('aria-invalid', 'true');
        },
      ],
      [
        'files or JSON',
        async () => {
          await page.getByLabel('Batch name').fill('Week 3');
          await upload(page);
          await expectToast(page, 'Upload Data Required');
          await expect(page.getByLabel('Word files (.docx)')).toBeFocused();
        },
      ],
      ...['{"title":"Forces"}', '[{"title": ]'].map((text): [string, () => Promise<void>] => [
        `an array, not ${text}`,
        async () => {
          await page.getByLabel('Batch name').fill('Week 3');
          await json.fill(text);
          await upload(page);
          await expectToast(page, 'Invalid JSON Format', arrayNeeded);
          await expect(json).toBeFocused();
        },
      ]),
    ],
    (attempt) => attempt(),
  );
});

test('test data is stored at once, and the form is cleared', async ({ adminPage: page }) => {
  const sent = page.waitForRequest((request) => request.url().endsWith('/bulk-upload-homework'));
  await page.getByRole('button', { name: 'Add Test Data' }).click();
  await expect(page.getByLabel('Batch name')).toHaveValue('Test data');
  await upload(page);
  const body = (await sent).postData() ?? '';
  expect(body).toMatch(/name="academicYear"\s+2024-25/);
  expect(body).toMatch(/name="yearGroup"\s+7/);
  await expectToast(page, 'Upload Successful!');
  await expect(page.getByRole('heading', { name: 'Stored, and not released yet' })).toBeVisible();
  await expect(page.getByLabel('Batch name')).toHaveValue('');
  await expect(page.getByLabel('Or paste JSON')).toHaveValue('');
  await page.getByRole('link', { name: 'Release it under Homework' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Year 7 - Solids, Liquids and Gases' })).toContainText(
    'Not released',
  );
});

test('test data is fresh each time, so that it is stored again without a question', async ({ adminPage: page }) => {
  for (let times = 0; times < 2; times += 1) {
    await openAdmin(page, 'tab=science&view=upload');
    await page.getByRole('button', { name: 'Add Test Data' }).click();
    await upload(page);
    await expectToast(page, 'Upload Successful!');
    await expect(page.getByRole('heading', { name: 'Stored, and not released yet' })).toBeVisible();
  }
});

test('what was said of the last upload goes when the next one is on its way', async ({ adminPage: page }) => {
  await page.route('**/bulk-upload-homework', (route) => route.fulfill({ status: 400, json: { error: 'No.' } }));
  await page.getByLabel('Batch name').fill('Week 3');
  await paste(page, [newHomework()]);
  await upload(page);
  await expectToast(page, 'Upload Failed', 'No.');
  await page.unroute('**/bulk-upload-homework');
  // Never answered.
  await page.route('**/bulk-upload-homework', () => undefined);
  await upload(page);
  await expect(page.getByText('Reading the homework…')).toBeVisible();
  await expect(toast(page)).toHaveText('');
});

test('what the server refuses is told with its details, and the form keeps what was typed', async ({
  adminPage: page,
}) => {
  for (const [body, text] of [
    [{ error: 'No.', details: 'Question 1 has no answer.' }, 'Question 1 has no answer.'],
    [{ error: 'The server is full.' }, 'The server is full.'],
    ['not JSON', 'Upload failed'],
  ] as const) {
    await page.route('**/bulk-upload-homework', (route) =>
      route.fulfill({ status: 400, body: typeof body === 'string' ? body : JSON.stringify(body) }),
    );
    await page.getByLabel('Batch name').fill('Week 3');
    await paste(page, [newHomework()]);
    await upload(page);
    await expectToast(page, 'Upload Failed', text);
    await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeFocused();
    await expect(page.getByLabel('Batch name')).toHaveValue('Week 3');
    await page.unroute('**/bulk-upload-homework');
  }
});

test('a preview shows what was understood, and stores nothing', async ({ adminPage: page, school }) => {
  const homework = newHomework();
  await page.getByLabel('Batch name').fill('Week 3');
  await paste(page, [homework]);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check what was understood' })).toBeFocused();
  const first = draft(page, homework.title).getByRole('region', { name: 'Question 1' });
  await expect(first).toContainText('Which of these is a unit of speed?');
  await expect(first.getByRole('listitem').filter({ hasText: 'metre per second' })).toContainText('right');
  await expect(draft(page, homework.title).getByRole('region', { name: 'Question 2' })).toContainText('newton');
  const list = await fetch(`${school.url}/api/assignments`);
  expect(await list.text()).not.toContain(homework.title);
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('Batch name')).toHaveValue('Week 3');
});

test('what needs correcting is corrected before it can be stored', async ({ adminPage: page, school }) => {
  const homework = newHomework();
  const [choice, text] = homework.questions;
  await page.getByLabel('Batch name').fill('Week 3');
  await paste(page, [
    {
      ...homework,
      questions: [choice, { ...text, correctAnswers: [] }, { ...choice, correctAnswers: choice?.options }],
    },
  ]);
  await upload(page);
  const second = draft(page, homework.title).getByRole('region', { name: 'Question 2' });
  await expect(second).toContainText('Say which answers are right.');
  const store = page.getByRole('button', { name: 'Upload 1 homework' });
  await expect(store).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('1 question has no right answer yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Edit question 2' }).click();
  await expect(page.getByRole('heading', { name: 'Question 2' })).toBeFocused();
  await page.getByLabel('Accepted answers').fill('newton\nN');
  await page.getByLabel('Marks', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Done with question 2' }).click();
  await expect(page.getByRole('button', { name: 'Edit question 2' })).toBeFocused();
  await page.getByRole('button', { name: 'Drop question 3' }).click();
  await expect(page.getByText('dropped')).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill(`${homework.title} corrected`);
  await store.click();
  await expectToast(page, 'Upload Successful!');

  const token = await school.signIn(school.admin);
  const list = (await school.call('GET', '/api/assignments', undefined, token)) as unknown as {
    title: string;
    totalMarks: number;
    questions: { question: string; marks: number }[];
  }[];
  const stored = list.find(({ title }) => title === `${homework.title} corrected`);
  expect(stored).toMatchObject({ totalMarks: 3, isReleased: false });
  expect(stored?.questions.map(({ marks }) => marks)).toEqual([1, 2]);
});

test('options are edited with the key, and a homework can be left out', async ({ adminPage: page }) => {
  const homework = newHomework();
  const other = newHomework({ title: 'Not this one' });
  await page.getByLabel('Batch name').fill('Week 3');
  await paste(page, [homework, other]);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await draft(page, 'Not this one').getByRole('button', { name: 'Leave it out' }).click();
  await expect(page.getByText('1 piece of homework with 2 questions')).toBeVisible();
  await page.getByRole('button', { name: 'Edit question 1' }).first().click();
  await page.getByLabel('Option B').fill('m/s');
  await page.getByRole('button', { name: 'Remove option A' }).click();
  await expect(page.getByRole('button', { name: 'Add an option' })).toBeFocused();
  await page.getByRole('button', { name: 'Done with question 1' }).click();
  const first = draft(page, homework.title).getByRole('region', { name: 'Question 1' });
  await expect(first.getByRole('listitem')).toHaveText([/A\s*m\/s\s*right/, /B\s*second$/]);
  await page.getByRole('button', { name: 'Upload 1 homework' }).click();
  await expectToast(page, 'Upload Successful!', '1 piece of homework');
});

test('a file without a key gets one by a press for each question', async ({ adminPage: page, school }) => {
  const homework = newHomework();
  const [choice, text] = homework.questions;
  const withoutKey = [
    { ...choice, correctAnswers: [] },
    { ...text, type: 'true-false', question: 'Speed is a force.', correctAnswers: [] },
  ];
  await page.getByLabel('Batch name').fill('Week 3');
  await paste(page, [{ ...homework, questions: withoutKey }]);
  await upload(page);
  await expect(page.getByText('Mark the option that is right.')).toBeVisible();
  const tick = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await tick('B metre per second').focus();
  await page.keyboard.press('Space');
  await expect(tick('B metre per second')).toBeChecked();
  await tick('True').check();
  // A statement is one or the other.
  await tick('False').check();
  await expect(tick('True')).not.toBeChecked();
  await page.getByRole('button', { name: 'Upload 1 homework' }).click();
  await expectToast(page, 'Upload Successful!');

  const token = await school.signIn(school.admin);
  const list = (await school.call('GET', '/api/assignments', undefined, token)) as unknown as {
    id: number;
    title: string;
  }[];
  const { id } = list.find(({ title }) => title === homework.title) ?? {};
  const { assignment } = await school.call('GET', `/api/admin/homework/${id}/edit`, undefined, token);
  expect(assignment).toMatchObject({
    questions: [{ correctAnswers: ['metre per second'] }, { correctAnswers: ['false'] }],
  });
});

test('the same homework again must be wanted', async ({ adminPage: page }) => {
  const homework = newHomework();
  for (const time of ['first', 'second']) {
    await page.getByLabel('Batch name').fill(`Week 3, ${time} time`);
    await paste(page, [homework]);
    await upload(page);
    if (time === 'first') await expectToast(page, 'Upload Successful!');
  }
  const store = page.getByRole('button', { name: 'Upload 1 homework' });
  await expect(store).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Store it again all the same').check();
  await store.click();
  await expect(page.getByRole('heading', { name: 'Stored, and not released yet' })).toBeVisible();
});

test('what somebody else stored while one looked at it can be stored once more, or left out', async ({
  adminPage: page,
  school,
}) => {
  const [twice, once] = [newHomework(), newHomework()];
  await page.getByLabel('Batch name').fill('Week 3');
  await paste(page, [once, twice]);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const store = page.getByRole('button', { name: 'Upload 2 homework' });
  await expect(store).toBeEnabled();
  await storeHomework(school, twice);
  await store.click();
  await expectToast(page, 'Upload Failed', 'is here already');
  await expect(draft(page, once.title).getByLabel('Store it again all the same')).toHaveCount(0);
  await draft(page, twice.title).getByLabel('Store it again all the same').check();
  await store.click();
  await expect(page.getByRole('heading', { name: 'Stored, and not released yet' })).toBeVisible();
});

test('several files are chosen, one taken away again, and others refused before they are sent', async ({
  adminPage: page,
}) => {
  const file = (name: string) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from('x') });
  const picker = page.getByLabel('Word files (.docx)');
  await picker.setInputFiles([file('one.docx'), file('two.docx')]);
  await picker.setInputFiles([file('old.doc')]);
  await expect(picker).toHaveAccessibleDescription(/3 files chosen$/);
  const chosen = page.getByRole('list', { name: 'Chosen files' });
  await expect(chosen.getByRole('listitem')).toHaveCount(3);
  await page.getByLabel('Batch name').fill('Week 3');
  await upload(page);
  await expectToast(page, 'File Not Readable', 'old.doc');
  await page.getByRole('button', { name: 'Remove old.doc' }).click();
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  await expect(picker).toBeFocused();
  expect(await picker.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(2);
});

test('a Word file is shown as it was understood, with its pictures, before anything is stored', async ({
  adminPage: page,
}) => {
  await page.getByLabel('Batch name').fill('Week 4');
  await page
    .getByLabel('Word files (.docx)')
    .setInputFiles(['fixtures/homework/pictures.docx', 'fixtures/homework/unnumbered-questions.docx']);
  await upload(page);
  await expect(page.getByRole('heading', { name: 'Check what was understood' })).toBeFocused();
  const pictures = draft(page, 'Microscopes');
  await expect(pictures).toContainText('Paragraph 6: a picture of kind EMF');
  await expect(pictures.getByRole('region', { name: 'Question 1' })).toContainText('from paragraph 2');
  const picture = pictures.locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // No wider than it is, but for its frame.
  expect(await picture.evaluate(({ clientWidth, naturalWidth }: HTMLImageElement) => clientWidth - naturalWidth)).toBe(
    0,
  );
  await expect(draft(page, 'Atoms quiz').getByRole('region', { name: 'Question 1' })).toContainText(
    'Not sure of: marks',
  );
  await page.getByRole('button', { name: 'Upload 2 homework' }).click();
  await expectToast(page, 'Upload Successful!', '2 pieces of homework');
});

/** Of its three questions the second is not read, as nothing asks it; its answer is below it. */
const partlyRead = (title: string) => ({
  name: 'pressure.docx',
  mimeType: 'application/octet-stream',
  buffer: wordFile([
    p(title, { style: 'Title' }),
    ...[
      '1. Which rock is sedimentary? [1]',
      'A) granite',
      'B) chalk',
      'Answer: B',
      'The unit of pressure has its name from a French scholar, Blaise',
      'Pascal',
      '2. Why does a sharp knife cut well? [1]',
      'Answer: its area is small',
    ].map((text) => p(text)),
  ]),
});

test('a question that was not read is found by comparing with the file, made with the keyboard alone, and stored', async ({
  adminPage: page,
  school,
}) => {
  const { title } = newHomework();
  await page.getByLabel('Batch name').fill('Week 7');
  await page.getByLabel('Word files (.docx)').setInputFiles(partlyRead(title));
  await upload(page);
  await expect(draft(page, title)).toContainText('2 lines became part of nothing');
  await expect(draft(page, title)).toContainText('Paragraph 6: this was not read');
  await page.getByRole('button', { name: 'Compare with the file' }).press('Enter');
  const file = page.getByRole('list', { name: 'Lines of the file' }).getByRole('listitem');
  await expect(file).toHaveText([/The unit of pressure.*Part of nothing/, /Pascal.*Part of nothing/]);

  await page.getByRole('button', { name: 'Use it Paragraph 6' }).press('Enter');
  await page.getByRole('button', { name: 'Make a question of it' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Question 2' })).toBeFocused();
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue(/^The unit of pressure .* Blaise$/);
  await expect(page.getByLabel('Marks', { exact: true })).toHaveValue('1');
  await page.getByLabel('Marks', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Done with question 2' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Edit question 2' })).toBeFocused();
  await expect(draft(page, title)).not.toContainText('Paragraph 6: this was not read');

  await page.getByRole('button', { name: 'Use it Paragraph 7' }).press('Enter');
  await expect(page.getByLabel('Or add it to question')).toHaveValue('2');
  await page.getByRole('button', { name: 'Add it' }).press('Enter');
  await expect(page.getByText('Added to question 2 as a right answer.')).toBeFocused();
  await expect(page.getByText('Nothing of the file is left over.')).toBeVisible();
  await page.getByLabel('Only what became part of nothing').press('Space');
  await expect(file).toHaveCount(9);
  await page.getByRole('button', { name: 'Question 2', exact: true }).first().press('Enter');
  await expect(page.getByRole('heading', { name: 'Question 2' })).toBeFocused();

  await page.getByRole('button', { name: 'Upload 1 homework' }).press('Enter');
  await expectToast(page, 'Upload Successful!');
  const token = await school.signIn(school.admin);
  const list = (await school.call('GET', '/api/assignments', undefined, token)) as unknown as {
    id: number;
    title: string;
    totalMarks: number;
    questions: { question: string }[];
  }[];
  const stored = list.find((one) => one.title === title);
  expect(stored?.totalMarks).toBe(4);
  expect(stored?.questions.map(({ question }) => question)).toEqual([
    'Which rock is sedimentary?',
    'The unit of pressure has its name from a French scholar, Blaise',
    'Why does a sharp knife cut well?',
  ]);
  const marks = await page.request.post(`${school.url}/api/test-marking`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { assignmentId: stored?.id, answers: { 1: 'Pascal' } },
  });
  expect(await marks.json()).toMatchObject({ totalScore: 2, totalMarks: 4 });
});

test('a question is added where it belongs, and one that was split is joined with the one above, and put back', async ({
  adminPage: page,
}) => {
  const homework = newHomework();
  await page.getByLabel('Batch name').fill('Week 8');
  await paste(page, [homework]);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const region = (name: string) => draft(page, homework.title).getByRole('region', { name });

  await page.getByRole('button', { name: 'Add a question below question 1' }).click();
  await expect(page.getByRole('heading', { name: 'Question 2' })).toBeFocused();
  await expect(page.getByLabel('Label')).toHaveValue('q3');
  await page.getByLabel('Question', { exact: true }).fill('Give its sign too.');
  await page.getByLabel('Accepted answers').fill('m/s');
  await page.getByRole('button', { name: 'Done with question 2' }).click();
  await expect(region('Question 2')).toContainText('added');
  await expect(region('Question 3')).toContainText('newton');

  await page.getByRole('button', { name: 'Join with the one above question 2' }).click();
  await expect(region('Question 2')).toContainText('joined with question 1');
  await expect(region('Question 1')).toContainText('Give its sign too.');
  await expect(page.getByRole('button', { name: 'Put back question 2' })).toBeFocused();
  await page.getByRole('button', { name: 'Put back question 2' }).click();
  await expect(region('Question 1')).not.toContainText('Give its sign too.');

  await page.getByRole('button', { name: 'Add a question', exact: true }).click();
  // The first press says what it lacks, the second leaves it as it is.
  await page.getByRole('button', { name: 'Done with question 4' }).click();
  await expect(page.getByLabel('Question', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Done with question 4' }).click();
  await page.getByRole('button', { name: 'Drop question 4' }).click();
  await expect(region('Question 4')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit question 3' })).toBeFocused();
  await page.getByRole('button', { name: 'Upload 1 homework' }).click();
  await expectToast(page, 'Upload Successful!', '3 questions');
});

test('corrections outlast a look at another tab, and are given up only when asked', async ({ adminPage: page }) => {
  const homework = newHomework();
  await page.getByLabel('Batch name').fill('Week 5');
  await paste(page, [homework]);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: 'Drop question 1' }).click();
  await page.getByRole('tab', { name: 'Classes' }).click();
  await expect(page.getByText('7a/Sc1', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Put back question 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await page.getByRole('dialog', { name: 'Give up your corrections?' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Put back question 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('Batch name')).toHaveValue('Week 5');
});

test('of a long homework the rest of the questions is shown on request, and one goes on with the first of them', async ({
  adminPage: page,
}) => {
  const [question] = newHomework().questions;
  await page.getByLabel('Batch name').fill('Week 6');
  await paste(page, [newHomework({ questions: Array.from({ length: 51 }, () => question), totalMarks: 51 })]);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('button', { name: 'Show 1 more of 51 questions' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Edit question 51' })).toBeFocused();
});
