import { type MarkScheme, markSchemeSchema } from '@markwell/marking-core';
import { describeIssues, inEnglish } from '@markwell/server/operations';
import { CommandError } from './command-error.ts';
import { parseJson } from './files.ts';

/** The mark scheme that a file holds as JSON; `undefined` when it holds something else, of which `whyNoScheme` says what is wrong. */
export function parseScheme(text: string, file: string): MarkScheme | undefined {
  return markSchemeSchema.safeParse(parseJson(text, file)).data;
}

/** Why the JSON of a file is no mark scheme, by its fields. Takes longer to load than a scheme that is one takes to mark by. */
export function whyNoScheme(text: string, file: string): CommandError {
  const { issues } = markSchemeSchema.safeParse(parseJson(text, file), inEnglish).error ?? { issues: [] };
  return new CommandError(`${file} is not a mark scheme: ${describeIssues(issues)}.`);
}
