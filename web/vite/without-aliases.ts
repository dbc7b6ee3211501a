import type { Plugin } from 'vite';

const client = /\/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const list = /(?<=^var aliases = new Map\(\[)[\s\S]*?(?=\]\))/m;
const alias = /\s*\["(\w+)", "[^"]+"\],?/g;

/** The attributes of pages whose names in JSX are others than in HTML and SVG. */
const used = new Set([
  'htmlFor',
  'strokeDasharray',
  'strokeLinecap',
  'strokeLinejoin',
  'strokeOpacity',
  'strokeWidth',
  'textAnchor',
  'vectorEffect',
]);

/**
 * Leaves out of React DOM the names of attributes that no page has, most of a KiB. A page that has another one does not build, nor does
 * a React DOM that keeps them elsewhere.
 */
export function withoutAliases(): Plugin {
  const left = new Set<string>();
  return {
    name: 'markwell-without-aliases',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => {
      if (!client.test(id)) return undefined;
      const [all] = list.exec(code) ?? [];
      if (all === undefined) throw new Error('React DOM keeps its aliases elsewhere: see web/vite/without-aliases.ts.');
      return code.replace(all, () =>
        all.replace(alias, (one, name: string) => {
          if (used.has(name)) return one;
          left.add(name);
          return '';
        }),
      );
    },
    generateBundle() {
      if (left.size < 50) this.error('React DOM writes its aliases otherwise: see web/vite/without-aliases.ts.');
      for (const id of this.getModuleIds()) {
        if (!/\/web\/src\/.*\.tsx$/.test(id)) continue;
        const props = this.getModuleInfo(id)?.code?.matchAll(/(?<=[{,]\s*)"?(\w+)"?: /g) ?? [];
        for (const [, name = ''] of props) {
          if (left.has(name)) this.error(`${id} has ${name}: add it to web/vite/without-aliases.ts.`);
        }
      }
    },
  };
}
