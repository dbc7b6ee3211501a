import type { HomeworkDraft } from '../../contract/homework-draft.ts';
import { RefusedFile } from '../../files/refused-file.ts';
import { isAiken, readAiken } from './aiken.ts';
import { finishFormat, type ReadFormat } from './format.ts';
import { readJsonHomework } from './json/read-json.ts';
import { readJsonQuiz } from './json/read-json-quiz.ts';
import type { Quiz } from './quiz/structured-question.ts';
import { isQuestionList, readCsvHomework } from './sheets/read-sheet.ts';

/** A text file and what identifies its format. */
interface TextFile {
  readonly text: string;
  /** The extension in lower case, without the dot; '' if there is none. */
  readonly ending: string;
}

interface TextFormat {
  readonly kind: HomeworkDraft['kind'];
  /** Whether a file is of this format: by its content, and by name if that is ambiguous. */
  is(file: TextFile): boolean;
  read(text: string): Quiz | Promise<Quiz>;
}

/** The first element of possible XML, without its namespace prefix. */
function rootOf({ text }: TextFile): string | undefined {
  const start = text.trimStart().slice(0, 5_000);
  if (!start.startsWith('<')) return undefined;
  return /<(?:\w+:)?([A-Za-z][\w-]*)/u.exec(start.replace(/<!--[\s\S]*?-->/gu, ''))?.[1];
}

/** The text formats, in the order they are tried. Large libraries are loaded when first needed. */
const formats: readonly TextFormat[] = [
  {
    kind: 'qti',
    is: (file) => /^(?:assessmentItem|qti-assessment-item|questestinterop)$/u.test(rootOf(file) ?? ''),
    read: async (text) => (await import('./qti/read-package.ts')).readSingleFile(text),
  },
  {
    kind: 'moodle-xml',
    is: ({ text }) => text.trimStart().startsWith('<'),
    read: async (text) => (await import('./moodle/read-moodle.ts')).readMoodle(text),
  },
  {
    kind: 'csv',
    is: ({ text, ending }) => ending === 'csv' || ending === 'tsv' || (ending !== 'gift' && isQuestionList(text)),
    read: readCsvHomework,
  },
  {
    kind: 'aiken',
    is: ({ text, ending }) => ending !== 'gift' && isAiken(text),
    read: readAiken,
  },
  {
    kind: 'gift',
    is: ({ text, ending }) => ending === 'gift' || /(?<!\\)\{[^{}]*(?<!\\)\}/u.test(text),
    read: async (text) => (await import('./gift/read-gift.ts')).readGift(text),
  },
];

/** Formats that are not read: as anything else, pupils would see what in them says which answer is right. */
const unread: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a list for Blackboard', /^\s*(?:MC|MA|TF|ESS|ORD|MAT|FIB|FIB_PLUS|FIL|NUM|SR|OP)\t\S/u],
  ['a list for Brightspace', /^NewQuestion,(?:.*\n){1,9}QuestionText,/mu],
  ['a quiz for text2qti', /^\[\*\]\s.*\n(?:.*\n){0,9}?\[ \]\s|^\[ \]\s.*\n(?:.*\n){0,9}?\[\*\]\s/mu],
];

const isJson = (file: TextFile) =>
  file.ending === 'json' || (/^[[{]/u.test(file.text.trimStart()) && file.ending !== 'gift' && file.ending !== 'txt');

/** Reads a structured text file; `undefined` for an ordinary document. Throws `RefusedFile`. */
export async function readTextFormat(name: string, text: string, digest: string): Promise<ReadFormat | undefined> {
  const other = unread.find(([, pattern]) => pattern.test(text.replace(/\r\n?/gu, '\n')))?.[0];
  if (other !== undefined)
    throw new RefusedFile(
      'unsupported-type',
      `It is ${other}, which is not read. Save the questions as QTI, Moodle XML, GIFT, or a list with headings.`,
    );
  const file = { text, ending: /\.(\w+)$/u.exec(name)?.[1]?.toLowerCase() ?? '' };
  // JSON is either the form of drafts themselves, used as it is, or another program's list.
  if (isJson(file)) {
    const quiz = readJsonQuiz(text);
    if (quiz !== undefined) return finishFormat({ name, kind: 'json', digest }, [quiz]);
    return readJsonHomework({ name, kind: 'json', digest }, text);
  }
  const format = formats.find((one) => one.is(file));
  if (format === undefined) return undefined;
  return finishFormat({ name, kind: format.kind, digest }, [await format.read(text)]);
}
