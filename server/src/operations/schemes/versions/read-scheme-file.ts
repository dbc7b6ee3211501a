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
import { describeIssues, inWordsOfFiles } from '../../site/problems/say-issue.ts';

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

/** A field that was sent and that the schema does not know. */
interface UnknownField {
  readonly path: readonly (string | number)[];
  readonly name: string;
  /** A field of this place with nearly the same name. */
  readonly near: string | undefined;
}

const record = z.record(z.string(), z.unknown());

/** The fields of some JSON that reading it by a schema left out, wherever they are. */
function unknownFields(sent: unknown, read: unknown, path: readonly (string | number)[] = []): UnknownField[] {
  if (Array.isArray(sent)) {
    const items: readonly unknown[] = Array.isArray(read) ? read : [];
    return sent.flatMap((item, place) => unknownFields(item, items[place], [...path, place]));
  }
  const [before, after] = [record.safeParse(sent).data, record.safeParse(read).data];
  if (before === undefined || after === undefined) return [];
  return Object.entries(before).flatMap(([name, value]) =>
    Object.hasOwn(after, name)
      ? unknownFields(value, after[name], [...path, name])
      : [{ path, name, near: knownFields.find((known) => isNear(known, name)) }],
  );
}

/** Fields that people mistype; for the others no guess is made. */
const knownFields =
  'judged credit accept allow reject others insufficient ignore options groups items parts bands points value of form tolerance noun unit given max asked wrong sides feedback published expected maxMarks correctFrom rule type synonyms questions examples'.split(
    ' ',
  );

/** One letter more, fewer or other, or another case. */
function isNear(known: string, name: string): boolean {
  const [one, other] = [known.toLowerCase(), name.toLowerCase()];
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return Math.max(one.length, other.length) - start - end <= 1;
}
