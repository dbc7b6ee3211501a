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

/** The mark scheme that a file holds as JSON. Fails with the field that is wrong when it holds none. */
export function parseScheme(text: string, file: string): MarkScheme {
  const scheme = markSchemeSchema.safeParse(parseJson(text, file));
  if (scheme.success) return scheme.data;
  const [issue] = scheme.error.issues;
  throw new CommandError(`${file} is not a mark scheme: ${issue?.path.join('.') || 'the whole'}: ${issue?.message}.`);
}
