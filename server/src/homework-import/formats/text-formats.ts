import type { HomeworkDraft } from '../../contract/homework-draft.ts';
import { isAiken, readAiken } from './aiken.ts';
import { type FormatHomework, finishFormat, type ReadFormat } from './format.ts';
import { readJsonHomework } from './json/read-json.ts';
import { isQuestionList, readCsvHomework } from './sheets/read-sheet.ts';

/** A text file with what tells what it is. */
interface TextFile {
  readonly text: string;
  /** Of its name, in small letters, without the dot; '' where it has none. */
  readonly ending: string;
}

interface TextFormat {
  readonly kind: HomeworkDraft['kind'];
  /** Whether a file is of this format: by what is in it, and where that could be several things by its name. */
  is(file: TextFile): boolean;
  read(text: string): FormatHomework | Promise<FormatHomework>;
}

const startsWith = (pattern: RegExp, { text }: TextFile) => pattern.test(text.trimStart().slice(0, 300));

/** The formats of text files, each tried in turn. Those that bring large libraries load them with the first file that needs them. */
const formats: readonly TextFormat[] = [
  {
    kind: 'qti',
    is: (file) =>
      startsWith(/^</u, file) && /<(?:\w+:)?(?:assessmentItem|qti-assessment-item)\b/u.test(file.text.slice(0, 5_000)),
    read: async (text) => (await import('./qti/read-package.ts')).readSingleItem(text),
  },
  {
    kind: 'moodle-xml',
    is: (file) => startsWith(/^</u, file),
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

const isJson = (file: TextFile) =>
  file.ending === 'json' || (startsWith(/^[[{]/u, file) && file.ending !== 'gift' && file.ending !== 'txt');

/** Reads a text file of a structured format; `undefined` for one that is a document in words. Throws `RefusedFile`. */
export async function readTextFormat(name: string, text: string, digest: string): Promise<ReadFormat | undefined> {
  const file = { text, ending: /\.(\w+)$/u.exec(name)?.[1]?.toLowerCase() ?? '' };
  // JSON is the form of drafts themselves: it is taken as it is.
  if (isJson(file)) return { drafts: readJsonHomework({ name, kind: 'json', digest }, text), pictures: [] };
  const format = formats.find((one) => one.is(file));
  if (format === undefined) return undefined;
  return finishFormat({ name, kind: format.kind, digest }, [await format.read(text)]);
}
