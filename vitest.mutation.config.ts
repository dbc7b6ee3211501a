import { dirname } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findArea } from './scripts/lib/mutation-areas.mjs';
import { inRoot } from './scripts/lib/root.mjs';
import config from './vitest.config.ts';

const { project, mutate, tests, excluded = [] } = findArea();
const folders = mutate.map((glob) => inRoot(dirname(glob)));

/** Tests beside the code that is changed come first: they notice most, and the first that does ends the run of a change. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const distance = ({ moduleId }: TestSpecification) => (folders.includes(dirname(moduleId)) ? 0 : 1);
    return (await super.sort(files)).sort((one, other) => distance(one) - distance(other));
  }
}

/** The one project of an area with the tests that are to notice, for mutation testing. */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    sequence: { sequencer: NearestFirst },
    projects: (config.test?.projects ?? []).flatMap((one) =>
      typeof one === 'object' && 'test' in one && one.test?.name === project
        ? [{ ...one, test: { ...one.test, include: tests, exclude: excluded } }]
        : [],
    ),
  },
});
