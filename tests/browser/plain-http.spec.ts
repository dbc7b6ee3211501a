import { chromium, expect, test } from '@playwright/test';
import { chromiumFlags } from '../../scripts/lib/chromium-flags.mjs';
import { year8 } from './support/homework.ts';
import { storedAttempts } from './support/stored-attempts.ts';
import { answerRightly, cutSaving, mendSaving, newName, savedReference, start, submit } from './support/student.ts';

test('over plain HTTP on a school network an attempt waits, is saved once, and the address can be copied', async () => {
  const name = newName();
  const { MARKWELL_TEST_PORT, CHROME_PATH } = process.env;
  const browser = await chromium.launch({
    ...(CHROME_PATH && { executablePath: CHROME_PATH }),
    args: [...chromiumFlags, '--host-resolver-rules=MAP markwell.school.example 127.0.0.1'],
  });
  try {
    const context = await browser.newContext({ baseURL: `http://markwell.school.example:${MARKWELL_TEST_PORT}` });
    const page = await context.newPage();
    await start(page, year8, name);
    expect(await page.evaluate(() => [isSecureContext, 'locks' in navigator, 'randomUUID' in crypto])).toEqual([
      false,
      false,
      false,
    ]);
    await answerRightly(page, year8);
    await cutSaving(page);
    await submit(page);
    await expect(page.getByRole('status').filter({ hasText: 'Waiting to send' })).toBeVisible();
    await mendSaving(page);
    const reference = await savedReference(page);
    expect(await storedAttempts(name)).toMatchObject([{ reference, total_marks: 7 }]);
    await page.goto('/science-department');
    await page.getByRole('button', { name: 'Copy URL' }).first().click();
    await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toContainText('URL copied');
  } finally {
    await browser.close();
  }
});
