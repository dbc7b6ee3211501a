// @ts-check
/**
 * Finds a browser for the tests, or installs one: CHROME_PATH, an installed Chrome or Chromium, the one that Playwright
 * downloaded before, then the system's package manager, then Playwright's download. Never leaves the tests without one in
 * silence: when nothing helps, it fails with the command to run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome'];
const places = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [
    `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
    `${process.env['PROGRAMFILES(X86)']}\\Google\\Chrome\\Application\\chrome.exe`,
  ],
};

/**
 * The path of a browser that is already here, or undefined. Throws when CHROME_PATH is set to something else.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (works(CHROME_PATH)) return CHROME_PATH;
    throw new Error(`CHROME_PATH is ${CHROME_PATH}, which cannot be run. Set it to a Chrome or Chromium, or unset it.`);
  }
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const platform = process.platform === 'darwin' || process.platform === 'win32' ? places[process.platform] : [];
  return [...onPath, ...platform, chromium.executablePath()].find(works);
}

/**
 * The path of a browser, installed first where there is none. Throws with the command to run when it cannot be.
 * @returns {string}
 */
export function findOrInstallBrowser() {
  const found = findBrowser();
  if (found) return found;
  const attempts = [installWithApt, installWithPlaywright];
  for (const attempt of attempts) {
    attempt();
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chrome or Chromium and none could be installed.\n' +
      'Run: sudo apt-get install chromium   (Debian, Ubuntu)\n' +
      ' or: npx playwright install chromium --with-deps\n' +
      ' or: set CHROME_PATH to the browser you have.',
  );
}

function installWithApt() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  if (asRoot.length > 0 && !succeeds([...asRoot, 'true'], 'ignore')) return;
  console.error('No browser found: installing Chromium with apt-get…');
  const apt = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '--quiet', '--yes'];
  const install = [...apt, 'install', '--no-install-recommends', 'chromium'];
  if (!succeeds(install)) succeeds([...apt, 'update']) && succeeds(install);
}

function installWithPlaywright() {
  console.error("No browser found: installing Playwright's Chromium…");
  const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  const root = process.getuid?.() === 0 ? ['--with-deps'] : [];
  succeeds([process.execPath, playwright, 'install', 'chromium', ...root]);
}

/**
 * @param {string[]} command
 * @param {'ignore' | 'messages'} output Messages go to stderr: stdout is for the path alone.
 */
function succeeds([name = '', ...rest], output = 'messages') {
  const stream = output === 'ignore' ? output : 2;
  return spawnSync(name, rest, { stdio: ['ignore', stream, stream] }).status === 0;
}

/**
 * Whether a browser is there and starts: Ubuntu's `chromium-browser` may be a script that only asks for a snap.
 * On Windows a browser asked for its version opens a window instead, so being there is enough.
 * @param {string} path
 */
function works(path) {
  if (!existsSync(path)) return false;
  return process.platform === 'win32' || succeeds([path, '--version'], 'ignore');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(findOrInstallBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
