import { type MarkScheme, markSchemeSchema } from '@markwell/marking-core';
import { CommandError } from './command-error.ts';

/** The value that JSON holds; `place` is where it came from. Fails with what is wrong. */
export function parseJson(text: string, place: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new CommandError(`${place} is not JSON: ${error instanceof Error ? error.message : error}.`);
  }
}

/** The mark scheme that a file holds as JSON; `undefined` when it holds something else, of which `whyNoScheme` says what is wrong. */
export function parseScheme(text: string, file: string): MarkScheme | undefined {
  return markSchemeSchema.safeParse(parseJson(text, file)).data;
}
