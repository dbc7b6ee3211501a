import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../scripts/lib/root.mjs';

test('what evaluates and fits may be piped to a reader that stops reading', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const printing = Object.entries(scripts).filter(([name]) => /^(evaluate|fit)\b/.test(name));
  const loud = printing.filter(([, script]) => !script.includes(' --import ./scripts/lib/quiet-pipe.mjs '));
  expect([printing.length, loud]).toEqual([6, []]);
  const node = `'${process.execPath}' --import ./scripts/lib/quiet-pipe.mjs -e 'setInterval(() => console.log("x".repeat(99_999)))'`;
  const { stdout, stderr } = spawnSync('sh', ['-c', `{ ${node}; echo "exit code $?" >&2; } | head -c 3`], {
    cwd: inRoot('.'),
    encoding: 'utf8',
  });
  expect([stdout, stderr]).toEqual(['xxx', 'exit code 0\n']);
});
