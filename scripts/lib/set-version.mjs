// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of the packages, which all have one version; '' is the whole. */
export const versioned = ['', 'marking-core', 'server', 'web', 'cli'];

/**
 * Gives everything below `folder` the next version: the packages, what they ask of each other, the lock file, and the changes that
 * were not released. Throws for what is no version, and where nothing has changed.
 * @param {string} folder
 * @param {string} version
 */
export function setVersion(folder, version) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`“${version}” is no version such as 1.2.0.`);
  const changes = read('CHANGELOG.md');
  const [, unreleased = ''] = /\n## Unreleased\n([\s\S]*?)(?=\n## |$)/.exec(changes) ?? [];
  if (unreleased.trim() === '') throw new Error('CHANGELOG.md names nothing that has changed.');
  write('CHANGELOG.md', changes.replace('\n## Unreleased\n', `\n## Unreleased\n\n## ${version}\n`));
  for (const path of versioned) change(join(path, 'package.json'), (file) => setIn(file));
  change('package-lock.json', (lock) => {
    lock.version = version;
    for (const path of versioned) setIn(lock.packages[path]);
  });

  /** @param {{ version: string, dependencies?: Record<string, string> }} file */
  function setIn(file) {
    file.version = version;
    for (const name of Object.keys(file.dependencies ?? {}))
      if (name.startsWith('@markwell/') && file.dependencies) file.dependencies[name] = version;
  }

  /**
   * @param {string} path
   * @param {(json: any) => void} edit
   */
  function change(path, edit) {
    const json = JSON.parse(read(path));
    edit(json);
    write(path, `${JSON.stringify(json, null, 2)}\n`);
  }

  /** @param {string} path */
  function read(path) {
    return readFileSync(join(folder, path), 'utf8');
  }

  /**
   * @param {string} path
   * @param {string} text
   */
  function write(path, text) {
    writeFileSync(join(folder, path), text);
  }
}
