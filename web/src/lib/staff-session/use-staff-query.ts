import type { Call, StaffRole } from '@markwell/server/contract';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type * as z from 'zod/mini';
import { type CallOptions, callAddress } from '../call.ts';
import { withTimeLimit } from '../with-time-limit.ts';
import { findStaffSession } from './session-store.ts';
import { staffCall } from './staff-call.ts';

/** How long an answer is waited for, in milliseconds. */
const patience = 15_000;

export interface StaffQueryOptions {
  /** Values for the `:name` parts of the call's path. */
  readonly params?: CallOptions['params'];
  /** Milliseconds between polls; `false` for none. */
  readonly refetchInterval?: number | false;
  /** Of a query that shows by itself, without anyone opening it. */
  readonly isBackground?: boolean;
  readonly enabled?: boolean;
  /** How long the answer is kept after the page is left, in milliseconds, so that Back shows it at once; 0 by default. */
  readonly keepFor?: number;
}

/** A query, and a way to ask again because somebody wants it, which tells whether that was answered. */
export type StaffQuery<Answer> = Pick<
  UseQueryResult<Answer>,
  'data' | 'error' | 'isPending' | 'isError' | 'isFetching' | 'dataUpdatedAt'
> & { readonly askAgain: () => Promise<boolean> };

/** Under what the answer of a query is kept: what is kept of one sign-in is never shown to the next. */
export function staffQueryKey<Input extends z.ZodMiniType>(
  role: StaffRole,
  contract: Call<Input, z.ZodMiniType>,
  input: z.input<Input>,
  params?: CallOptions['params'],
): (string | undefined)[] {
  return [findStaffSession(role)?.token, callAddress(contract, input, params)];
}

/**
 * Queries a GET call for the staff member who is signed in on pages of `role`, with the defaults of the page's query client
 * (spec part 1, section 1). What somebody opens or asks for again counts as use; polls, and fetching again because the
 * window gets the focus, do not keep the sign-in alive.
 */
export function useStaffQuery<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  role: StaffRole,
  contract: Call<Input, Output>,
  input: z.input<Input>,
  { params, refetchInterval = false, isBackground = false, enabled = true, keepFor = 0 }: StaffQueryOptions = {},
): StaffQuery<z.output<Output>> {
  const client = useQueryClient();
  const isAskedFor = useRef(true);
  const queryKey = staffQueryKey(role, contract, input, params);
  const query = useQuery({
    queryKey,
    enabled,
    refetchInterval,
    gcTime: keepFor,
    queryFn: ({ signal }) => {
      const state = client.getQueryState(queryKey);
      const isFirst = state === undefined || state.dataUpdateCount + state.errorUpdateCount === 0;
      const isUse = !isBackground && (isFirst || isAskedFor.current);
      isAskedFor.current = false;
      return withTimeLimit(signal, patience, (limited) =>
        staffCall(role, contract, input, { params, isBackground: !isUse, signal: limited }),
      );
    },
  });
  const { data, error, isPending, isError, isFetching, dataUpdatedAt } = query;
  const askAgain = async () => {
    isAskedFor.current = true;
    const { isSuccess } = await query.refetch();
    return isSuccess;
  };
  return { data, error, isPending, isError, isFetching, dataUpdatedAt, askAgain };
}

/** How long results are kept after their page is left, in milliseconds, so that Back finds the place again. */
export const keepFor = 5 * 60_000;
