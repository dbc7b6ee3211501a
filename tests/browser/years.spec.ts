import { expect, type Locator, test } from '@playwright/test';
import { allHomework, year7 } from './support/homework.ts';
import { storedAttempts } from './support/stored-attempts.ts';
import { answerRightly, introduce, newName, savedReference, start, submit, submitButton } from './support/student.ts';

/** On how many lines a text stands. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return new Set(Array.from(words.getClientRects(), ({ top }) => top)).size;
  });
}

for (const homework of allHomework) {
  test(`${homework.route}: all right is full marks, at once on the page and for good in the database`, async ({
    page,
  }) => {
    const name = newName();
    const { answers, marks } = homework;
    await introduce(page, homework, name);
    await expect(page.getByRole('heading', { level: 1, name: homework.title })).toBeVisible();
    await expect(page.getByText(homework.subtitle)).toBeVisible();
    await expect(page.getByText('Week Beginning 8.9.25')).toBeVisible();
    await page.getByRole('button', { name: 'Start Home Learning' }).click();

    await expect(page.getByText(`${marks} marks`, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(`Questions answered: 0 / ${answers.length}`)).toBeVisible();
    await answerRightly(page, homework);
    const counter = page.getByText(`Questions answered: ${answers.length} / ${answers.length}`);
    await expect(counter).toBeVisible();
    expect(await linesOf(counter)).toBe(1);
    await submit(page);

    await expect(page.getByText(`Total score: ${marks}/${marks}`)).toBeVisible();
    await expect(page.getByText('100%', { exact: true })).toBeVisible();
    await expect(page.getByText('Excellent!', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(`${answers.length} correct`)).toBeVisible();
    await expect(page.getByText('0 incorrect')).toBeVisible();
    for (const [id] of answers)
      await expect(page.getByRole('heading', { level: 3, name: id.toUpperCase(), exact: true })).toBeVisible();
    await expect(page.getByText('Ready to Improve?')).toHaveCount(0);
    await expect(page.getByText('Need Extra Help?')).toHaveCount(0);

    const reference = await savedReference(page);
    const stored = await storedAttempts(name);
    expect(stored).toMatchObject([
      {
        reference,
        assignment_id: homework.assignmentId,
        homework_id: homework.homeworkId,
        class_code: homework.studentClass,
        total_marks: marks,
        max_marks: marks,
        grade: 'Excellent!',
        differs_from_claim: 0,
        time_spent_minutes: 0,
      },
    ]);
    expect(Object.keys(JSON.parse(stored[0]?.answers ?? '{}')).sort()).toEqual(answers.map(([id]) => id).sort());
    await expect(submitButton(page)).toHaveCount(0);
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
