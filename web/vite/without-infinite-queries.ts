import type { Plugin } from 'vite';

const source = `
export function infiniteQueryBehavior() {
  throw new Error('Infinite queries are left out of the pages: see web/vite/without-infinite-queries.ts');
}
export const hasNextPage = infiniteQueryBehavior;
export const hasPreviousPage = infiniteQueryBehavior;
`;

/**
 * Leaves out the part of TanStack Query that fetches lists page by page, which comes with every query although no page here
 * asks for one. Whoever does gets an error that leads here.
 */
export function withoutInfiniteQueries(): Plugin {
  return {
    name: 'without-infinite-queries',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id.endsWith('/query-core/build/modern/infiniteQueryBehavior.js') ? source : undefined),
  };
}
