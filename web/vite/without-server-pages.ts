import type { Plugin } from 'vite';

const client = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const index = /\/node_modules\/react-dom\/cjs\/react-dom\.production\.js$/;

/** What is taken out of each file of React DOM, as it stands there, and what takes its place. */
const cuts: readonly { readonly file: RegExp; readonly found: RegExp; readonly instead: string }[] = [
  // Taking over a page that a server drew.
  { file: client, found: /^exports\.hydrateRoot = [\s\S]*?^};\n/m, instead: '' },
  { file: client, found: /(?<![\w$.])isHydrating(?![\w$]| = |\n\) \{)/g, instead: '!1' },
  // Fetching files ahead, as such a page asks for it.
  { file: client, found: /,\s+D: prefetchDNS,[\s\S]*?M: preinitModuleScript(?=\s)/, instead: '' },
  {
    file: index,
    found: /^exports\.(preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule) = [\s\S]*?^};\n/gm,
    instead: '',
  },
];

/**
 * Leaves out of React DOM what is for pages that a server draws first, 2 KiB on each page: ours are drawn by the browser alone. A
 * React DOM that keeps it elsewhere does not build, nor does a page that asks for it.
 */
export function withoutServerPages(): Plugin {
  return {
    name: 'markwell-without-server-pages',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => {
      if (/\/web\/src\//.test(id) && /\bhydrateRoot\b|from 'react-dom'/.test(code))
        throw new Error('The pages are built without these parts of React DOM: see web/vite/without-server-pages.ts.');
      const own = cuts.filter(({ file }) => file.test(id));
      if (own.length === 0) return undefined;
      return own.reduce((rest, { found, instead }) => {
        const cut = rest.replace(found, instead);
        if (cut === rest) throw new Error(`React DOM keeps ${found} elsewhere: see web/vite/without-server-pages.ts.`);
        return cut;
      }, code);
    },
  };
}
