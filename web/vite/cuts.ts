import type { Cut } from './leave-out.ts';

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
