import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defineConfig } from 'vite';
import { cuts } from './vite/cuts.ts';
import { leaveOut } from './vite/leave-out.ts';
import { preactAliases } from './vite/preact-aliases.ts';
import { sharedChunk } from './vite/shared-chunk.ts';
import { texts } from './vite/texts.ts';

/**
 * The built page. `static` holds the hashed files, because `/assets` is the address of the diagrams. Nothing is inlined,
 * so that a content policy without inline code or data addresses is enough.
 */
export default defineConfig({
  plugins: [texts(), tailwindcss(), leaveOut(cuts)],
  esbuild: { jsx: 'automatic', jsxDev: false, jsxImportSource: '#jsx' },
  resolve: {
    conditions: ['@markwell/source', ...defaultClientConditions],
    alias: preactAliases,
  },
  build: {
    // The oldest browsers that the README names. src/lib/stand-ins.ts has the functions they lack.
    target: ['safari15.4', 'ios15.4', 'firefox115', 'chrome119', 'edge119'],
    assetsDir: 'static',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rollupOptions: {
      // The first file names every other one, so that their names are short.
      output: {
        manualChunks: sharedChunk,
        onlyExplicitManualChunks: true,
        // The service worker knows languages by their names.
        chunkFileNames: ({ facadeModuleId }) =>
          /\/languages\/\w+\.ts$/.test(facadeModuleId ?? '') ? 'static/in-[name]-[hash:7].js' : 'static/[hash:7].js',
      },
    },
    // Writes colours for light and dark in a way that the oldest of these know too.
    cssMinify: 'lightningcss',
    // 2 KiB less on a quiz page than the default minifier.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      // No page reads a property for what the reading does; one that did would have to use what it reads.
      compress: { passes: 4, keep_fargs: false, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
      format: { comments: false },
    },
  },
});
