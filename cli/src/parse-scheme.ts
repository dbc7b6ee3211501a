import { type MarkScheme, markSchemeSchema } from '@markwell/marking-core';
import { parseJson } from './files.ts';

/** The mark scheme that a file holds as JSON; `undefined` when it holds something else, of which `whyNoScheme` says what is wrong. */
export function parseScheme(text: string, file: string): MarkScheme | undefined {
  return markSchemeSchema.safeParse(parseJson(text, file)).data;
}
