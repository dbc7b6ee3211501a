// @ts-check
import { entryOf, routeFiles } from './route-files.mjs';

/** @typedef {import('./route-files.mjs').Chunk} Chunk */

/** Staff's pages, and the languages that pages can have: the worker keeps the one that is in use. */
const notForAll = /^src\/app\/(other-routes\.tsx|languages\/\w+\.ts)$/;
/** A key must not be on a device before its quiz is handed in. */
const keys = /\/take-homework\/keys\/(?!keyed-marker)/;
/** Other letters than English has come when a text has them. */
const fonts = /lexend-latin-wght-/;
const ownNames = ['index.html', 'before.js', 'favicon.svg'];

/**
 * The built files without which pupils' pages do not work, as their addresses: those of every page but staff's, with what they
 * load later, and no key. Throws if the keys are elsewhere than here.
 * @param {Record<string, Chunk>} manifest As vite writes it.
 * @returns {string[]}
 */
export function offlineFiles(manifest) {
  if (!Object.keys(manifest).some((key) => keys.test(key))) throw new Error(`No file of the build is like ${keys}.`);
  const entry = manifest[entryOf(manifest)];
  const pages = (entry?.dynamicImports ?? []).filter((key) => !notForAll.test(key));
  const files = pages.flatMap((page) => {
    const { scripts, styles } = routeFiles(manifest, page, [], { later: true, except: keys });
    return [...scripts, ...styles];
  });
  const ofFonts = (entry?.assets ?? []).filter((file) => fonts.test(file));
  return [...ownNames, ...new Set([...files, ...ofFonts])].map((file) => `/${file}`);
}
