// @ts-check
/**
 * Fails when a quiz page makes a student load more than 130 KiB of scripts or 15 KiB of styles, gzipped. Counts everything the
 * route can load, what comes only after Submit too. Prints the figures.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inRoot } from './lib/root.mjs';
import { routeFiles } from './lib/route-files.mjs';

const limits = { scripts: 130, styles: 15 };
const pages = /\/quiz-pages\/.+\.tsx$/;
const manifestPath = inRoot('web/dist/.vite/manifest.json');
if (!existsSync(manifestPath)) throw new Error('web/dist has no manifest: run npm run build first.');

const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
const routes = Object.keys(manifest).filter((key) => pages.test(key));
if (routes.length < 5) fail(`Expected the pages of five years among the routes, found ${routes.join(', ') || 'none'}.`);

for (const route of routes.sort()) {
  const { scripts, styles } = routeFiles(manifest, route);
  const sizes = { scripts: kibibytes(scripts), styles: kibibytes(styles) };
  console.log(
    `${route}: ${sizes.scripts.toFixed(1)} of ${limits.scripts} KiB scripts, ${sizes.styles.toFixed(1)} of ${limits.styles} KiB styles, gzipped`,
  );
  if (sizes.scripts > limits.scripts || sizes.styles > limits.styles) fail(`${route} is too large.`);
}

/** @param {string[]} files */
function kibibytes(files) {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(inRoot('web/dist', file))).length, 0) / 1024;
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
