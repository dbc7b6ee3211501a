import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const conditions = ['@markwell/source', 'node'];
const postgresSetup = 'server/src/db/testing/postgres-global-setup.ts';

/** One vitest project for each package, so that `npx vitest run --project core` is a fast loop of its own. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      project('core', ['marking-core/src/**/*.test.ts']),
      project('server', ['server/src/**/*.test.ts'], existsSync(postgresSetup) ? [postgresSetup] : []),
      project('web', ['web/src/**/*.test.{ts,tsx}']),
      project('cli', ['cli/src/**/*.test.ts'], ['scripts/lib/build-cli-setup.mjs']),
      project('house', ['tests/*.test.ts', 'scripts/**/*.test.ts']),
    ],
  },
});

function project(name: string, include: string[], globalSetup: string[] = []) {
  return { extends: true, test: { name, include, globalSetup, testTimeout: 20_000, hookTimeout: 60_000 } } as const;
}
