import type { Call, StaffRole } from '@markwell/server/contract';
import type * as z from 'zod/mini';
import { callAddress } from '../call.ts';
import { saveFile } from '../save-file.ts';
import type { StaffCallOptions } from './staff-call.ts';
import { staffRequest } from './staff-request.ts';

/** Makes a call that returns a file, and saves it under the server's name. Throws as `staffRequest` does. */
export async function staffDownload<Input extends z.ZodMiniType>(
  role: StaffRole,
  contract: Call<Input, z.ZodMiniString>,
  input: z.input<Input>,
  { params, ...options }: StaffCallOptions = {},
): Promise<void> {
  const url = callAddress(contract, input, params);
  const response = await staffRequest(role, { ...options, method: contract.method, url });
  saveFile(fileName(response.headers.get('Content-Disposition')) ?? 'download', await response.blob());
}

/** The name in a `Content-Disposition` header: the encoded one where there are two, as for 'Zoë.csv'. */
export function fileName(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(header ?? '')?.[1];
}
