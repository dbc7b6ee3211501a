import type { Call, StaffRole } from '@markwell/server/contract';
import type * as z from 'zod/mini';
import { type CallOptions, callAddress } from '../call.ts';
import { type StaffRequest, staffRequest } from './staff-request.ts';

export interface StaffCallOptions extends Pick<StaffRequest, 'isBackground' | 'signal'> {
  readonly params?: CallOptions['params'];
}

/**
 * Makes a call of the contract for the staff member who is signed in on pages of `role`, and checks its answer. Throws as
 * `staffRequest` does, and a zod error when the answer is not what the contract says.
 */
export async function staffCall<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  role: StaffRole,
  contract: Call<Input, Output>,
  input: z.input<Input>,
  { params, ...options }: StaffCallOptions = {},
): Promise<z.output<Output>> {
  const { method } = contract;
  const url = callAddress(contract, input, params);
  const body = method === 'GET' ? undefined : input;
  const response = await staffRequest(role, { ...options, method, url, body });
  return readAnswer(contract, response);
}

/** Makes a call that takes a multipart form, with files: the names in `form` are those that the call's input describes. */
export async function staffUpload<Output extends z.ZodMiniType>(
  role: StaffRole,
  contract: Call<z.ZodMiniType, Output>,
  form: FormData,
  { params, ...options }: StaffCallOptions = {},
): Promise<z.output<Output>> {
  const url = callAddress(contract, undefined, params);
  const response = await staffRequest(role, { ...options, method: contract.method, url, body: form });
  return readAnswer(contract, response);
}

async function readAnswer<Output extends z.ZodMiniType>(
  { complete, output }: Call<z.ZodMiniType, Output>,
  response: Response,
): Promise<z.output<Output>> {
  const answer: unknown = await response.json();
  return output.parse(complete?.(answer) ?? answer);
}
