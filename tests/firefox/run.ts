import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/find-firefox.mjs';
import { allHomework } from '../browser/support/homework.ts';
import { takeNewFunctions } from '../browser/support/old-browser.ts';
import { takeHomework } from './journeys.ts';
import { startSite } from './start-site.ts';

interface Kind {
  readonly name: string;
  readonly preferences?: Record<string, unknown>;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** The Firefoxes that students have. */
const kinds: readonly Kind[] = [
  { name: 'as it comes' },
  // 2 refuses all site data.
  { name: 'with site data blocked', preferences: { 'network.cookie.cookieBehavior': 2 } },
  { name: 'without newer functions', prepare: (page) => page.evaluateOnNewDocument(takeNewFunctions) },
];

const executablePath = findFirefox();
const folder = mkdtempSync(join(tmpdir(), 'markwell-firefox-'));
const site = await startSite(folder);
let passed = 0;
let failed = 0;
try {
  for (const kind of kinds) await tryKind(kind);
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** Every homework in one Firefox of a kind. */
async function tryKind({ name, preferences = {}, prepare }: Kind): Promise<void> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: preferences,
  });
  console.log(`\n== ${await browser.version()} ${name}`);
  try {
    for (const homework of allHomework) {
      const page = await browser.newPage();
      await prepare?.(page);
      try {
        await takeHomework(page, site.url, homework);
        passed += 1;
        console.log(`passed: ${homework.route}`);
      } catch (error) {
        failed += 1;
        console.log(`failed: ${homework.route}: ${error instanceof Error ? error.message : error}`);
      }
      await page.close({ runBeforeUnload: false });
    }
  } finally {
    await browser.close();
  }
}
