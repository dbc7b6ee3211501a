import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRoot } from '../scripts/lib/root.mjs';
import { setVersion, versioned } from '../scripts/lib/set-version.mjs';

const files = ['CHANGELOG.md', 'package-lock.json', ...versioned.map((path) => join(path, 'package.json'))];
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'markwell-version-'));
  for (const path of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(inRoot(path), join(folder, path));
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const readJson = (place: string, path: string) => JSON.parse(readFileSync(join(place, path), 'utf8'));

/** The version of each package, and what the packages ask of each other. */
function versionsIn(place: string): string[] {
  const lock = readJson(place, 'package-lock.json');
  const read = versioned.flatMap((path) => [readJson(place, join(path, 'package.json')), lock.packages[path]]);
  return [
    lock.version,
    ...read.flatMap(({ version, dependencies = {} }) => [
      version,
      ...Object.entries(dependencies).flatMap(([name, asked]) => (name.startsWith('@markwell/') ? [asked] : [])),
    ]),
  ];
}

test('everything has one version, and the changes say what is in it', () => {
  const { version } = readJson(inRoot('.'), 'package.json');
  expect(new Set(versionsIn(inRoot('.')))).toEqual(new Set([version]));
  expect(readFileSync(inRoot('CHANGELOG.md'), 'utf8')).toMatch(`\n## ${version}\n`);
});

test('a release gives everything the next one, and changes nothing else', () => {
  setVersion(folder, '12.3.4');
  expect(new Set(versionsIn(folder))).toEqual(new Set(['12.3.4']));
  for (const path of files.filter((name) => name.endsWith('.json'))) {
    const before = readFileSync(inRoot(path), 'utf8').split('\n');
    const after = readFileSync(join(folder, path), 'utf8').split('\n');
    expect(after.length).toBe(before.length);
    expect(after.filter((line, at) => line !== before[at]).every((line) => line.includes('12.3.4'))).toBe(true);
  }
  expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toMatch(/\n## Unreleased\n\n## 12\.3\.4\n\n### /u);
});

test.each([
  ['1.2', /no version/, 'two numbers'],
  ['v1.2.0', /no version/, 'the name of a tag'],
])('%s is refused (%s)', (version, message) => {
  expect(() => setVersion(folder, version)).toThrow(message);
});

test('nothing is released twice', () => {
  setVersion(folder, '1.2.0');
  expect(() => setVersion(folder, '1.3.0')).toThrow(/nothing that has changed/);
});
