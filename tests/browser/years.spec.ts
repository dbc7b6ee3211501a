import { expect, type Locator, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { takenByKeyboard, year7 } from './support/homework.ts';
import { giveByKeyboard, tabTo } from './support/keyboard.ts';
import { storedAttempts } from './support/stored-attempts.ts';
import { newName, questionCard, savedReference, start, submitButton } from './support/student.ts';

/** How many lines a text takes. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return new Set(Array.from(words.getClientRects(), ({ top }) => top)).size;
  });
}

for (const homework of takenByKeyboard) {
  const { answers, marks } = homework;

  test(`${homework.route} is taken with the keyboard alone and is accessible all the way; all right is full marks, at once on the page and for good in the database`, async ({
    page,
  }) => {
    const name = newName();
    const startButton = page.getByRole('button', { name: 'Start Home Learning' });
    const teacher = page.getByLabel('Your Teacher');
    const studentClass = page.getByLabel('Your Class');

    await test.step('the intro form says what it is for, and starts only with a name and a class', async () => {
      await page.goto(homework.route);
      await expect(page.getByRole('heading', { level: 1, name: homework.title })).toBeVisible();
      await expect(page.getByText(homework.subtitle)).toBeVisible();
      await expect(page.getByText('Week Beginning 8.9.25')).toBeVisible();
      await expect(startButton).toBeDisabled();
      await expect(startButton).toHaveAccessibleDescription('Enter your name and choose your class first.');
      await expect(teacher).toHaveAttribute('readonly', '');
      await expect(teacher).toHaveValue('');
      await tabTo(page, page.getByLabel('Your Name'));
      await page.keyboard.type('   ');
      await tabTo(page, studentClass);
      await page.keyboard.type(homework.studentClass);
      await expect(studentClass).toHaveValue(homework.studentClass);
      await expect(teacher).not.toHaveValue('');
      await expect(startButton).toHaveAccessibleDescription('Enter your name first.');
      await page.getByLabel('Your Name').press('Enter');
      await expect(startButton).toBeVisible();
      await studentClass.selectOption('');
      await expect(teacher).toHaveValue('');
      await page.getByLabel('Your Name').fill('');
      await page.keyboard.type(name);
      await expect(startButton).toHaveAccessibleDescription('Choose your class first.');
      await studentClass.selectOption(homework.studentClass);
      await expect(startButton).toBeEnabled();
      await expectAccessible(page);
    });

    await test.step('the questions stand below who is taking them', async () => {
      const teacherName = await teacher.inputValue();
      await tabTo(page, startButton);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(submitButton(page)).toBeVisible();
      for (const detail of [name, homework.studentClass, teacherName])
        await expect(page.getByRole('definition').filter({ hasText: detail }).first()).toBeVisible();
      await expect(page.getByRole('region', { name: /^Q\d+$/ })).toHaveCount(answers.length);
      await expect(page.getByText(`${marks} marks`, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(`Questions answered: 0 / ${answers.length}`)).toBeVisible();
      // A picture that arrives late moves what is below it, the focus too.
      await page.waitForFunction(() => Array.from(document.images).every((image) => image.complete));
    });

    await test.step('a first attempt is only partly right', async () => {
      const [[, first]] = answers as [(typeof answers)[number]];
      await giveByKeyboard(page, questionCard(page, 1), first);
      await tabTo(page, questionCard(page, 2).getByRole('button', { name: 'Study Tip' }));
      await page.keyboard.press('Enter');
      await expectAccessible(page);
      await tabTo(page, submitButton(page));
      await page.keyboard.press('Space');
      await tabTo(page, page.getByRole('button', { name: 'Hand in', exact: true }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused();
      await savedReference(page);
      await expectAccessible(page);
      await tabTo(page, page.getByRole('button', { name: 'Retry Quiz' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: homework.title })).toBeFocused();
    });

    await test.step('a second one answers the rest', async () => {
      for (const [index, [, answer]] of answers.entries())
        if (index > 0) await giveByKeyboard(page, questionCard(page, index + 1), answer);
      const counter = page.getByText(`Questions answered: ${answers.length} / ${answers.length}`);
      await expect(counter).toBeVisible();
      expect(await linesOf(counter)).toBe(1);
      await tabTo(page, submitButton(page));
      await page.keyboard.press('Space');
      await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeFocused();
    });

    await test.step('the results are those of full marks', async () => {
      await expect(page.getByText(`Total score: ${marks}/${marks}`)).toBeVisible();
      await expect(page.getByText('100%', { exact: true })).toBeVisible();
      await expect(page.getByText('Excellent!', { exact: true }).first()).toBeVisible();
      await expect(page.getByText(`${answers.length} correct`)).toBeVisible();
      await expect(page.getByText('0 incorrect')).toBeVisible();
      for (const [index, [id]] of answers.entries()) {
        await expect(page.getByRole('heading', { level: 3, name: `Q${index + 1}`, exact: true })).toBeVisible();
        await expect(questionCard(page, index + 1).getByText(id.toUpperCase(), { exact: true })).toBeAttached();
      }
      await expect(page.getByText('Ready to Improve?')).toHaveCount(0);
      await expect(page.getByText('Need Extra Help?')).toHaveCount(0);
      await expect(submitButton(page)).toHaveCount(0);
    });

    await test.step('both attempts are in the database', async () => {
      const reference = await savedReference(page);
      const kept = {
        assignment_id: homework.assignmentId,
        homework_id: homework.homeworkId,
        class_code: homework.studentClass,
        max_marks: marks,
        differs_from_claim: 0,
      };
      const stored = await storedAttempts(name);
      expect(stored).toMatchObject([kept, { ...kept, reference, total_marks: marks, grade: 'Excellent!' }]);
      expect(Object.keys(JSON.parse(stored[1]?.answers ?? '{}')).sort()).toEqual(answers.map(([id]) => id).sort());
    });
  });
}

test('on a phone every column of a table is in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await start(page, year7, newName());
  const tables = page.locator('section:has(> table)');
  await expect(tables).not.toHaveCount(0);
  const hidden = () => tables.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  await expect.poll(hidden).toBe(0);
});
