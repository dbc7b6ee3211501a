import type { Plugin } from 'vite';

const react = /\/node_modules\/react\/cjs\/react\.production\.js$/;
const children = 'exports.Children = Children;\n';

/**
 * Leaves out React's `Children`, 0.7 KiB on each page: to walk through what a component was given is discouraged, and no page does.
 * A page that asks for it all the same does not build, nor does a React that keeps it elsewhere.
 */
export function withoutChildren(): Plugin {
  return {
    name: 'markwell-without-children',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) => {
      if (/\/web\/src\//.test(id) && /\bChildren\.\w+\(/.test(code))
        throw new Error('The pages are built without Children: see web/vite/without-children.ts.');
      if (!react.test(id)) return undefined;
      if (!code.includes(children))
        throw new Error('React keeps its Children elsewhere: see web/vite/without-children.ts.');
      return code.replace(children, '');
    },
  };
}
