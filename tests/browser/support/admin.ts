import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { School } from './school.ts';

/** Opens a tab or view of the admin dashboard by what comes after the `?` of its address. */
export const openAdmin = (page: Page, search: string) => page.goto(`/admin-dashboard?${search}`);

/** The one toast. */
export function toast(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' });
}

/** The toast says this title and, where given, this text below it. */
export async function expectToast(page: Page, title: string, text?: string | RegExp): Promise<void> {
  // Storing reads a dictionary first, which takes a busy machine its time.
  await expect(toast(page).getByText(title, { exact: true })).toBeVisible({ timeout: 90_000 });
  if (text !== undefined) await expect(toast(page)).toContainText(text);
}

/** A homework in the upload format that no other test uses. */
export function newHomework(change: object = {}) {
  return {
    title: `Year 9 - Forces ${randomUUID().slice(0, 8)}`,
    description: 'Speed and units',
    weekNumber: 3,
    yearGroup: 9,
    totalMarks: 2,
    weekDate: 'Week Beginning September 22nd, 2025',
    questions: [
      {
        type: 'multiple-choice',
        question: 'Which of these is a unit of speed?',
        options: ['metre', 'metre per second', 'second'],
        marks: 1,
        correctAnswers: ['metre per second'],
        studyTip: 'Speed is distance divided by time.',
      },
      {
        type: 'text',
        question: 'What is the unit of force called?',
        marks: 1,
        correctAnswers: ['newton'],
        studyTip: 'It is named after a scientist.',
      },
    ],
    ...change,
  };
}

/** Stores a homework by call and gives its number. */
export async function storeHomework(school: School, homework: object): Promise<number> {
  const form = new FormData();
  form.set('batchName', 'Browser tests');
  form.set('homeworkData', JSON.stringify([homework]));
  const response = await fetch(`${school.url}/api/admin/bulk-upload-homework`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${await school.signIn(school.admin)}` },
    body: form,
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  const stored = (await response.json()) as { homework: { id: number }[] };
  return stored.homework[0]!.id;
}
