import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { chromiumFlags } from '../../../scripts/lib/chromium-flags.mjs';

/** The setting 'do not allow sites to save data on this device', as a policy of a school's machines sets it too. */
const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };

/** Does `work` in a browser in which site data is blocked: storage, IndexedDB and locks are there, and throw or reject. */
export async function withSiteDataBlocked(work: (context: BrowserContext) => Promise<void>): Promise<void> {
  const { MARKWELL_TEST_PORT, CHROME_PATH } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'markwell-blocked-'));
  mkdirSync(join(folder, 'Default'));
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(folder, {
    baseURL: `http://127.0.0.1:${MARKWELL_TEST_PORT}`,
    ...(CHROME_PATH && { executablePath: CHROME_PATH }),
    args: chromiumFlags,
  });
  try {
    await work(context);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
