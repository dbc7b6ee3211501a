// @ts-check
/**
 * Fails when a page can load more than its kind may, in KiB gzipped: a quiz page 130 of scripts and 15 of styles, a page for
 * staff 220 and 20. Counts everything the route can load, what comes only after Submit or with another tab too. Prints the
 * figures.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inRoot } from './lib/root.mjs';
import { entryOf, routeFiles } from './lib/route-files.mjs';

const otherRoutes = 'src/app/other-routes.tsx';
const kinds = [
  { pages: /\/quiz-pages\/.+\.tsx$/, lists: [], least: 5, limits: { scripts: 130, styles: 15 } },
  {
    // A page whose file other files need too goes by the name of that file.
    pages: /\/features\/(staff-sign-in|teacher-dashboard|admin)\/|^(admin-dashboard|class-report|student-attempt)$/,
    lists: [otherRoutes],
    least: 6,
    limits: { scripts: 220, styles: 20 },
  },
];
const manifestPath = inRoot('web/dist/.vite/manifest.json');
if (!existsSync(manifestPath)) throw new Error('web/dist has no manifest: run npm run build first.');

const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));

for (const { pages, lists, least, limits } of kinds) {
  const routes = (lists.length === 0 ? [entryOf(manifest)] : lists)
    .flatMap((list) => manifest[list]?.dynamicImports ?? [])
    .filter((/** @type {string} */ key) => pages.test(key) || pages.test(manifest[key]?.name ?? ''))
    .sort();
  if (routes.length < least)
    fail(`Expected ${least} pages or more like ${pages}, found ${routes.join(', ') || 'none'}.`);
  for (const route of routes) check(route, lists, limits);
}

/**
 * @param {string} route
 * @param {string[]} lists
 * @param {{ scripts: number, styles: number }} limits
 */
function check(route, lists, limits) {
  const { scripts, styles } = routeFiles(manifest, route, lists);
  const sizes = { scripts: kibibytes(scripts), styles: kibibytes(styles) };
  console.log(
    `${manifest[route]?.src ?? manifest[route]?.name}: ${sizes.scripts.toFixed(1)} of ${limits.scripts} KiB scripts, ${sizes.styles.toFixed(1)} of ${limits.styles} KiB styles, gzipped`,
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
