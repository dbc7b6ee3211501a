import type { Plugin } from 'vite';

const mutationCache = /@tanstack\/query-core\/build\/modern\/mutationCache\.js$/;

/** What a QueryClient asks of its mutations, of which there are none. */
const noMutations = `export class MutationCache {
  clear() {}
  findAll() { return []; }
  getAll() { return []; }
  resumePausedMutations() { return Promise.resolve(); }
}`;

/**
 * Leaves TanStack Query's mutations out of the pages, over a KiB on each: no page uses them, because paused ones do not survive a
 * reload and the outbox does their work. A page that asks for them all the same does not build.
 */
export function withoutMutations(): Plugin {
  return {
    name: 'markwell-without-mutations',
    enforce: 'pre',
    load: (id) => (mutationCache.test(id.split('?')[0] ?? '') ? noMutations : undefined),
    transform: (code, id) => {
      if (/\/web\/src\//.test(id) && /\buseMutation\b/.test(code)) {
        throw new Error('The pages are built without useMutation: see web/vite/without-mutations.ts.');
      }
    },
  };
}
