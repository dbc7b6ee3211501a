import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { quoteForShell } from './wording.ts';

test.each<[label: string, word: string, shown: string]>([
  ['a path', 'week/3.docx', 'week/3.docx'],
  ['spaces', 'Week 3', "'Week 3'"],
  ['an apostrophe', "Mr Hill’s, or Mr Hill's", "'Mr Hill’s, or Mr Hill'\\''s'"],
  ['what a shell would take for its own', '$(date) `date` "x" \\', '\'$(date) `date` "x" \\\''],
  ['nothing', '', "''"],
])('%s comes out of a shell as it went in', (_label, word, shown) => {
  expect(quoteForShell(word)).toBe(shown);
  expect(execFileSync('sh', ['-c', `printf %s ${shown}`], { encoding: 'utf8' })).toBe(word);
});
