import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findFirstFiles } from './first-files.ts';

it('names the first files of the latest build, also when it came while the server was running', () => {
  const web = mkdtempSync(join(tmpdir(), 'markwell-first-files-'));
  const list = join(web, '.vite/first-files.json');
  mkdirSync(join(web, '.vite'));
  const find = findFirstFiles(web);
  expect(find('/quiz')).toBeUndefined();
  for (const [time, file] of [
    [1, '/static/old.js'],
    [2, '/static/new.js'],
  ] as const) {
    writeFileSync(list, JSON.stringify({ '/quiz': [file] }));
    utimesSync(list, time, time);
    expect(find('/quiz')).toBe(`<${file}>; rel=modulepreload`);
  }
  rmSync(web, { recursive: true });
});
