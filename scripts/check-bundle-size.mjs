// @ts-check
/**
 * Fails when a page loads more than `pages` in `budgets.json` allows, in KiB as browsers receive it over HTTPS (in brotli, as the
 * build writes it): at first, until it can be used, and in all, with what comes later (after Submit, with another tab). Fonts and the
 * service worker do not count. Prints the figures.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { inRoot } from './lib/root.mjs';
import { entryOf, routeFiles } from './lib/route-files.mjs';

/** @typedef {{ scripts: number, styles: number }} Limits */
/** @type {{ pages: Record<'quiz' | 'staff', { atFirst: Limits, inAll: Limits, withAllTypes?: Limits }> }} */
const { pages: pageBudgets } = JSON.parse(readFileSync(inRoot('budgets.json'), 'utf8'));

const otherRoutes = 'src/app/other-routes.tsx';
const kinds = [
  {
    pages: /\/quiz-pages\/.+\.tsx$/,
    lists: [],
    least: 5,
    budget: pageBudgets.quiz,
  },
  {
    // A page whose file other files need too goes by the name of that file.
    pages: /\/features\/(staff-sign-in|teacher-dashboard|admin)\/|^(admin-dashboard|class-report|student-attempt)$/,
    lists: [otherRoutes],
    least: 6,
    budget: pageBudgets.staff,
  },
];
const manifestPath = inRoot('web/dist/.vite/manifest.json');
if (!existsSync(manifestPath)) throw new Error('web/dist has no manifest: run npm run build first.');

const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));

for (const { pages, lists, least, budget } of kinds) {
  const routes = (lists.length === 0 ? [entryOf(manifest)] : lists)
    .flatMap((list) => manifest[list]?.dynamicImports ?? [])
    .filter((/** @type {string} */ key) => pages.test(key) || pages.test(manifest[key]?.name ?? ''))
    .sort();
  if (routes.length < least)
    fail(`Expected ${least} pages or more like ${pages}, found ${routes.join(', ') || 'none'}.`);
  for (const route of routes) {
    check(route, 'at first', routeFiles(manifest, route, lists, { later: false }), budget.atFirst);
    const { inAll, withAllTypes } = budget;
    // Question types in files of their own come with those homework alone that have them.
    check(route, 'in all', routeFiles(manifest, route, lists, { later: true, except: /\/question-types\// }), inAll);
    if (withAllTypes !== undefined)
      check(route, 'with all question types', routeFiles(manifest, route, lists, { later: true }), withAllTypes);
  }
}

/**
 * @param {string} route
 * @param {string} extent
 * @param {{ scripts: string[], styles: string[] }} files
 * @param {Limits} limits
 */
function check(route, extent, files, limits) {
  const sizes = { scripts: kibibytes(files.scripts), styles: kibibytes(files.styles) };
  console.log(
    `${manifest[route]?.src ?? manifest[route]?.name} ${extent}: ${sizes.scripts.toFixed(1)} of ${limits.scripts} KiB scripts, ${sizes.styles.toFixed(1)} of ${limits.styles} KiB styles`,
  );
  if (sizes.scripts > limits.scripts || sizes.styles > limits.styles)
    fail(
      `${route} is too large ${extent}. Load less or load it later, or raise its limit in budgets.json and say why there.`,
    );
}

/** @param {string[]} files */
function kibibytes(files) {
  return files.reduce((sum, file) => sum + sentSize(inRoot('web/dist', file)), 0) / 1024;
}

/** @param {string} path */
function sentSize(path) {
  return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
