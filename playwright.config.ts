import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findOrInstallBrowser } from './scripts/find-browser.mjs';
import { chromiumFlags } from './scripts/lib/chromium-flags.mjs';
import { freePort } from './scripts/lib/free-port.mjs';

// The configuration is read again in every worker, which inherits what the first reading put in the environment.
process.env.MARKWELL_TEST_PORT ??= String(await freePort());
process.env.MARKWELL_TEST_FOLDER ??= mkdtempSync(join(tmpdir(), 'markwell-browser-tests-'));
process.env.CHROME_PATH ??= findOrInstallBrowser();

const baseURL = `http://127.0.0.1:${process.env.MARKWELL_TEST_PORT}`;

/** Browser tests against the real built server on a database of its own. */
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  // One more than there are processors: a test waits for its page now and then, and each worker has a browser to itself.
  workers: Math.min(availableParallelism() + 1, 4),
  // Limits for a machine that is busy with other things; no test waits for them to pass.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  // For a browser that hangs. A test that fails in any other way fails the run, whatever its second try says.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    actionTimeout: 60_000,
    // Its requests are not those of the page, which most tests watch and answer.
    serviceWorkers: 'block',
    // Of each step the page as it was, but no picture of each moment, which would be taken for every test that passes too.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: chromiumFlags },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `${baseURL}/api/health-check`,
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: {
      PORT: process.env.MARKWELL_TEST_PORT,
      HOST: '127.0.0.1',
      DATABASE_URL: `sqlite:${join(process.env.MARKWELL_TEST_FOLDER, 'markwell.db')}`,
      MARKWELL_ADMIN_PASSWORD: 'browser-tests-only',
    },
  },
});
