import {
  type MarkScheme,
  markSchemeSchema,
  reviewScheme,
  type SchemeExample,
  schemeExampleSchema,
} from '@markwell/marking-core';
import * as z from 'zod/mini';
import type { SchemeMessage } from '../../../contract/schemes.ts';
import { JsonSyntaxError, type LocatedJson, locateJson } from '../../../files/locate-json.ts';
import { describeIssues } from '../../site/problems/describe-issues.ts';
import { inWordsOfFiles } from '../../site/problems/say-issue.ts';
import { unknownFields } from './unknown-fields.ts';

/** A scheme file as it was read. */
export interface SchemeFile {
  /** Undefined where it is no mark scheme. */
  readonly scheme: MarkScheme | undefined;
  readonly examples: readonly SchemeExample[];
  /** In the order of the file. */
  readonly messages: readonly SchemeMessage[];
}

const schemeFileSchema = z.extend(markSchemeSchema, { examples: z.optional(z.array(schemeExampleSchema)) });

/**
 * Reads a scheme file: JSON with the fields of a mark scheme, and `examples` beside them where it carries any. What is wrong
 * is said with its path and line: what is no JSON, what has another shape, a field that does not exist (a typing error would
 * otherwise go unseen), and what can never score. Its `near` is left aside: publishing works it out.
 *
 * @param shown Ids of the questions that the homework shows, where it is known.
 */
export function readSchemeFile(text: string, shown?: readonly string[]): SchemeFile {
  const located = locate(text);
  if ('message' in located) return { scheme: undefined, examples: [], messages: [located] };
  const message = (level: SchemeMessage['level'], path: readonly PropertyKey[], text: string): SchemeMessage => {
    const keys = path.map((key) => (typeof key === 'number' ? key : String(key)));
    return { level, path: keys.join('.'), line: located.lineOf(keys), message: text };
  };
  const read = schemeFileSchema.safeParse(located.value, inWordsOfFiles);
  if (!read.success) {
    const messages = read.error.issues.map((issue) =>
      message('error', issue.path, describeIssues([{ ...issue, path: [] }])),
    );
    return { scheme: undefined, examples: [], messages };
  }
  const { examples = [], near: _near, ...scheme } = read.data;
  const messages = [
    ...unknownFields(located.value, read.data).map(({ path, name, near }) =>
      message(
        'error',
        [...path, name],
        `There is no field '${name}' here.${near === undefined ? '' : ` Did you mean '${near}'?`}`,
      ),
    ),
    ...reviewScheme(scheme, shown).map((finding) => message(finding.level, finding.path, finding.message)),
  ];
  return { scheme, examples, messages: messages.sort((one, other) => one.line - other.line) };
}

function locate(text: string): LocatedJson | SchemeMessage {
  try {
    return locateJson(text);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    return { level: 'error', path: '', line: error.line, message: `It is not JSON: ${error.message}` };
  }
}
