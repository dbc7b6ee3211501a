import type { Call } from '@markwell/server/contract';
import type * as z from 'zod/mini';
import { type RequestOptions, requestJson } from './request-json.ts';

export interface CallOptions extends RequestOptions {
  /** Values for the `:name` parts of the call's path. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The call's path with its `:name` parts filled in; throws `RangeError` when one has no value. */
export function callPath(path: string, params: CallOptions['params'] = {}): string {
  return path.replace(/:(\w+)/g, (_part, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/** The query of a GET call: '?class=8a%2FSc1'. What is undefined is left out. */
function queryString(input: unknown): string {
  if (typeof input !== 'object' || input === null) return '';
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Where a call goes: its path filled in, and after it what a GET is given. Throws as `callPath` does. */
export function callAddress(
  { method, path }: Pick<Call<z.ZodMiniType, z.ZodMiniType>, 'method' | 'path'>,
  input: unknown,
  params: CallOptions['params'],
): string {
  return `${callPath(path, params)}${method === 'GET' ? queryString(input) : ''}`;
}

/**
 * Makes a call of the contract and checks its answer against the contract's schema. Throws as `requestJson` does, and a
 * zod error when the answer is not what the contract says (a sign-in page of the network, say).
 */
export async function call<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  contract: Call<Input, Output>,
  input: z.input<Input>,
  { params, ...options }: CallOptions = {},
): Promise<z.output<Output>> {
  const { method } = contract;
  const address = callAddress(contract, input, params);
  const answer = await requestJson(method, address, method === 'GET' ? undefined : input, options);
  return contract.output.parse(contract.complete?.(answer) ?? answer);
}
