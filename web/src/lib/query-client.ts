import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { HttpError } from './http-error.ts';
import { requestJson } from './request-json.ts';
import { withTimeLimit } from './with-time-limit.ts';

/** How long an answer is waited for, in milliseconds, before what shows without one is shown. */
const patience = 15_000;

/** What a query does with a 401: most throw; one that only asks whether somebody is signed in returns null. */
export type OnUnauthorised = 'throw' | 'return-null';

/** A query function that GETs the parts of the query key joined with a slash (spec part 1, section 1). */
export function queryFunction(onUnauthorised: OnUnauthorised): QueryFunction<unknown> {
  return async ({ queryKey, signal }) => {
    try {
      return await withTimeLimit(signal, patience, (limited) =>
        requestJson('GET', queryKey.join('/'), undefined, { signal: limited }),
      );
    } catch (error) {
      if (onUnauthorised === 'return-null' && error instanceof HttpError && error.status === 401) return null;
      throw error;
    }
  };
}

/**
 * The page's query client with the defaults of spec part 1, section 1. Queries run whether or not the browser believes
 * that it is online: otherwise they would wait for a connection instead of failing, and no fallback would be shown.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: queryFunction('throw'),
        retry: false,
        staleTime: 0,
        gcTime: 0,
        refetchInterval: false,
        refetchOnWindowFocus: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
