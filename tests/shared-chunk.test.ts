import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../scripts/lib/root.mjs';
import { sharedFiles } from '../web/vite/shared-chunk.ts';

test.each(sharedFiles)('%s, which quizzes share, is there: without it the page cannot be built', (file) => {
  expect(existsSync(inRoot(file))).toBe(true);
});
