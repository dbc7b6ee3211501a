import { createHash } from 'node:crypto';
import { decodeText } from '../contract/decode-text.ts';
import { type ReadingChoice, readingOf } from '../contract/homework-draft.ts';
import type { WordHomework } from './docx/read-docx-homework.ts';
import { readContainer, readZipKind } from './file-kind.ts';
import { finishFormat, type ReadFormat } from './formats/format.ts';
import { readJsonHomework } from './formats/json/read-json.ts';
import { readSheetsHomework } from './formats/sheets/read-sheet.ts';
import { pairKeys } from './pair-keys.ts';
import { type ReadHomework, type ReadPicture, type Refusal, RefusedFile } from './read-homework.ts';
import { readTextFile } from './read-text-file.ts';
import { openZip } from './zip/open-zip.ts';

/** A file as it was uploaded. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What an upload holds; what cannot be read at all is among the refusals. */
export interface ReadFiles {
  readonly drafts: readonly ReadHomework[];
  readonly pictures: readonly ReadPicture[];
  readonly refusals: readonly (Refusal & { readonly name: string })[];
}

/** A file that was read: its homework, or a Word file that may yet get its answers from another. */
type Read = ReadFormat | { readonly name: string; readonly word: WordHomework };

/**
 * Reads every file of an upload, one after another as they come, then the pasted JSON. A file twice in one upload is read once.
 * `reading` says which reading of a document is wanted, where that is not its likeliest.
 */
export async function readFiles(
  files: Iterable<UploadedFile> | AsyncIterable<UploadedFile>,
  homeworkData: string | undefined,
  onRead: (done: number) => void = () => {},
  reading?: ReadingChoice,
): Promise<ReadFiles> {
  const refusals: (Refusal & { name: string })[] = [];
  const read: Read[] = [];
  const seen = new Set<string>();
  let done = 0;
  for await (const { name, bytes } of files) {
    onRead(done);
    done += 1;
    const digest = createHash('sha256').update(bytes).digest('hex');
    if (seen.has(digest)) continue;
    seen.add(digest);
    const found = await orRefusal(() => readFile(name, bytes, digest));
    if ('refusal' in found) refusals.push({ name, ...found.refusal });
    else read.push(found.value);
  }
  if (homeworkData !== undefined && homeworkData.trim() !== '') {
    const pasted = { name: 'pasted JSON', kind: 'json', digest: null } as const;
    const found = await orRefusal(async () => readJsonHomework(pasted, homeworkData));
    if ('refusal' in found) refusals.push({ name: 'Pasted JSON', ...found.refusal });
    else read.push({ drafts: found.value, pictures: [] });
  }
  const words = read.flatMap((one) => ('word' in one ? [one] : []));
  const keys = pairKeys(words);
  const drafts: ReadHomework[] = [];
  const pictures: ReadPicture[] = [];
  for (const one of read) {
    if (!('word' in one)) {
      drafts.push(...one.drafts);
      pictures.push(...one.pictures);
    } else if (!keys.isKey(one)) {
      const finished = await readDocument(one.word, keys.keyFor(one)?.word, readingOf(reading, one.name));
      drafts.push(finished.draft);
      pictures.push(...finished.pictures);
    }
  }
  return { drafts, pictures, refusals };
}

/** The draft of a document, with the answers of a second one where there is one, by the reading that is wanted. */
function readDocument(word: WordHomework, key: WordHomework | undefined, reading: number | undefined) {
  return word.finish(key, reading);
}

/** The readers that bring large libraries are loaded with the first file that needs them: most starts of the program read none. */
async function readFile(name: string, bytes: Uint8Array, digest: string): Promise<Read> {
  if (readContainer(bytes) === 'text') return readTextFile(name, decodeText(bytes), digest);
  const zip = await openZip(bytes);
  const kind = await readZipKind(zip);
  if (kind === 'xlsx') {
    const { readWorkbook } = await import('./formats/sheets/read-workbook.ts');
    return finishFormat({ name, kind, digest }, readSheetsHomework(await readWorkbook(zip)));
  }
  if (kind === 'qti') {
    const { readPackage } = await import('./formats/qti/read-package.ts');
    return finishFormat({ name, kind, digest }, [await readPackage(zip)]);
  }
  const { readDocxHomework } = await import('./docx/read-docx-homework.ts');
  return { name, word: await readDocxHomework({ name, kind: 'docx', digest }, zip, bytes) };
}

/** What was read, or why it cannot be; anything else that is thrown is a bug. */
async function orRefusal<Value>(read: () => Promise<Value>): Promise<{ value: Value } | { refusal: Refusal }> {
  try {
    return { value: await read() };
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    return { refusal: error.refusal };
  }
}
