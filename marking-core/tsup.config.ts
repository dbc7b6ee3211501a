import { defineConfig, type Options } from 'tsup';

const shared = {
  entry: { index: 'src/index.ts', engine: 'src/engine.ts' },
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  splitting: true,
} satisfies Options;

/** The package as others install it; inside this repository its sources are read instead. */
export default defineConfig([
  { ...shared, platform: 'node', dts: true },
  // What only a server marks is left out for pages, as `imports` in package.json says.
  {
    ...shared,
    platform: 'browser',
    outDir: 'dist/browser',
    esbuildOptions: (options) => {
      options.conditions = ['browser'];
    },
  },
]);
