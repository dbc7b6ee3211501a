import { defineConfig } from 'tsup';

/** Each command is a chunk that is loaded when it is run; zod is bundled, because a hundred small files load slowly. */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    'homework-reader': '../server/src/homework-import/homework-reader.ts',
    'remark-worker': '../server/src/operations/remark/remark-worker.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: true,
  skipNodeModulesBundle: true,
  noExternal: [/^@markwell\//, /^#/, /^zod/],
});
