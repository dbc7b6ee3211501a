#!/usr/bin/env node
// @ts-check
/** Committed, so that `npx markwell` works in a fresh checkout as soon as the program behind it is built. */
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const program = new URL('../dist/main.js', import.meta.url);
if (existsSync(program)) {
  // Node from 22.1 keeps what it has compiled of the program, beside it and until it is built again, or does without.
  module.enableCompileCache?.(fileURLToPath(new URL('../dist/.compiled', import.meta.url)));
  await import(program.href);
} else {
  console.error('markwell is not built yet. Run: npm ci && npm run build');
  process.exitCode = 1;
}
