import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { onePixel } from '../../server/src/homework-import/testing/one-pixel.ts';
import { p, wordFile } from '../../server/src/homework-import/testing/word-file.ts';
import { expectToast, newHomework, openAdmin, storeHomework } from './support/admin.ts';
import { expectAccessibleAlong } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import { test } from './support/school.ts';

const newTitle = () => `Forces ${randomUUID().slice(0, 8)}`;
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

test('a homework is written from nothing with the keyboard alone, survives a reload, and is stored', async ({
  adminPage: page,
}) => {
  test.slow();
  const title = newTitle();
  const key = (name: string) => page.keyboard.press(name);
  const to = (name: string) => tabTo(page, page.getByRole('button', { name, exact: true }));
  await openAdmin(page, 'tab=homework');
  await tabTo(page, page.getByRole('link', { name: 'Write homework' }));
  await key('Enter');
  await expect(page.getByRole('heading', { name: 'Question 1', exact: true })).toBeFocused();

  await to('Done with question 1');
  await key('Enter');
  await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused();
  await expect(page.getByText('Write the question.')).toBeVisible();
  await expect(page.getByText('Say which answers are right.')).toBeVisible();
  await page.keyboard.type('What is the unit of force?');
  await tabTo(page, page.getByLabel('Accepted answers'));
  await page.keyboard.type('newton\nN');
  await to('Done with question 1');
  await key('Enter');

  await to('Add a question');
  await key('Enter');
  await tabTo(page, page.getByLabel('Type'));
  await page.keyboard.type('Choice');
  await tabTo(page, page.getByRole('textbox', { name: 'Question', exact: true }));
  await page.keyboard.type('Which is a force?');
  for (const option of ['mass', 'weight']) {
    await to('Add an option');
    await key('Enter');
    await page.keyboard.type(option);
  }
  await tabTo(page, page.getByLabel('B is right'));
  await key('Space');
  await page.reload();

  await expect(page.getByText('as this device kept it')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Question 2' })).toContainText('weight');
  await expect(page.getByRole('region', { name: 'Question 2' })).toContainText('right');
  await to('Move up question 2');
  await key('Enter');
  await expect(page.getByRole('region', { name: 'Question 1' })).toContainText('Which is a force?');
  await to('See it as students will');
  await key('Enter');
  await expect(page.getByRole('radio', { name: 'weight' })).toBeVisible();
  await expect(page.getByText('newton')).toHaveCount(0);
  await to('Store homework');
  await key('Enter');
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await page.keyboard.type(title);
  await to('Store homework');
  await key('Enter');
  await expect(page.getByLabel('Year group')).toBeFocused();
  await page.keyboard.type('Year 8');
  await to('Store homework');
  await key('Enter');
  await expectToast(page, 'Stored, and not released yet', title);
  await expect(row(page, title)).toContainText('2 questions');
  await openAdmin(page, 'tab=homework&view=write');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
});

test('every type is written, with a picture, points and a tip', async ({ adminPage: page, school }) => {
  const title = newTitle();
  await openAdmin(page, 'tab=homework&view=write');
  const question = page.getByRole('textbox', { name: 'Question', exact: true });
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Year group').selectOption('9');
  await question.fill('Name two forces.');
  await page.getByLabel('Marks').fill('2');
  await page.getByLabel('Each point counts on its own').check();
  await page.getByLabel('Point 1', { exact: true }).fill('weight');
  await page.getByLabel('Point 2', { exact: true }).fill('friction\ndrag');
  await page.getByText('Text before it, picture, tip, number on paper').click();
  await page.getByLabel('Study tip').fill('Think of a push.');
  await page
    .getByLabel('Add a picture')
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg>'.padEnd(90)) });
  await expect(page.getByText(/a picture of kind SVG: save it as PNG or JPEG/)).toBeVisible();
  await page.getByLabel('Add a picture').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: onePixel });
  await page.getByLabel('What the picture shows').fill('A box on a slope');
  await press(page, 'Done with question 1');
  for (const [number, type, fill] of [
    [2, 'true-false', () => page.getByRole('group', { name: 'Right answer' }).getByLabel('False').check()],
    [3, 'combined', () => page.getByLabel('Accepted answers').fill('Yes: the box moves')],
    [4, 'information', async () => {}],
  ] as const) {
    await press(page, 'Add a question');
    await page.getByLabel('Type').selectOption(type);
    await question.fill(`Of type ${type}.`);
    await fill();
    await press(page, `Done with question ${number}`);
  }
  await press(page, 'Store homework');
  await expectToast(page, 'Stored, and not released yet');
  const token = await school.signIn(school.admin);
  const list = (await (
    await fetch(`${school.url}/api/assignments`, { headers: { Authorization: `Bearer ${token}` } })
  ).json()) as {
    title: string;
    yearGroup: number;
    questions: { type: string; diagramAlt: string | null; studyTip: string | null }[];
  }[];
  const stored = list.find((one) => one.title === title);
  expect(stored).toMatchObject({ yearGroup: 9 });
  expect(stored?.questions.map(({ type }) => type)).toEqual(['text', 'true-false', 'combined', 'information']);
  expect(stored?.questions[0]).toMatchObject({ diagramAlt: 'A box on a slope', studyTip: 'Think of a push.' });
});

test('the types with parts are written with a label and shared material, and a question without a key is stored', async ({
  adminPage: page,
  school,
}) => {
  const title = newTitle();
  await openAdmin(page, 'tab=homework&view=write');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Year group').selectOption('8');
  let number = 0;
  const add = async (type: string, text: string, fill: () => Promise<void>) => {
    number += 1;
    if (number > 1) await press(page, 'Add a question');
    await page.getByLabel('Type', { exact: true }).selectOption(type);
    await page.getByRole('textbox', { name: 'Question', exact: true }).fill(text);
    await fill();
    await press(page, `Done with question ${number}`);
  };
  const marks = () => page.getByLabel('Marks', { exact: true }).fill('2');
  await add('information', 'Read about the heart.', async () => {});
  await add('matching', 'Match the organs.', async () => {
    await page.getByLabel('Pair 1, left').fill('Heart');
    await page.getByLabel('Pair 1, right').fill('pumps blood');
    await page.getByLabel('Pair 2, left').fill('Left side of the heart');
    await page.getByLabel('Pair 2, right').fill('thick wall');
    await page.getByLabel('Wrong ones to choose from besides').fill('makes bile');
    await marks();
  });
  await add('ordering', 'In which order?', () =>
    page.getByLabel('In the right order').fill('atrium\nventricle\naorta'),
  );
  await add('gap-fill', 'Fill the gaps.', async () => {
    const passage = page.getByLabel('Text with gaps');
    await passage.fill('Blood takes [[oxygen]] to the cells.');
    await passage.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(0, 'Blood '.length));
    await press(page, 'Leave out the selected words');
    await expect(passage).toHaveValue('[[2]] takes [[1]] to the cells.');
    await page.getByLabel('From one list of words').check();
    await page.getByLabel('Wrong words in the list besides').fill('nitrogen');
    await marks();
  });
  await add('table', 'Complete it.', async () => {
    await page.getByLabel('Heading of column 2').fill('Beats');
    await page.getByLabel('Cell of row 1, column 1').fill('Mouse');
    await page.getByLabel('to fill in row 1, column 2').check();
    // Its own field is the first; the second is for an answer that is tried.
    await page.getByLabel('Mouse, Beats').first().fill('600');
  });
  await add('labelling', 'Label it.', async () => {
    await page.getByLabel('Add a picture').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: onePixel });
    await page.getByLabel('What the picture shows').fill('A heart');
    await press(page, 'Add a label');
    await page.getByLabel('A: per cent from the left').fill('20');
    await page.getByLabel('Label A', { exact: true }).first().fill('aorta');
  });
  await add('number', 'How fast?', async () => {
    await page.getByLabel('Accepted answers').fill('5 m/s');
    await page.getByLabel('Units to choose from').fill('m/s, km/h');
    await page.getByText('Text before it, picture, tip, number on paper').click();
    await page.getByLabel('Number on paper').fill('3 (b)(ii)');
    await page.getByLabel('Specification points').fill('P5.1; P5.2');
    await page.getByLabel('What question 1 shows').check();
  });
  await add('text', 'Why?', async () => {
    await page.getByLabel('Why?').fill('because');
    await expect(page.getByText('There is no right answer yet to mark it by.')).toBeVisible();
    await page.getByLabel('Accepted answers').fill('because');
    await expect(page.getByText('Correct!')).toBeVisible();
    await page.getByLabel('Accepted answers').fill('');
  });
  await page.getByText('Change several questions at once').click();
  await page.getByLabel('From', { exact: true }).fill('2');
  await page.getByLabel('To', { exact: true }).fill('4');
  await page.getByLabel('What to do').selectOption('Make them parts of the question above');
  await press(page, 'Change them');
  const part = page.getByRole('region', { name: 'Question 2' });
  await expect(part).toContainText('on paper 1 (a)');
  await expect(part).toContainText('beside what question 1 shows');
  await expect(page.getByText('1 question has no right answer yet.')).toBeVisible();
  await press(page, 'Store homework');
  await expectToast(page, 'Stored, and not released yet');
  const token = await school.signIn(school.admin);
  const answer = await fetch(`${school.url}/api/assignments`, { headers: { Authorization: `Bearer ${token}` } });
  const list = (await answer.json()) as { title: string; questions: Record<string, unknown>[] }[];
  const questions = list.find((one) => one.title === title)?.questions ?? [];
  expect(questions).toMatchObject([
    { type: 'information', label: ['1'] },
    {
      label: ['1', '(a)'],
      material: ['q1'],
      slots: [{ id: 'Heart' }, { id: 'Left side of the heart' }],
      options: ['thick wall', 'pumps blood', 'makes bile'],
    },
    { label: ['1', '(b)'], options: ['aorta', 'atrium', 'ventricle'] },
    { passage: '[[2]] takes [[1]] to the cells.', slots: [{ id: '2' }, { id: '1' }] },
    { slots: [{ id: 'Mouse, Beats' }] },
    { slots: [{ id: 'A', at: { x: 0.2, y: 0.5 } }] },
    { units: ['m/s', 'km/h'], label: ['3', '(b)', '(ii)'], material: ['q1'], specification: ['P5.1', 'P5.2'] },
    { type: 'text' },
  ]);
  await row(page, title).getByRole('button', { name: 'Release', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release', exact: true }).click();
  await expect(page.getByText(/Question 7 of homework \d+ has no answer yet/)).toBeVisible();
});

test('a stored homework is copied, edited with what it changes told before, and deleted', async ({
  adminPage: page,
  school,
}) => {
  const homework = newHomework();
  await storeHomework(school, homework);
  await openAdmin(page, 'tab=homework');
  await row(page, homework.title).getByRole('button', { name: 'Copy', exact: true }).click();
  const title = `${homework.title} (copy)`;
  await expect(page.getByLabel('Title of the copy')).toHaveValue(title);
  await page.getByRole('dialog').getByRole('button', { name: 'Copy and edit' }).click();
  await expect(page.getByRole('heading', { name: /^Edit homework/ })).toBeFocused();
  await expect(page.getByText('Nothing is changed yet.')).toBeAttached();
  await press(page, 'Edit question 2');
  await page.getByLabel('Accepted answers').fill('newton\nN');
  await press(page, 'Done with question 2');
  await press(page, 'Drop question 1');
  await press(page, 'Store the changes');
  const dialog = page.getByRole('dialog', { name: 'Store these changes?' });
  await expect(dialog).toContainText('Questions asked no more: Q1; marked anew: Q2.');
  await expect(dialog).toContainText('Its mark scheme becomes version 2.');
  await dialog.getByRole('button', { name: 'Store the changes' }).click();
  await expectToast(page, 'Changes stored');
  await expect(row(page, title)).toContainText('1 question');
  await row(page, title).getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(page, `Deleted: ${title}`);
  await expect(row(page, title)).toHaveCount(0);
  await expect(row(page, homework.title)).toHaveCount(1);
});

test('the second of two admins decides whose changes stay', async ({ adminPage: page, school }) => {
  const homework = newHomework();
  const id = await storeHomework(school, homework);
  await openAdmin(page, `tab=homework&view=write&homework=${id}`);
  await page.getByLabel('Title', { exact: true }).fill(`${homework.title}, mine`);
  const authorised = {
    Authorization: `Bearer ${await school.signIn(school.admin)}`,
    'Content-Type': 'application/json',
  };
  const address = `${school.url}/api/admin/homework/${id}`;
  const { basedOn, assignment } = (await (await fetch(`${address}/edit`, { headers: authorised })).json()) as {
    basedOn: string;
    assignment: object;
  };
  const theirs = JSON.stringify({ ...assignment, title: `${homework.title}, theirs` });
  await fetch(address, { method: 'PUT', headers: authorised, body: JSON.stringify({ basedOn, homeworkData: theirs }) });
  await press(page, 'Store the changes');
  await expect(page.getByRole('alert')).toContainText(/was changed meanwhile by .*so yours is not stored/);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`${homework.title}, mine`);
  await press(page, /^Go on with mine/);
  await expect(page.getByText('changed meanwhile')).toHaveCount(0);
  await press(page, 'Store the changes');
  await page.getByRole('dialog').getByRole('button', { name: 'Store the changes' }).click();
  await expectToast(page, 'Changes stored');
  await expect(row(page, `${homework.title}, mine`)).toHaveCount(1);
});

test('a file is read another way with one press, and back with what was corrected', async ({ adminPage: page }) => {
  await page.route('**/bulk-upload-homework', async (route) => {
    const isSecond = /name="reading"\s+\{"forces\.docx":2\}/.test(route.request().postData() ?? '');
    const response = await route.fetch({ maxRetries: 3 });
    const answer = (await response.json()) as { drafts: object[] };
    const habits = [{ habit: 'answers', text: 'answers in bold', questions: 18, of: 20 }];
    const others = [
      isSecond
        ? { reading: 1, text: 'could be 1 question', questions: 1, choices: 0 }
        : { reading: 2, text: 'could be 100 questions', questions: 100, choices: 0 },
    ];
    const drafts = answer.drafts.map((one) => ({ ...one, reading: { chosen: isSecond ? 2 : 1, habits, others } }));
    await route.fulfill({ response, json: { ...answer, drafts } });
  });
  await openAdmin(page, 'tab=science&view=upload');
  await page.getByLabel('Batch name').fill('Week 3');
  const buffer = wordFile([
    p('Forces', { style: 'Title' }),
    p('1. What is the unit of force? [1]'),
    p('Answer: newton'),
  ]);
  await page.getByLabel('Word files (.docx)').setInputFiles({ name: 'forces.docx', mimeType: '', buffer });
  await press(page, 'Preview');
  await expect(page.getByText('Read as: answers in bold: 18 of 20')).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill('Forces, corrected');
  await press(page, 'Read as 1 question; could be 100 questions: read it that way');
  const back = page.getByRole('button', { name: 'Read as 1 question; could be 1 question: read it that way' });
  await expect(back).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Forces', exact: true })).toBeVisible();
  await back.click();
  await expect(page.getByRole('heading', { name: 'Forces, corrected' })).toBeVisible();
});

test('a template is downloaded beside the upload, and read as its questions', async ({ adminPage: page }) => {
  await openAdmin(page, 'tab=science&view=upload');
  const download = page.waitForEvent('download');
  await press(page, 'Download a Word template');
  const file = await download;
  expect(file.suggestedFilename()).toBe('homework.docx');
  await page.getByLabel('Batch name').fill('Week 3');
  const buffer = await readFile(await file.path());
  await page.getByLabel('Word files (.docx)').setInputFiles({ name: 'homework.docx', mimeType: '', buffer });
  await press(page, 'Preview');
  await expect(page.getByText('1 piece of homework with 4 questions')).toBeVisible();
});

test('writing is accessible in each of its states', async ({ adminPage: page, school }) => {
  test.slow();
  const id = await storeHomework(school, newHomework());
  await expectAccessibleAlong(page, {
    'a new homework, with room to try an answer to a question without words': async () => {
      await openAdmin(page, 'tab=homework&view=write');
      await expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
    },
    'a new homework with what is wrong at its fields': async () => {
      await press(page, 'Done with question 1');
      await page.getByLabel('Type').selectOption('multiple-choice');
      await press(page, 'Store homework');
    },
    'as students see it': async () => {
      await openAdmin(page, `tab=homework&view=write&homework=${id}`);
      await press(page, 'See it as students will');
    },
    'what an edit changes': async () => {
      await press(page, 'Go on writing');
      await page.getByLabel('Title', { exact: true }).fill('Another title');
      await press(page, 'Store the changes');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    'what is deleted': async () => {
      await openAdmin(page, 'tab=homework');
      await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
    },
  });
});
