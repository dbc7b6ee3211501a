import { defineConfig } from 'vitest/config';
import { findArea } from './scripts/lib/mutation-areas.mjs';
import config from './vitest.config.ts';

const { project, tests } = findArea();

/** The one project of an area with its nearest tests, for mutation testing. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    projects: (config.test?.projects ?? []).flatMap((one) =>
      typeof one === 'object' && 'test' in one && one.test?.name === project
        ? [{ ...one, test: { ...one.test, include: tests } }]
        : [],
    ),
  },
});
