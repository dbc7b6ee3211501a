import { readGift } from './gift/read-gift.ts';
import { readJsonHomework } from './json/read-json.ts';
import { type ReadHomework, type ReadPicture, RefusedFile } from './read-homework.ts';
import { isQuestionList, readCsvHomework } from './sheet/read-sheet.ts';

/** The homework of a file, and the pictures that it shows. */
export interface ReadText {
  readonly drafts: readonly ReadHomework[];
  readonly pictures?: readonly ReadPicture[];
}

/** Reads a text file by what is in it, and where that could be several things by its name. */
export async function readTextFile(name: string, text: string, digest: string): Promise<ReadText> {
  const start = text.trimStart().slice(0, 300);
  const ending = /\.(\w+)$/u.exec(name)?.[1]?.toLowerCase();
  if (ending === 'json' || (/^[[{]/u.test(start) && ending !== 'gift' && ending !== 'txt'))
    return { drafts: readJsonHomework({ name, kind: 'json', digest }, text) };
  if (start.startsWith('<')) {
    const { readMoodleXml } = await import('./moodle-xml/read-moodle-xml.ts');
    const { draft, pictures } = readMoodleXml({ name, kind: 'moodle-xml', digest }, text);
    return { drafts: [draft], pictures };
  }
  if (ending === 'csv' || ending === 'tsv' || (ending !== 'gift' && isQuestionList(text)))
    return { drafts: [readCsvHomework({ name, kind: 'csv', digest }, text)] };
  if (ending === 'gift' || /(?<!\\)\{/u.test(text)) return { drafts: [readGift({ name, kind: 'gift', digest }, text)] };
  throw new RefusedFile(
    'unsupported-type',
    'It is plain text, whatever its name says. Copy it into a new Word document, and save that as .docx.',
  );
}
