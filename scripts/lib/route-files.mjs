// @ts-check

/** @typedef {{ file: string, name?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[], assets?: string[] }} Chunk */

/**
 * The script and style files of a route: the entry, the lists of routes that lead to it, the route's page and what they
 * import; with `later`, what the page can load afterwards too. What the entry and the lists load later are the other routes,
 * which are left out.
 * @param {Record<string, Chunk>} manifest As vite writes it.
 * @param {string} page The manifest's key of the route's page.
 * @param {string[]} lists The manifest's keys of the lists of routes that are opened before it.
 * @param {{ later: boolean, except?: RegExp }} extent `except`: keys of what is loaded later, and left out all the same.
 * @returns {{ scripts: string[], styles: string[] }}
 */
export function routeFiles(manifest, page, lists, { later, except }) {
  const entry = entryOf(manifest);
  const before = new Set([entry, ...lists]);
  /** @type {Set<string>} */
  const reached = new Set();
  const waiting = [...before, page];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The manifest has no ${key}.`);
    if (reached.has(key)) continue;
    reached.add(key);
    const afterwards = later && !before.has(key) ? (chunk.dynamicImports ?? []) : [];
    waiting.push(...(chunk.imports ?? []), ...afterwards.filter((one) => !except?.test(one)));
  }
  const chunks = [...reached].flatMap((key) => manifest[key] ?? []);
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))];
  return { scripts: chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')), styles };
}

/**
 * The manifest's key of what every page loads first.
 * @param {Record<string, Chunk>} manifest
 */
export function entryOf(manifest) {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The manifest has no entry.');
  return entry;
}
