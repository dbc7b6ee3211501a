import { useQuery } from '@tanstack/react-query';
import { failureText } from './failure.ts';

/**
 * Asks what something would do, and again whenever `key` changes; what was asked for another key is given up. Asks nothing
 * without a key.
 */
export function usePreview<Answer>(key: readonly unknown[] | undefined, ask: (signal: AbortSignal) => Promise<Answer>) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['preview', ...(key ?? [])],
    queryFn: ({ signal }) => ask(signal),
    enabled: key !== undefined,
    refetchOnWindowFocus: false,
  });
  return {
    answer: key === undefined || isFetching ? undefined : data,
    problem: error === null || isFetching ? undefined : failureText(error),
    askAgain: refetch,
  };
}
