// @ts-check
import { afterAll } from 'vitest';
import { processorTime } from './processor-time.mjs';

// Run by vitest before each test file is loaded: notes the processor time that the file takes, for `npm test` to report.
const before = processorTime();
// biome-ignore lint/correctness/noEmptyPattern: vitest reads the first parameter for the fixtures that are wanted
afterAll(({}, { file }) => {
  Object.assign(file.meta, { processorTime: processorTime() - before });
});
