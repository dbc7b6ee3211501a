import { expect, type Page } from '@playwright/test';
import { expectToast, openAdmin } from './support/admin.ts';
import { test } from './support/school.ts';

const newCode = () => `9z/T${Math.floor(Math.random() * 1e6)}`;
const newUsername = () => `staff${Math.floor(Math.random() * 1e6)}`;
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const account = (page: Page, username: string) =>
  page
    .getByRole('table', { name: 'Accounts' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: username, exact: true }) });
const dialog = (page: Page) => page.getByRole('dialog');

test('a class is added, given another teacher and removed', async ({ adminPage: page }) => {
  const code = newCode();
  await openAdmin(page, 'tab=classes');
  await page.getByRole('button', { name: 'Add a class' }).click();
  await dialog(page).getByRole('button', { name: 'Add class' }).click();
  await expect(dialog(page).getByText('Type the code of the class.')).toBeVisible();
  await expect(dialog(page).getByLabel('Class code')).toBeFocused();
  await dialog(page).getByLabel('Class code').fill(code);
  await dialog(page).getByLabel('List').selectOption('Year 9');
  await dialog(page).getByLabel('Teacher').fill('Mr T. Test');
  await dialog(page).getByRole('button', { name: 'Add class' }).click();
  await expectToast(page, `${code} added`);
  await expect(
    page
      .getByRole('list', { name: /^Year 9/ })
      .getByRole('listitem')
      .filter({ hasText: code }),
  ).toContainText('Mr T. Test');

  await row(page, code).getByRole('button', { name: 'Teacher' }).click();
  await dialog(page).getByLabel('Teacher').fill('Ms N. New');
  await dialog(page).getByRole('button', { name: 'Save teacher' }).click();
  await expectToast(page, `${code} is taught by Ms N. New`);
  await expect(row(page, code)).toContainText('Ms N. New');

  await row(page, code).getByRole('button', { name: 'Remove' }).click();
  await expect(dialog(page)).toContainText('Attempts that were handed in from it stay');
  await dialog(page).getByRole('button', { name: 'Remove class' }).click();
  await expectToast(page, `${code} removed`);
  await expect(row(page, code)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Classes', exact: true })).toBeFocused();
});

test('a class that is on the list already is refused in the dialog; an old workbook is called one, with what to do', async ({
  adminPage: page,
}) => {
  await openAdmin(page, 'tab=classes');
  await page.getByRole('button', { name: 'Add a class' }).click();
  await dialog(page).getByLabel('Class code').fill('9a/sc1');
  await dialog(page).getByLabel('List').selectOption('Year 9');
  await dialog(page).getByLabel('Teacher').fill('Mr T. Test');
  await dialog(page).getByRole('button', { name: 'Add class' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('is on this list already');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Import class lists' }).click();
  const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0]);
  await dialog(page)
    .getByLabel('CSV or Excel file')
    .setInputFiles({ name: '8a.xls', mimeType: 'application/vnd.ms-excel', buffer: old });
  await expect(dialog(page).getByText('Chosen: 8a.xls')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Check the file' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    '8a.xls is an Excel file of before 2007. Save it as .xlsx',
  );
});

test('class lists are checked first: lines to correct are named, then all are imported', async ({
  adminPage: page,
}) => {
  const code = newCode();
  await openAdmin(page, 'tab=classes');
  await page.getByRole('button', { name: 'Import class lists' }).click();
  await dialog(page).getByRole('button', { name: 'Check the file' }).click();
  await expect(dialog(page).getByText('Choose a file with class lists, or paste them.')).toBeVisible();

  const file = (text: string) => ({ name: 'classes.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
  const picker = dialog(page).getByLabel('CSV or Excel file');
  await picker.setInputFiles(file(`class,name\n${code},Zoë Adams\n`));
  await expect(dialog(page).getByText('Chosen: classes.csv')).toBeVisible();
  await expect(dialog(page).getByLabel('Or paste the lines')).toHaveValue(/Zoë Adams/);
  await dialog(page).getByRole('button', { name: 'Check the file' }).click();
  await expect(dialog(page).getByText('1 line needs correcting')).toBeVisible();
  await expect(dialog(page)).toContainText(`Line 2: There is no class '${code}'.`);

  await picker.setInputFiles(file(`class,name,teacher\n${code},Zoë Adams,Mr T. Test\n${code},Rob Brown,Mr T. Test\n`));
  await dialog(page).getByRole('button', { name: 'Check the file' }).click();
  await expect(dialog(page).getByText('This file can be imported')).toBeVisible();
  await expect(dialog(page).getByRole('row', { name: `${code} new class 2 0 2 0 0 0 0` })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Import class lists' }).click();
  await expectToast(page, '2 students in 1 class imported');
  await expect(row(page, code)).toContainText('2 on the class list');

  await page.getByRole('button', { name: 'Import class lists' }).click();
  await picker.setInputFiles(file(`class,name\n${code},Zoë Adams\n${code},Robert Brown\n`));
  await dialog(page).getByRole('button', { name: 'Check the file' }).click();
  await expect(dialog(page)).toContainText('Leaves: Rob Brown (perhaps now Robert Brown)');
  const store = dialog(page).getByRole('button', { name: 'Import class lists' });
  await expect(store).toHaveAccessibleDescription(/1 student left/);
  await dialog(page).getByLabel('Who is Robert Brown?').selectOption({ index: 1 });
  await store.click();
  await expectToast(page, '2 students in 1 class imported');
  await page.getByRole('button', { name: 'Undo class lists imported' }).click();
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Students are in the classes they were in before');
  await page.getByRole('button', { name: 'Move up a year' }).click();
  await dialog(page).getByRole('button', { name: 'Show what would happen' }).click();
  await expect(dialog(page)).toContainText('The classes can move up');
});

test('the tables of a OneRoster export are chosen together, and what is on no list is left out', async ({
  adminPage: page,
}) => {
  const code = newCode();
  const tables = {
    users: 'sourcedId,givenName,familyName\nu1,Ada,Lovelace\nt1,Tess,Test',
    classes: `sourcedId,title,classType\nc1,${code},scheduled\nc2,9z/Maths,scheduled`,
    enrollments: 'sourcedId,classSourcedId,userSourcedId,role\ne1,c1,u1,student\ne2,c1,t1,teacher\ne3,c2,u1,student',
  };
  await openAdmin(page, 'tab=classes');
  await page.getByRole('button', { name: 'Import class lists' }).click();
  await dialog(page)
    .getByLabel('CSV or Excel file')
    .setInputFiles(
      Object.entries(tables).map(([name, text]) => ({
        name: `${name}.csv`,
        mimeType: 'text/csv',
        buffer: Buffer.from(text),
      })),
    );
  await expect(dialog(page).getByText('Chosen: users.csv, classes.csv, enrollments.csv')).toBeVisible();
  // What the browser itself says of its file input, unseen but read out, is the same and not that no file is chosen.
  const picker = dialog(page).getByLabel('CSV or Excel file');
  expect(await picker.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(3);
  await expect(picker).toHaveAccessibleDescription('Chosen: users.csv, classes.csv, enrollments.csv');
  await dialog(page).getByRole('button', { name: 'Check the file' }).click();
  await expect(dialog(page)).toContainText("enrollments.csv, Line 4: There is no class '9z/Maths'.");
  await expect(dialog(page).getByRole('row', { name: new RegExp(`^${code} new class`) })).toBeVisible();
  await dialog(page)
    .getByLabel(/^Leave out classes/)
    .check();
  await dialog(page).getByRole('button', { name: 'Check the file' }).click();
  await expect(dialog(page)).toContainText(/Left out, being on no list: .*9z\/Maths/);
  await expect(dialog(page).getByText('This file can be imported')).toBeVisible();
});

test('an account is made with a password that is shown once, and the password opens it', async ({
  adminPage: page,
  school,
}) => {
  const username = newUsername();
  await openAdmin(page, 'tab=staff');
  await page.getByRole('button', { name: 'Add an account' }).click();
  await dialog(page).getByRole('button', { name: 'Add account' }).click();
  await expect(dialog(page).getByLabel('Name', { exact: true })).toBeFocused();
  await dialog(page).getByLabel('Name', { exact: true }).fill('Ms S. Staff');
  await dialog(page).getByLabel('Username').fill('no spaces please');
  await dialog(page).getByRole('button', { name: 'Add account' }).click();
  await expect(dialog(page).getByText('starting with a letter or digit')).toBeVisible();
  await dialog(page).getByLabel('Username').fill(username);
  await dialog(page).getByRole('button', { name: 'Add account' }).click();
  await expect(dialog(page)).toHaveAccessibleName('The new password of Ms S. Staff');
  const password = await dialog(page).getByLabel('Password').inputValue();
  expect(await school.signIn({ username, password, name: 'Ms S. Staff' })).not.toBe('');
  await dialog(page).getByRole('button', { name: 'Copy password' }).click();
  await expect(dialog(page).getByRole('status')).not.toBeEmpty();
  await dialog(page).getByRole('button', { name: 'I have it: close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add an account' })).toBeFocused();
  expect(await page.content()).not.toContain(password);
});

test('an account is disabled and enabled, and its password made anew', async ({ adminPage: page, school }) => {
  const username = newUsername();
  const name = `Mr ${username}`;
  const token = await school.signIn(school.admin);
  const made = { username, displayName: name, role: 'teacher' };
  const { password = '' } = await school.call('POST', '/api/admin/users', made, token);
  await openAdmin(page, 'tab=staff');
  await account(page, username).getByRole('button', { name: 'Disable account' }).click();
  await expect(dialog(page)).toContainText(`${name} is signed out everywhere`);
  await dialog(page).getByRole('button', { name: 'Disable account' }).click();
  await expect(account(page, username)).toContainText('Disabled');
  await expect(school.signIn({ username, password, name })).rejects.toThrow('401');
  await account(page, username).getByRole('button', { name: 'Enable account' }).click();
  await expectToast(page, 'Account enabled');
  expect(await school.signIn({ username, password, name })).not.toBe('');

  await account(page, username).getByRole('button', { name: 'Reset password' }).click();
  await dialog(page).getByRole('button', { name: 'Make a new password' }).click();
  const changed = await dialog(page).getByLabel('Password').inputValue();
  expect(changed).not.toBe(password);
  await expect(school.signIn({ username, password, name })).rejects.toThrow('401');
  expect(await school.signIn({ username, password: changed, name })).not.toBe('');
});

test('accounts are put in order by their headings, and one’s own cannot be disabled', async ({ adminPage: page }) => {
  await openAdmin(page, 'tab=staff');
  const table = page.getByRole('table', { name: 'Accounts' });
  await expect(table.getByRole('columnheader', { name: 'Username' })).toHaveAttribute('aria-sort', 'ascending');
  await table.getByRole('button', { name: 'Name', exact: true }).press('Enter');
  await page.keyboard.press('Enter');
  await expect(table.getByRole('columnheader', { name: 'Name', exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const names = await table.getByRole('rowheader').locator('[id^="account-"]').allTextContents();
  const inOrder = names.toSorted((one, other) =>
    one.localeCompare(other, 'en-GB', { sensitivity: 'base', numeric: true }),
  );
  expect(names).toEqual(inOrder.reverse());

  await account(page, 'admin').getByRole('button', { name: 'Disable account' }).click();
  await dialog(page).getByRole('button', { name: 'Disable account' }).click();
  await expect(dialog(page).getByRole('alert')).not.toBeEmpty();
});

test('the audit log is searched, read page by page and downloaded', async ({ adminPage: page }) => {
  const username = newUsername();
  await openAdmin(page, 'tab=staff');
  await page.getByRole('button', { name: 'Add an account' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill('Ms A. Dit');
  await dialog(page).getByLabel('Username').fill(username);
  await dialog(page).getByRole('button', { name: 'Add account' }).click();
  await dialog(page).getByRole('button', { name: 'I have it: close' }).click();
  await page.getByRole('tab', { name: 'Audit log' }).click();
  const log = page.getByRole('table', { name: /^Audit log/ });
  await page.getByLabel('On', { exact: true }).fill(username);
  await page.getByLabel('On', { exact: true }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`tab=audit&on=${username}$`));
  await expect(log.getByRole('row')).toHaveCount(2);
  await expect(log).toContainText('Added an account');
  await expect(log).toContainText(`Ms A. Dit (${username})`);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^audit-log-[\d-]+\.csv$/);

  // Not so many have been recorded that there is a second page; the server is asked for one that begins further on.
  await page.route(/\/api\/admin\/audit(\?|$)/, async (route) => {
    const url = new URL(route.request().url());
    const response = await route.fetch({ maxRetries: 3 });
    const answer = await response.json();
    await route.fulfill({
      response,
      json: url.searchParams.has('before') ? answer : { ...answer, next: String(answer.entries[0].id) },
    });
  });
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByRole('button', { name: 'Older entries' }).click();
  await expect(page).toHaveURL(/before=\d+$/);
  await expect(page.getByRole('region', { name: 'Entries' })).toBeFocused();
  await page.getByRole('button', { name: 'Back to the latest' }).click();
  await expect(page).toHaveURL(/tab=audit$/);
  await page.unrouteAll({ behavior: 'wait' });
});
