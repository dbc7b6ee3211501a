#!/usr/bin/env node
// @ts-check
/** Committed, so that `npx markwell` works in a fresh checkout as soon as the program behind it is built. */
import { existsSync } from 'node:fs';

const program = new URL('../dist/main.js', import.meta.url);
if (existsSync(program)) {
  await import(program.href);
} else {
  console.error('markwell is not built yet. Run: npm ci && npm run build');
  process.exitCode = 1;
}
