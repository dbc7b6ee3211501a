import { defineConfig } from 'tsup';

/** Our own packages go into the bundle, which runs without them; what comes from npm stays in node_modules. */
export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: true,
  sourcemap: true,
  skipNodeModulesBundle: true,
  noExternal: [/^@markwell\//],
});
