import type { Cut } from './leave-out.ts';

const client = 'react-dom/cjs/react-dom-client.production.js';
const query = '@tanstack/query-core/build/modern';
const hooks = '@tanstack/react-query/build/modern';

/** What a QueryClient asks of its mutations, of which there are none. */
const noMutations = `export class MutationCache {
  clear() {}
  findAll() { return []; }
  getAll() { return []; }
  resumePausedMutations() { return Promise.resolve(); }
}`;

const noInfiniteQueries = `export function infiniteQueryBehavior() {
  throw new Error('Infinite queries are left out of the pages: see web/vite/cuts.ts');
}
export const hasNextPage = infiniteQueryBehavior;
export const hasPreviousPage = infiniteQueryBehavior;
`;

/** What a QueryClient could do besides. */
const unused =
  'isFetching|isMutating|ensureQueryData|getQueriesData|setQueriesData|removeQueries|resetQueries|prefetchQuery|fetchInfiniteQuery|prefetchInfiniteQuery|ensureInfiniteQueryData|getMutationCache|[gs]etDefaultOptions|[gs]etMutationDefaults|defaultMutationOptions';

/** Queries are neither waited for by suspending nor thrown to a boundary. */
const noSuspense = `const never = () => false;
export { never as defaultThrowOnError, never as ensureSuspenseTimers, never as fetchOptimistic, never as shouldSuspend };
`;
const noThrowing = `const never = () => false;
export { never as ensurePreventErrorBoundaryRetry, never as getHasError, never as useClearResetErrorBoundary };
`;
const asksToThrow = /\buseSuspense(Query|Queries)\b|\bthrowOnError\b|\bQueryErrorResetBoundary\b/;

/** What the pages do without, some 6 KiB on each. */
export const cuts: readonly Cut[] = [
  // To walk through what a component was given is discouraged, and no page does.
  {
    what: 'React’s Children',
    file: 'react/cjs/react.production.js',
    found: /^exports\.Children = Children;\n/m,
    asks: /\bChildren\.\w+\(/,
  },
  // Pages are drawn by the browser alone; these are for pages that a server draws first, and for files that those fetch ahead.
  {
    what: 'React DOM’s hydrateRoot',
    file: client,
    found: /^exports\.hydrateRoot = [\s\S]*?^};\n/m,
    asks: /\bhydrateRoot\b|from 'react-dom'/,
  },
  {
    what: 'React DOM’s hydration',
    file: client,
    found: /(?<![\w$.])isHydrating(?![\w$]| = |\n\) \{)/g,
    instead: '!1',
  },
  { what: 'React DOM’s preloading', file: client, found: /,\s+D: prefetchDNS,[\s\S]*?M: preinitModuleScript(?=\s)/ },
  {
    what: 'React DOM’s preloading for pages',
    file: 'react-dom/cjs/react-dom.production.js',
    found: /^exports\.(preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule) = [\s\S]*?^};\n/gm,
  },
  // Paused mutations do not survive a reload, and the outbox does their work. They come with every query, as do infinite queries.
  {
    what: 'TanStack Query’s useMutation',
    file: `${query}/mutationCache.js`,
    instead: noMutations,
    asks: /\buseMutation\b/,
  },
  {
    what: 'TanStack Query’s useInfiniteQuery',
    file: `${query}/infiniteQueryBehavior.js`,
    instead: noInfiniteQueries,
    asks: /\buse(Suspense)?InfiniteQuery\b/,
  },
  {
    what: 'a QueryClient’s other methods',
    file: `${query}/queryClient.js`,
    found: new RegExp(`^\\t(${unused})\\([^\\n]*\\{\\n[\\s\\S]*?^\\t\\}\\n`, 'gm'),
    asks: new RegExp(`\\.(${unused})\\(`),
  },
  { what: 'suspending queries', file: `${hooks}/suspense.js`, instead: noSuspense, asks: asksToThrow },
  { what: 'throwing queries', file: `${hooks}/errorBoundaryUtils.js`, instead: noThrowing, asks: asksToThrow },
];
