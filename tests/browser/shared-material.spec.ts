import { expect, type Page } from '@playwright/test';
import { storeHomework } from './support/admin.ts';
import { expectAccessible } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import { keepSignedIn, test } from './support/school.ts';
import { handInAllTheSame, isCovered, newName, savedReference } from './support/student.ts';

const paper = {
  title: 'Equipment and cooling',
  yearGroup: 8,
  questions: [
    {
      material: {
        question: 'The picture shows six pieces of equipment.',
        diagramPath: '/assets/year7-equipment.svg',
        diagramAlt: 'Six pieces of equipment, A to F',
      },
      questions: [
        {
          label: '1',
          parts: [
            ...['A', 'B', 'C', 'D', 'E', 'F'].map((letter, index) => ({
              ...{ id: `qx${index}`, label: `(${'abcdef'[index]})`, type: 'text' },
              ...{ question: `What is ${letter} called?`, correctAnswers: ['a thing'] },
            })),
            {
              ...{ id: 'ql', label: '(g)', type: 'labelling', question: 'What stands at X?' },
              ...{ slots: [{ id: 'X', at: { x: 0.5, y: 0.25 } }], correctAnswers: ['X: a thing'] },
            },
          ],
        },
      ],
    },
    {
      material: { question: 'Listen.', soundPath: '/assets/poem.mp3' },
      questions: [{ id: 'qy', label: '2', type: 'text', question: 'What did you hear?', correctAnswers: ['a poem'] }],
    },
  ],
};

async function open(page: Page, id: number): Promise<void> {
  await page.goto(`/homework/${id}`);
  await page.getByLabel('Name').fill(newName());
  await page.getByLabel('Class').selectOption('8a/Sc1');
  await page.getByRole('button', { name: 'Start Home Learning' }).click();
  await expect(page.getByRole('region', { name: 'Q1 (a)', exact: true })).toBeVisible();
}

test('a picture that several questions share stays in view beside them, on a phone above them, and on a low screen opens at each', async ({
  page,
  school,
}) => {
  const id = await storeHomework(school, paper);
  await school.call('POST', `/api/admin/homework/${id}/release`, {}, await school.signIn(school.admin));
  const refused: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, id);
  const picture = page.getByRole('img', { name: 'Six pieces of equipment, A to F' });
  const last = page.getByRole('region', { name: 'Q1 (f)', exact: true });
  await last.getByRole('textbox').scrollIntoViewIfNeeded();
  await last.getByRole('textbox').click();
  await expect(picture).toBeInViewport({ ratio: 0.9 });
  await expect(picture).toHaveCount(1);
  // The sign of what is to be labelled is on the picture that is shared.
  const sign = await page.locator('.signed-picture', { has: picture }).getByText('X', { exact: true }).boundingBox();
  const { x = 0, y = 0, width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  const middle = [(sign?.x ?? 0) + (sign?.width ?? 0) / 2, (sign?.y ?? 0) + (sign?.height ?? 0) / 2];
  expect(middle.map(Math.round)).toEqual([x + width / 2, y + height / 4].map(Math.round));
  await expect(page.locator('audio[controls]')).toHaveAttribute('src', '/assets/poem.mp3');
  await expectAccessible(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await last.getByRole('textbox').focus();
  await page.keyboard.type('a');
  await expect(picture).toBeInViewport({ ratio: 0.9 });
  await expect(picture).toHaveCount(1);
  expect((await picture.boundingBox())!.height).toBeLessThan(740 * 0.4);
  expect(await isCovered(last.getByRole('textbox'))).toBe(false);
  await expectAccessible(page);
  await page.getByText('Picture for Q1 (a) to Q1 (g)').click();
  await expect(picture).toBeHidden();

  // A low screen is left to the questions, and each has the picture to open.
  await page.setViewportSize({ width: 640, height: 400 });
  await last.getByRole('textbox').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(last.getByText('See the picture')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(last.getByRole('img', { name: 'Six pieces of equipment, A to F' })).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(refused).toEqual([]);

  await last.getByRole('textbox').fill('a thing');
  await tabTo(page, page.getByRole('button', { name: 'Submit Quiz' }));
  await page.keyboard.press('Enter');
  await handInAllTheSame(page);
  const outcome = page.getByRole('region', { name: 'Q1 (f)', exact: true });
  await page.getByRole('link', { name: 'Q1 (f) ' }).click();
  await outcome.getByText('See the picture').click();
  await expect(outcome.getByRole('img', { name: 'Six pieces of equipment, A to F' })).toBeVisible();
  // Ids are for programs.
  await expect(page.getByText(/qx5/i)).toHaveCount(0);
  const reference = await savedReference(page);
  await page.goto(`/result/${reference}`);
  await expect(page.getByRole('heading', { name: 'Q1 (f)', exact: true })).toBeVisible();
  await expect(page.getByText(/qx5/i)).toHaveCount(0);

  await keepSignedIn(page, 'teacher', await school.signIn(school.teacher), school.teacher.name);
  await page.goto(`/teacher/queue?homework=${id}&show=all`);
  await page.getByText('See the picture').first().click();
  await expect(picture.first()).toBeVisible();
});
