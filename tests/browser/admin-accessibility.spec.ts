import { expect, type Page } from '@playwright/test';
import { expectToast, newHomework, openAdmin } from './support/admin.ts';
import { expectAccessibleAlong, isAccessible } from './support/axe.ts';
import { test } from './support/school.ts';
import { questionCard } from './support/student.ts';

const never = () => new Promise<void>(() => {});

async function review(page: Page, homework: object): Promise<void> {
  await openAdmin(page, 'tab=science&view=upload');
  await page.getByLabel('Batch name').fill('Week 3');
  await page.getByLabel('Or paste JSON').fill(JSON.stringify([homework]));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Check what was understood' })).toBeVisible();
}

/** Its sixth line is part of no question. */
const rocks = [
  'Rocks',
  '1. Which rock is sedimentary? [1]',
  'A) granite',
  'B) chalk',
  'Answer: B',
  'The unit of pressure has its name from a scholar',
  '2. Why does a sharp knife cut well? [1]',
  'Answer: its area is small',
].join('\n');

/** Every state of the admin pages that belong to no analytics tab, in the order in which one page comes through them. */
const states: Record<string, Record<string, (page: Page) => Promise<void>>> = {
  'the science tab and uploads': {
    'the science tab': async (page) => {
      await openAdmin(page, '');
      await expect(page.getByRole('heading', { name: 'Quick stats' })).toBeVisible();
    },
    'the science tab, loading': async (page) => {
      await page.route('**/api/admin/analytics*', never);
      await openAdmin(page, '');
      await expect(page.getByText('Loading the figures…')).toBeVisible();
    },
    'the upload form with a mistake': async (page) => {
      await openAdmin(page, 'tab=science&view=upload');
      await page.getByLabel('Batch name').fill('Week 3');
      await page
        .getByLabel('Word files (.docx)')
        .setInputFiles({ name: 'a.doc', mimeType: 'text/plain', buffer: Buffer.from('x') });
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await expectToast(page, 'File Not Readable');
    },
    'an upload that was refused': async (page) => {
      await page.route('**/bulk-upload-homework', (route) => route.fulfill({ status: 400, json: { error: 'No.' } }));
      await openAdmin(page, 'tab=science&view=upload');
      await page.getByRole('button', { name: 'Add Test Data' }).click();
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await expectToast(page, 'Upload Failed');
    },
    'what was understood, with mistakes': async (page) => {
      const [, text] = newHomework().questions;
      await review(page, newHomework({ title: '', questions: [{ ...text, correctAnswers: [] }, text] }));
      await page.getByRole('button', { name: 'Drop question 2' }).click();
    },
    'a file beside its questions': async (page) => {
      await openAdmin(page, 'tab=science&view=upload');
      await page.getByLabel('Batch name').fill('Week 3');
      await page
        .getByLabel('Word files (.docx)')
        .setInputFiles({ name: 'rocks.txt', mimeType: 'text/plain', buffer: Buffer.from(rocks) });
      await page.getByRole('button', { name: 'Upload', exact: true }).click();
      await page.getByRole('button', { name: 'Compare with the file' }).click();
      await page.getByLabel('Only what became part of nothing').uncheck();
      await page.getByRole('button', { name: 'Use it Line 6' }).click();
      await page.getByRole('button', { name: 'Join with the one above question 2' }).click();
    },
    'a question being corrected': async (page) => {
      await review(page, newHomework());
      await page.getByRole('button', { name: 'Edit question 1' }).click();
      await page.getByRole('button', { name: 'Add an option' }).click();
    },
  },
  'the preview': {
    'the preview without a choice': async (page) => {
      await openAdmin(page, 'tab=science&view=preview');
      await expect(page.getByRole('combobox', { name: 'Homework' })).toBeVisible();
    },
    'a marking test': async (page) => {
      await openAdmin(page, 'tab=science&view=preview&homework=149');
      await questionCard(page, 1).getByRole('radio', { name: 'E', exact: true }).check();
      await page.getByRole('button', { name: 'Test Auto-Marking' }).click();
      await expectToast(page, 'Marking Test Complete');
    },
  },
  'the homework and cards': {
    'the homework': async (page) => {
      await openAdmin(page, 'tab=homework');
      await expect(page.getByRole('list', { name: 'All homework' })).toBeVisible();
    },
    'the question before a card is withdrawn': async (page) => {
      await openAdmin(page, 'tab=homework');
      await page.getByRole('button', { name: 'Withdraw' }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    'the choice of what a card shows': async (page) => {
      await openAdmin(page, 'tab=homework');
      await page.getByRole('button', { name: 'Put on a card' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Show it on the card' }).click();
      await expect(page.getByText('Choose the card that should show it.')).toBeVisible();
    },
  },
  'the classes and class lists': {
    'the classes': async (page) => {
      await openAdmin(page, 'tab=classes');
      await expect(page.getByText('7a/Sc1', { exact: true })).toBeVisible();
    },
    'classes that cannot be had': async (page) => {
      await page.route('**/api/admin/classes', (route) => route.abort());
      await openAdmin(page, 'tab=classes');
      await expect(page.getByRole('alert')).toBeVisible();
    },
    'class lists with lines to correct': async (page) => {
      await openAdmin(page, 'tab=classes');
      await page.getByRole('button', { name: 'Import class lists' }).click();
      await page.getByLabel('Or paste the lines').fill('class,name\n8a/Sc2,Amira Khan\n8z/Sc9,Bo Brown');
      await page.getByRole('button', { name: 'Check the file' }).click();
      await expect(page.getByText('1 line needs correcting')).toBeVisible();
    },
  },
  'the audit log': {
    'the latest entries': async (page) => {
      await openAdmin(page, 'tab=audit');
      await expect(page.getByRole('table', { name: /^Audit log/ })).toBeVisible();
    },
    'the audit log, loading': async (page) => {
      await page.route('**/api/admin/audit*', never);
      await openAdmin(page, 'tab=audit');
      await expect(page.getByText('Loading the audit log…')).toBeVisible();
    },
    'a search that finds nothing': async (page) => {
      await openAdmin(page, 'tab=audit&by=nobody-at-all');
      await expect(page.getByText('Nothing in the audit log matches.')).toBeVisible();
    },
    'an audit log that cannot be had': async (page) => {
      await page.route('**/api/admin/audit*', (route) => route.abort());
      await openAdmin(page, 'tab=audit');
      await expect(page.getByRole('alert').filter({ hasText: 'Could not load the audit log' })).toBeVisible();
    },
  },
  'the accounts of staff': {
    'the accounts': async (page) => {
      await openAdmin(page, 'tab=staff');
      await expect(page.getByRole('cell', { name: 'fletcher', exact: true })).toBeVisible();
    },
    'a new account with mistakes': async (page) => {
      await openAdmin(page, 'tab=staff');
      await page.getByRole('button', { name: 'Add an account' }).click();
      await page.getByRole('button', { name: 'Add account' }).click();
      await expect(page.getByText('Type the name that pages show.')).toBeVisible();
    },
  },
};

for (const [part, along] of Object.entries(states))
  test(isAccessible(part), ({ adminPage: page }) => expectAccessibleAlong(page, along));
