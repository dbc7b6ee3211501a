import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built page, with the pictures of built-in homework and the template of others. */
export const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Where these are before the page is built. */
const sourceRoot = fileURLToPath(new URL('../../web/public', import.meta.url));

/** A file that comes with the page, by its address: '/assets/year8-waves.svg'. `undefined` if there is none. */
export async function readWebAsset(address: string): Promise<Buffer | undefined> {
  const name = /^\/(?:attached-)?assets\/([\w-]+\.\w+)$/.exec(address)?.[1];
  if (name === undefined) return undefined;
  for (const root of [webRoot, sourceRoot]) {
    try {
      return await readFile(join(root, 'assets', name));
    } catch {
      // It may be in the other place.
    }
  }
  return undefined;
}
