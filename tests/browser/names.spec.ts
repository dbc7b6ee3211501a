import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { type School, test } from './support/school.ts';

/** A class of the test's own with a list, and what was handed in from it. */
async function makeClass(school: School, code: string, list: readonly string[], handedIn: readonly string[]) {
  const token = await school.signIn(school.admin);
  const csv = ['class,teacher,name', ...list.map((name) => `${code},Mr Own,${name}`)].join('\n');
  await school.call('POST', '/api/admin/classes/import', { csv }, token);
  const own = { classes: ['8a/Sc1', code] };
  await school.call('PUT', '/api/my-classes', own, await school.signIn(school.teacher));
  for (const name of handedIn) {
    const { id } = await school.call('POST', '/api/students', { name, studentClass: code, teacher: 'Mr Own' });
    await school.call('POST', '/api/quiz-attempts', { studentId: id, assignmentId: 3, answers: { q1b: 'reflects' } });
  }
}

test('names that are not on the list are joined, added or set aside with one press each, and every press can be undone', async ({
  teacherPage: page,
  school,
}) => {
  await makeClass(
    school,
    '8n/A',
    ['Ada Abara', 'Samuel Tan', 'Cem Celik'],
    ['Ada Abara', 'Sam Tan', 'Batman', 'Eve Eden'],
  );
  await page.goto('/teacher-dashboard/report/3?class=8n%2FA');
  await expect(page.getByText('1/3')).toBeVisible();
  const box = page.getByRole('region', { name: 'Names not on the class list' });
  await expect(box.getByRole('listitem')).toHaveCount(3);

  await box.getByRole('button', { name: 'Join with Samuel Tan' }).press('Enter');
  await expect(box.getByText('What Sam Tan handed in is Samuel Tan’s.')).toBeVisible();
  await expect(page.getByText('2/3')).toBeVisible();
  await box.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(box.getByRole('link', { name: 'Sam Tan' })).toBeVisible();
  await expect(page.getByText('1/3')).toBeVisible();

  const row = (name: string) =>
    box.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await row('Batman').getByRole('button', { name: 'Not one of ours' }).press('Enter');
  await expect(box.getByRole('button', { name: 'Take back: Batman' })).toBeVisible();
  await box.getByRole('button', { name: 'Take back: Batman' }).press('Enter');
  await expect(row('Batman')).toBeVisible();

  await row('Eve Eden').getByRole('button', { name: 'Add to the list' }).press('Enter');
  await expect(page.getByText('2/4')).toBeVisible();
  await row('Batman').getByLabel('Somebody else on the list').selectOption('Cem Celik');
  await expect(box.getByText('What Batman handed in is Cem Celik’s.')).toBeVisible();
  await expect(page.getByText('3/4')).toBeVisible();
  await expectAccessible(page);
});

test('a press at the next name counts while the last is under way, and a second one at the same does nothing', async ({
  teacherPage: page,
  school,
}) => {
  await makeClass(school, '8n/D', ['Ada Abara'], ['Eve Eden', 'Kit Kemp']);
  await page.goto('/teacher-dashboard/report/3?class=8n%2FD');
  const box = page.getByRole('region', { name: 'Names not on the class list' });
  const add = box.getByRole('button', { name: 'Add to the list' });
  await expect(add).toHaveCount(2);
  await add.evaluateAll((buttons) => {
    for (const button of [...buttons, ...buttons]) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await expect(page.getByText('2/3')).toBeVisible();
  await expect(box.getByText('Every name is accounted for.')).toBeVisible();
  await expect(box.getByRole('alert')).toBeEmpty();
});

test('the class list is looked at and changed on screen, by the keyboard alone, and what was changed is undone', async ({
  teacherPage: page,
  school,
}) => {
  await makeClass(school, '8n/B', ['Ada Abara', 'Sam Lee'], ['Sam Lee']);
  await makeClass(school, '8n/C', ['Di Dunn'], []);
  const own = { classes: ['8a/Sc1', '8n/B', '8n/C'] };
  await school.call('PUT', '/api/my-classes', own, await school.signIn(school.teacher));
  await page.goto('/teacher-dashboard?all=1&show=3&show=4');
  await page.getByRole('button', { name: /^8n\/B/ }).press('Enter');
  await page.getByRole('link', { name: 'Class list', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: '8n/B: class list' })).toBeFocused();
  const names = page.getByRole('table').getByRole('rowheader');
  await expect(names).toHaveText(['Ada Abara', 'Sam Lee']);

  const add = page.getByLabel('Add a student');
  await add.fill('Sam Lee (B)');
  await add.press('Enter');
  await expect(page.getByText(/First rename Sam Lee/)).toBeVisible();
  const change = async (name: string, what: string) => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: `Change ${name}`, exact: true }).press('Enter');
    await page.getByRole('dialog').getByLabel(what).press('Space');
  };
  await change('Sam Lee', 'The name is another');
  await page.getByLabel('Name', { exact: true }).fill('Sam Lee (A)');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await expect(page.getByText('Sam Lee is Sam Lee (A) now.')).toBeVisible();
  // The dialog gives the focus back before anything else is typed.
  await expect(page.getByRole('button', { name: 'Change Sam Lee (A)', exact: true })).toBeFocused();
  await add.press('Enter');
  await expect(names).toHaveText(['Ada Abara', 'Sam Lee (A)', 'Sam Lee (B)']);

  await change('Ada Abara', 'Is in another class');
  await page.getByRole('button', { name: 'Change the list' }).press('Enter');
  await expect(page.getByText('Choose the class.')).toBeVisible();
  await page.getByLabel('Class', { exact: true }).selectOption('8n/C');
  await page.getByRole('button', { name: 'Change the list' }).press('Enter');
  await expect(names).toHaveText(['Sam Lee (A)', 'Sam Lee (B)']);
  await change('Sam Lee (B)', 'Is not on this list');
  await page.getByRole('button', { name: 'Change the list' }).press('Enter');
  await expect(names).toHaveText(['Sam Lee (A)']);

  const changes = page.getByRole('region', { name: 'Changes' }).getByRole('listitem');
  await expect(changes).toHaveCount(4);
  await page.getByRole('button', { name: 'Undo: Ada Abara moved to 8n/C.' }).press('Enter');
  await expect(names).toHaveText(['Ada Abara', 'Sam Lee (A)']);
  await expectAccessible(page);
});

test('whoever chooses a class with two students of one name is asked for the letter', async ({ page, school }) => {
  const csv = 'class,teacher,name\n8n/L,Mrs R. Fletcher,Sam Lee (A)\n8n/L,Mrs R. Fletcher,Sam Lee (B)';
  await school.call('POST', '/api/admin/classes/import', { csv }, await school.signIn(school.admin));
  await page.goto('/quiz-yr8');
  const hint = page.getByText('Does somebody here have your name? Type your letter behind it: Sam Lee (A)');
  await page.getByLabel('Your Class').selectOption('8a/Sc1');
  await expect(hint).toHaveCount(0);
  await page.getByLabel('Your Class').selectOption('8n/L');
  await expect(hint).toBeVisible();
  await expectAccessible(page);
});

test('a class link opens a homework with the class chosen, from its page, the science page and a QR code', async ({
  teacherPage: page,
}) => {
  await page.goto('/teacher-dashboard');
  await page.getByRole('link', { name: 'Links and QR codes of classes' }).press('Enter');
  await page.getByLabel('What it opens').selectOption({ index: 3 });
  await expect(page.getByRole('img', { name: /^QR code/ }).first()).toBeVisible();
  const all = await page.getByRole('img', { name: /^QR code/ }).count();
  expect(all).toBeGreaterThan(3);
  await page.getByLabel('Class', { exact: true }).selectOption('8a/Sc1');
  await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(1);
  await expectAccessible(page);

  await page.goto('/quiz-yr8?class=8a/Sc1');
  await expect(page.getByLabel('Your Class')).toHaveValue('8a/Sc1');
  await expect(page.getByLabel('Your Teacher')).not.toHaveValue('');
  await page.getByLabel('Your Class').selectOption('8a/Sc2');
  await expect(page.getByLabel('Your Class')).toHaveValue('8a/Sc2');

  await page.goto('/quiz-yr8?class=9z/Zz9');
  await expect(page.getByLabel('Your Class')).toHaveValue('');
  await page.goto('/homework/150?class=7a/Sc1');
  await expect(page.getByLabel('Your Class')).toHaveValue('7a/Sc1');
  await page.goto('/science-department?class=8a/Sc2');
  await page.getByRole('button', { name: 'Start HW' }).nth(1).click();
  await expect(page.getByLabel('Your Class')).toHaveValue('8a/Sc2');
});
