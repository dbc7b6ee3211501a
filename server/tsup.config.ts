import { defineConfig } from 'tsup';

/** Our packages and zod are bundled, because hundreds of small files load slowly; everything else is required as installed. */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    'homework-reader': 'src/homework-import/homework-reader.ts',
    'remark-worker': 'src/operations/schemes/remark/remark-worker.ts',
  },
  format: 'esm',
  platform: 'node',
  esbuildOptions: (options) => {
    options.conditions = ['@markwell/source'];
  },
  target: 'node20',
  sourcemap: true,
  skipNodeModulesBundle: true,
  noExternal: [/^@markwell\//, /^#/, /^zod/],
});
