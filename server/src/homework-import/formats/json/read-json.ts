import * as z from 'zod/mini';
import { type DraftMessage, mostHomework } from '../../../contract/homework-draft.ts';
import { JsonSyntaxError, type LocatedJson, locateJson } from '../../../files/locate-json.ts';
import { RefusedFile } from '../../../files/refused-file.ts';
import { type DraftSource, finishDraft } from '../../finish-draft.ts';
import type { ReadHomework, ReadPicture } from '../../read-homework.ts';
import type { ReadFormat } from '../format.ts';
import { cleanText } from '../text/clean-text.ts';
import { fieldReader, type Path } from './field-reader.ts';
import { flattenQuestions } from './flatten-questions.ts';
import { readQuestion } from './read-question.ts';

export const notAnArray = 'JSON data must be an array of homework assignments';

const drafts = z.object({ drafts: z.array(z.object({ assignment: z.unknown() })) });
const homework = z.object({ questions: z.unknown() });

/**
 * Reads homework in the upload's JSON format (spec part 2, section 3): an array of assignments; from a file also one
 * assignment by itself, or what `markwell import --dry-run --json` prints. What is wrong in a field is a message with its
 * path and line. Throws `RefusedFile` for what is no such JSON at all.
 */
export function readJsonHomework(source: DraftSource, text: string): ReadFormat {
  const json = parse(text);
  const found = findAssignments(json.value, source.digest !== null);
  if (found === undefined || found.length === 0) throw new RefusedFile('invalid-input', `${notAnArray}.`);
  if (found.length > mostHomework) {
    throw new RefusedFile(
      'invalid-input',
      `There are ${found.length} homework assignments; send at most ${mostHomework} at once.`,
    );
  }
  const pictures: ReadPicture[] = [];
  const drafts = found.map(({ value, path }) => readAssignment(source, json, value, path, pictures));
  return { drafts, pictures };
}

function parse(text: string): LocatedJson {
  try {
    return locateJson(text);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    throw new RefusedFile('invalid-input', `The JSON cannot be read. Line ${error.line}: ${error.message}`);
  }
}

function findAssignments(value: unknown, isFile: boolean): { value: unknown; path: Path }[] | undefined {
  if (Array.isArray(value)) return value.map((one: unknown, index) => ({ value: one, path: [index] }));
  if (!isFile) return undefined;
  const drafted = drafts.safeParse(value).data;
  if (drafted !== undefined)
    return drafted.drafts.map(({ assignment }, index) => ({
      value: assignment,
      path: ['drafts', index, 'assignment'],
    }));
  if (homework.safeParse(value).success) return [{ value, path: [] }];
  const fields = z.record(z.string(), z.unknown()).safeParse(value).data ?? {};
  // 'assignments', 'homework', 'quizzes': whatever the list of them is called.
  return Object.entries(fields).flatMap(([name, inside]) => {
    const list = z.array(homework).safeParse(inside).data ?? [];
    return list.map((_one, index) => ({
      value: Array.isArray(inside) ? inside[index] : undefined,
      path: [name, index],
    }));
  });
}

const sourceSchema = z.object({ name: z.string(), digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

function readAssignment(
  source: DraftSource,
  json: LocatedJson,
  value: unknown,
  path: Path,
  pictures: ReadPicture[],
): ReadHomework {
  const messages: DraftMessage[] = [];
  const fields = fieldReader(json, value, path, messages, []);
  fields.list('questions');
  const questions = flattenQuestions(value, path);
  const read = finishDraft(source, {
    title: fields.text('title', 'name'),
    description: fields.text('description'),
    language: fields.text('language'),
    weekNumber: fields.integer({ from: 0, to: 60 }, 'weekNumber', 'week'),
    yearGroup: fields.integer({ from: 1, to: 14 }, 'yearGroup', 'year'),
    weekDate: fields.text('weekDate', 'weekBeginning'),
    totalMarks: fields.integer({ from: 0, to: 100_000 }, 'totalMarks'),
    origins: fields.origins(),
    questions: questions.map((question, index) => {
      const plain = plainQuestion(question.value);
      const own = fieldReader(json, plain ?? question.value, question.path, messages, ['questions', index]);
      if (plain !== undefined) own.say('warning', 'question', `Question ${index + 1} is HTML: its text was taken.`);
      return readQuestion(own, index, pictures);
    }),
    messages,
  });
  if (fields.text('title', 'name') === undefined) fields.say('error', 'title', 'The homework has no title.');
  const own = sourceSchema.safeParse(fields.value('source'));
  if (own.success) read.assignment.source = own.data;
  return { ...read, messages: [...read.messages, ...messages.filter((message) => !read.messages.includes(message))] };
}

const written = z.object({ question: z.string().check(z.regex(/^\s*<(p|div)\b[^<>]*>[\s\S]*<\/\1>\s*$/iu)) });

/** A question without its HTML; undefined if it has none. One whose text is a paragraph of HTML has HTML in its other texts too. */
function plainQuestion(value: unknown): unknown {
  return written.safeParse(value).success ? plain(value) : undefined;
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('data:') ? value : cleanText(value, 'html').text;
  if (Array.isArray(value)) return value.map(plain);
  const fields = z.record(z.string(), z.unknown()).safeParse(value);
  return fields.success
    ? Object.fromEntries(Object.entries(fields.data).map(([name, one]) => [name, plain(one)]))
    : value;
}
