import type { HomeworkDraft } from '../../contract/homework-draft.ts';
import { isAiken, readAiken } from './aiken.ts';
import { finishFormat, type ReadFormat } from './format.ts';
import { readJsonHomework } from './json/read-json.ts';
import { readJsonQuiz } from './json/read-json-quiz.ts';
import type { Quiz } from './quiz/structured-question.ts';
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
  read(text: string): Quiz | Promise<Quiz>;
}

/** The first element of what may be XML, without the prefix of its namespace. */
function rootOf({ text }: TextFile): string | undefined {
  const start = text.trimStart().slice(0, 5_000);
  if (!start.startsWith('<')) return undefined;
  return /<(?:\w+:)?([A-Za-z][\w-]*)/u.exec(start.replace(/<!--[\s\S]*?-->/gu, ''))?.[1];
}

/** The formats of text files, each tried in turn. Those that bring large libraries load them with the first file that needs them. */
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

const isJson = (file: TextFile) =>
  file.ending === 'json' || (/^[[{]/u.test(file.text.trimStart()) && file.ending !== 'gift' && file.ending !== 'txt');

/** Reads a text file of a structured format; `undefined` for one that is a document in words. Throws `RefusedFile`. */
export async function readTextFormat(name: string, text: string, digest: string): Promise<ReadFormat | undefined> {
  const file = { text, ending: /\.(\w+)$/u.exec(name)?.[1]?.toLowerCase() ?? '' };
  // JSON is the form of drafts themselves, which is taken as it is, or a list of another program.
  if (isJson(file)) {
    const quiz = readJsonQuiz(text);
    if (quiz !== undefined) return finishFormat({ name, kind: 'json', digest }, [quiz]);
    return { drafts: readJsonHomework({ name, kind: 'json', digest }, text), pictures: [] };
  }
  const format = formats.find((one) => one.is(file));
  if (format === undefined) return undefined;
  return finishFormat({ name, kind: format.kind, digest }, [await format.read(text)]);
}
