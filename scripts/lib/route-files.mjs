// @ts-check

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk */

/**
 * The script and style files that a route can load: the entry, the route's page, what they import, and what those load later.
 * The entry's own dynamic imports are the other routes, which are left out.
 * @param {Record<string, Chunk>} manifest As vite writes it.
 * @param {string} page The manifest's key of the route's page.
 * @returns {{ scripts: string[], styles: string[] }}
 */
export function routeFiles(manifest, page) {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error('The manifest has no entry.');
  /** @type {Set<string>} */
  const reached = new Set();
  const waiting = [entry, page];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The manifest has no ${key}.`);
    if (reached.has(key)) continue;
    reached.add(key);
    waiting.push(...(chunk.imports ?? []), ...(key === entry ? [] : (chunk.dynamicImports ?? [])));
  }
  const chunks = [...reached].flatMap((key) => manifest[key] ?? []);
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))];
  return { scripts: chunks.map(({ file }) => file).filter((file) => file.endsWith('.js')), styles };
}
