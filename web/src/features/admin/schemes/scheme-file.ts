import type { readScheme } from '@markwell/server/contract';
import type * as z from 'zod/mini';

/** A version as the text of its file, to edit or to keep: the scheme, with the answers that people marked beside its fields. */
export function schemeFileText({ scheme, examples }: z.output<typeof readScheme.output>): string {
  return `${JSON.stringify({ ...scheme, ...(examples.length > 0 && { examples }) }, null, 2)}\n`;
}
