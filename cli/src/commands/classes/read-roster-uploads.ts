import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CommandError } from '../../command-error.ts';
import { readBytes } from '../../read-file.ts';

/** The files that the paths name, in their order; of a folder its CSV files, `-` is standard input. */
export async function readRosterUploads(paths: readonly string[]): Promise<{ name: string; bytes: Uint8Array }[]> {
  const files = (await Promise.all(paths.map(filesOf))).flat();
  return Promise.all(
    files.map(async (path) => ({
      name: path === '-' ? 'standard input' : basename(path),
      bytes: await readBytes(path),
    })),
  );
}

async function filesOf(path: string): Promise<string[]> {
  const isFolder = path !== '-' && (await stat(path).catch(() => undefined))?.isDirectory();
  if (!isFolder) return [path];
  const inside = (await readdir(path)).filter((name) => /\.csv$/i.test(name)).sort();
  if (inside.length === 0) throw new CommandError(`There is no CSV file in ${path}.`);
  return inside.map((name) => join(path, name));
}
