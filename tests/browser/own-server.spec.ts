import { expect } from '@playwright/test';
import { jarGraph, year7, year8 } from './support/homework.ts';
import { test } from './support/own-server.ts';
import { change, storedAttempts } from './support/stored-attempts.ts';
import {
  answerRightly,
  cutSaving,
  mendSaving,
  newName,
  questionCard,
  savedReference,
  start,
  submit,
  submitButton,
  submitOffline,
  tryAgain,
} from './support/student.ts';

const at = <Homework extends { route: string }>(url: string, homework: Homework): Homework => ({
  ...homework,
  route: url + homework.route,
});

const pointYear8ToJarGraph = 'UPDATE assignments SET content_id = 150 WHERE id = 2';

test('a server that is killed and comes back has every attempt, each once', async ({ page, server }) => {
  const name = newName();
  await server.start();
  await start(page, at(server.url, year8), name);
  await answerRightly(page, year8);
  await server.kill();
  await submitOffline(page);
  await server.start();
  const reference = await savedReference(page);
  await expect(page.getByText('Total score: 7/7')).toBeVisible();
  await server.kill();
  expect(await storedAttempts(name, server.database)).toMatchObject([{ reference, total_marks: 7 }]);
});

test('homework that is withdrawn is not offered', async ({ page, server }) => {
  await server.start();
  await server.stop();
  await change(server.database, 'UPDATE assignments SET is_released = 0 WHERE id IN (2, 149, 150)');
  await server.start();
  for (const { route } of [year7, year8, jarGraph, { route: '/homework/2' }, { route: '/homework/999' }]) {
    await page.goto(server.url + route);
    await expect(page.getByText('No homework assignment available at this time.')).toBeVisible();
    await expect(page.getByLabel('Your Name')).toHaveCount(0);
  }
});

test('a card that points to another homework shows that one, marked by the server', async ({ page, server }) => {
  const name = newName();
  await server.start();
  await server.stop();
  await change(server.database, pointYear8ToJarGraph);
  await server.start();
  const pointed = { ...jarGraph, route: `${server.url}/quiz-yr8`, studentClass: '8a/Sc1' };
  await start(page, pointed, name);
  await answerRightly(page, jarGraph, 2);
  await submit(page);
  await expect(page.getByText('Total score: 4/5')).toBeVisible();
  await savedReference(page);
  expect(await storedAttempts(name, server.database)).toMatchObject([
    { assignment_id: 2, homework_id: 150, total_marks: 4, differs_from_claim: 0 },
  ]);
  await (await tryAgain(page, 3)).getByRole('textbox').fill('There is more oxygen in it.');
  await expect(page.getByText('With your changes: 5/5, not handed in.', { exact: true })).toBeVisible();
  expect(await storedAttempts(name, server.database)).toHaveLength(1);
  await page.route('**/api/homework/*/marks', (route) => route.abort());
  await questionCard(page, 3).getByRole('textbox').fill('There is less carbon dioxide in it.');
  await expect(page.getByText('Not marked again', { exact: true })).toBeVisible();
  await expect(page.getByText('Total score: 4/5')).toBeVisible();
});

test('where only the server can mark, an attempt that cannot be saved is marked when it arrives', async ({
  page,
  server,
}) => {
  await server.start();
  await server.stop();
  await change(server.database, pointYear8ToJarGraph);
  await server.start();
  await start(page, { ...jarGraph, route: `${server.url}/quiz-yr8`, studentClass: '8a/Sc1' }, newName());
  await answerRightly(page, jarGraph);
  await cutSaving(page);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your answers are waiting to be sent' })).toBeFocused();
  await expect(page.getByText('They are marked as soon as they reach the server.')).toBeVisible();
  await mendSaving(page);
  await expect(page.getByRole('heading', { name: 'Quiz Results' })).toBeVisible();
  await expect(page.getByText('Total score: 5/5')).toBeVisible();
});

test('the server’s marks replace the page’s, and the page says so', async ({ page, server }) => {
  const name = newName();
  await server.start();
  await server.stop();
  await change(
    server.database,
    "UPDATE scheme_versions SET scheme = replace(scheme, 'reflect', 'bounce') WHERE homework_id = 2",
  );
  await server.start();
  await start(page, at(server.url, year8), name);
  await answerRightly(page, year8);
  await submit(page);
  await savedReference(page);
  await expect(page.getByText('The server marked some answers differently')).toBeVisible();
  await expect(page.getByText('Total score: 6/7')).toBeVisible();
  expect(await storedAttempts(name, server.database)).toMatchObject([{ total_marks: 6, differs_from_claim: 1 }]);
  await (await tryAgain(page, 4)).getByRole('textbox').fill('bounces');
  await expect(page.getByText('With your changes: 7/7, not handed in.', { exact: true })).toBeVisible();
});
