// @ts-check
import { findArea } from './scripts/lib/mutation-areas.mjs';

const { name, mutate } = findArea();
const kept = 'node_modules/.cache/mutation';

/** Mutation testing of one area: see docs/mutation-testing.md. */
export default {
  mutate: [...mutate, '!**/*.{test,cases}.ts', '!**/{*-rule,word-groups,check-rule-cases}.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: true,
  incrementalFile: `${kept}/${name}.incremental.json`,
  reporters: ['json'],
  jsonReporter: { fileName: `${kept}/${name}.json` },
  tempDirName: '.stryker-tmp',
  // Texts of messages are for people to judge, and there are many.
  mutator: { excludedMutations: ['StringLiteral'] },
  // What is evaluated once, when a file is loaded, would need all tests again for each mutant.
  ignoreStatic: true,
  timeoutMS: 20_000,
  allowEmpty: true,
  ignorePatterns: ['dist', 'dist.*', 'docs', 'cli', 'fixtures', '/web/public', '/web/src/features'],
};
