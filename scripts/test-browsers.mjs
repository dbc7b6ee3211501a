// @ts-check
/**
 * `npm run test:browsers`: the student journeys in a stock Firefox, over WebDriver BiDi. Apart from `npm test`, which needs no more than
 * a Chromium. Its last line is `N passed, N failed`; where there is no Firefox it says which command installs one.
 */
import './lib/require-node.mjs';
import { findFirefox } from './find-firefox.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { runNode } from './lib/run.mjs';

await ensureInstalled();
try {
  console.log(`Firefox: ${findFirefox()}`);
  const built = await runNode(['scripts/build.mjs']);
  process.exitCode = built.code === 0 ? (await runNode(['--import', 'tsx', 'tests/firefox/run.ts'])).code : built.code;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
