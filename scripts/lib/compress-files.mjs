// @ts-check
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const readAsText = /\.(?:js|css|html|svg|webmanifest)$/;

/**
 * Puts each text of a folder beside itself, compressed as small as it gets: `.br` for HTTPS, `.gz` for plain HTTP, where browsers do not
 * take brotli. A file that gets no smaller has none.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => readAsText.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

/** @param {string} path */
async function compressFile(path) {
  const text = await readFile(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < text.length) await writeFile(`${path}.br`, br);
  if (gz.length < text.length) await writeFile(`${path}.gz`, gz);
}
