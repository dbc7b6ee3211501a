import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { preactAliases } from './web/vite/preact-aliases.ts';
import { texts } from './web/vite/texts.ts';

const conditions = ['@markwell/source', 'node'];

/** When a test counts as hanging, in milliseconds. A machine that is busy with other things takes ten times as long as usual. */
const limits = { testTimeout: 180_000, hookTimeout: 240_000 };

/** One vitest project for each package, so that `npx vitest run --project core` is a fast loop of its own. */
export default defineConfig({
  plugins: [texts()],
  resolve: { conditions, alias: preactAliases },
  ssr: { resolve: { conditions } },
  // As the build has it: there is no second runtime for development.
  esbuild: { jsxDev: false },
  test: {
    // Left to itself, vitest uses one processor of two. More than 8 would want more connections than PostgreSQL has here.
    maxWorkers: Math.min(availableParallelism(), 8),
    // What tests import is loaded once in a worker instead of for each file, which took longer than the tests.
    isolate: false,
    globalSetup: ['scripts/lib/needs-setup.mjs'],
    setupFiles: ['scripts/lib/processor-time-setup.mjs'],
    projects: [
      project('core', ['marking-core/src/**/*.test.ts']),
      project('server', ['server/{src,scripts}/**/*.test.ts'], ['server/src/testing/use-bundle.ts']),
      project('web', ['web/src/**/*.test.{ts,tsx}']),
      project('cli', ['cli/src/**/*.test.ts']),
      project('house', ['tests/*.test.ts', 'scripts/**/*.test.ts']),
    ],
  },
});

function project(name: string, include: string[], setupFiles: string[] = []) {
  return { extends: true, test: { name, include, setupFiles, ...limits } } as const;
}
