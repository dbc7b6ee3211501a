// @ts-check
import { basename } from 'node:path/posix';
import { entryOf, routeFiles } from './route-files.mjs';

/** @typedef {import('./route-files.mjs').Chunk} Chunk */

const page = /const (\w+) = lazy\(\(\) => import\('\.\/?(\.?\/[^']+)'\)\)/g;
const route = /<Route path="([^"]+)" component=\{(\w+)\}/g;

/**
 * The scripts and styles of each address's page that `index.html` does not name itself, for the server to name them: else a browser
 * learns of them only when what it does name has been run.
 * @param {Record<string, Chunk>} manifest As vite writes it.
 * @param {{ key: string, text: string }[]} lists The files of routes, by their keys in the manifest, each after those that lead to it.
 * @returns {Record<string, string[]>} By the address as the router has it, in its order.
 */
export function firstFiles(manifest, lists) {
  const named = entryOf(manifest);
  const known = new Set(Object.values(routeFiles(manifest, named, [], { later: false })).flat());
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const [index, { text }] of lists.entries()) {
    const before = lists.slice(1, index + 1).map(({ key }) => key);
    const pages = new Map(
      [...text.matchAll(page)].map(([, name = '', path = '']) => [
        name,
        `src${path.startsWith('./') ? path.slice(1) : `/app${path}`}`,
      ]),
    );
    for (const [, address = '', name = ''] of text.matchAll(route)) {
      const { scripts, styles } = routeFiles(manifest, keyOf(manifest, pages.get(name) ?? name), before, {
        later: false,
      });
      found[address] = [...scripts, ...styles].filter((file) => !known.has(file)).map((file) => `/${file}`);
    }
  }
  return found;
}

/**
 * A page whose file other files need too goes by the name of that file.
 * @param {Record<string, Chunk>} manifest
 * @param {string} source
 */
function keyOf(manifest, source) {
  if (manifest[source] !== undefined) return source;
  const name = basename(source).replace(/\.tsx$/, '');
  return (
    Object.keys(manifest).find((key) => manifest[key]?.name === name && manifest[key]?.file.endsWith('.js')) ?? source
  );
}
