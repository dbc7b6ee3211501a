import type { readScheme } from '@markwell/server/contract';
import type * as z from 'zod/mini';

type Read = z.output<typeof readScheme.output>;

/** A version as the text of its file, to keep: the scheme, with the answers that people marked beside its fields. */
export function schemeFileText({ scheme, examples }: Read): string {
  return `${JSON.stringify({ ...scheme, ...(examples.length > 0 && { examples }) }, null, 2)}\n`;
}

/** The same for editing, without the thousands of confusable words that publishing works out again. */
export function editableSchemeText({ scheme: { near: _near, ...scheme }, ...read }: Read): string {
  return schemeFileText({ ...read, scheme });
}
