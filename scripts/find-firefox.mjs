// @ts-check
/** Finds a Firefox: FIREFOX_PATH, or one that is installed. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['firefox-esr', 'firefox'];
const places = {
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: [`${process.env.PROGRAMFILES}\\Mozilla Firefox\\firefox.exe`],
};

/**
 * The path of a Firefox. Throws with the command that installs one where there is none.
 * @returns {string}
 */
export function findFirefox() {
  const { FIREFOX_PATH } = process.env;
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  const platform = process.platform === 'darwin' || process.platform === 'win32' ? places[process.platform] : [];
  const found = (FIREFOX_PATH ? [FIREFOX_PATH] : [...onPath, ...platform]).find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new Error(
    'These tests need Firefox and there is none.\n' +
      'Run: sudo apt-get install firefox-esr   (Debian)\n' +
      ' or: sudo snap install firefox          (Ubuntu)\n' +
      ' or: set FIREFOX_PATH to the one you have.',
  );
}
