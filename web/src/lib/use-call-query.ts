import type { Call } from '@markwell/server/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';

/**
 * Queries a GET call of the contract that needs no input, with the defaults of the page's query client; the answer is
 * checked against the contract's schema, and one that does not fit is an error like any other.
 */
export function useCallQuery<Output extends z.ZodMiniType>(
  contract: Call<z.ZodMiniUndefined, Output>,
  options: { readonly staleTime?: number } = {},
): UseQueryResult<z.output<Output>> {
  return useQuery({
    queryKey: [contract.path],
    select: (answer: unknown) => contract.output.parse(answer),
    ...options,
  });
}
