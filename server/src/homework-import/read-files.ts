import { createHash } from 'node:crypto';
import { decodeText } from '../contract/decode-text.ts';
import { type ReadingChoice, readingOf } from '../contract/homework-draft.ts';
import { openZip } from '../files/open-zip.ts';
import { type Refusal, RefusedFile } from '../files/refused-file.ts';
import { pairDocuments } from './draft/pair-documents.ts';
import { type DocumentHomework, draftDocument, readDocumentHomework } from './draft/read-document-homework.ts';
import { readContainer, readZipKind } from './file-kind.ts';
import type { DraftSource } from './finish-draft.ts';
import { finishFormat, type ReadFormat } from './formats/format.ts';
import { readJsonHomework } from './formats/json/read-json.ts';
import { readSheetsHomework } from './formats/sheets/read-sheet.ts';
import { readTextFormat } from './formats/text-formats.ts';
import { cleanCharacters } from './lines/characters.ts';
import type { Line, ReadDocument } from './lines/line.ts';
import { makeLines } from './lines/make-lines.ts';
import { readWordLines } from './lines/read-word-lines.ts';
import type { ReadHomework, ReadPicture } from './read-homework.ts';

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

/** A document whose answers may come from another. */
interface ReadDocumentFile {
  readonly name: string;
  readonly source: DraftSource;
  readonly homework: DocumentHomework;
  /** Among the files of the upload, from 0. */
  readonly place: number;
}
type Read = ReadFormat | ReadDocumentFile;

/**
 * Reads every file of an upload in order, then the pasted JSON; the same file twice is read once. `reading`
 * selects another reading of a document than the likeliest; `onWork` gets the index of the current file.
 */
export async function readFiles(
  files: Iterable<UploadedFile> | AsyncIterable<UploadedFile>,
  homeworkData: string | undefined,
  onRead: (done: number) => void = () => {},
  reading?: ReadingChoice,
  onWork: (place: number) => void = () => {},
): Promise<ReadFiles> {
  const refusals: (Refusal & { name: string })[] = [];
  const read: Read[] = [];
  const seen = new Set<string>();
  let done = 0;
  for await (const { name, bytes } of files) {
    const place = done;
    onRead(done);
    onWork(place);
    done += 1;
    const digest = createHash('sha256').update(bytes).digest('hex');
    if (seen.has(digest)) continue;
    seen.add(digest);
    const found = await orRefusal(() => readFile({ name, bytes }, digest, place));
    if ('refusal' in found) refusals.push({ name, ...found.refusal });
    else read.push(found.value);
  }
  if (homeworkData !== undefined && homeworkData.trim() !== '') {
    onWork(done);
    const pasted = { name: 'pasted JSON', kind: 'json', digest: null } as const;
    const found = await orRefusal(async () => readJsonHomework(pasted, homeworkData));
    if ('refusal' in found) refusals.push({ name: 'Pasted JSON', ...found.refusal });
    else read.push(found.value);
  }
  const pairs = pairDocuments(read.flatMap((one) => ('homework' in one ? [one] : [])));
  const drafts: ReadHomework[] = [];
  const pictures: ReadPicture[] = [];
  for (const one of read) {
    if (!('homework' in one)) {
      drafts.push(...one.drafts);
      pictures.push(...one.pictures);
      continue;
    }
    const pair = pairs.find(({ paper }) => paper === one);
    if (pair === undefined) continue;
    onWork(one.place);
    const drafted = draftDocument(one.source, one.homework, pair.key?.homework, readingOf(reading, one.name));
    drafts.push(drafted.draft);
    pictures.push(...drafted.pictures);
  }
  return { drafts, pictures, refusals };
}

/** Readers with large libraries are loaded with the first file that needs them. */
async function readFile({ name, bytes }: UploadedFile, digest: string, place: number): Promise<Read> {
  if (readContainer(bytes) === 'text') {
    const text = decodeText(bytes);
    const read = await readTextFormat(name, text, digest);
    const source = { name, kind: 'txt', digest } as const;
    return read ?? { name, place, source, homework: readDocumentHomework(readTextLines(text)) };
  }
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
  const document = await readWordLines(zip);
  return { name, place, source: { name, kind: 'docx', digest }, homework: readDocumentHomework(document) };
}

/** The result, or why the file cannot be read; anything else thrown is a bug. */
async function orRefusal<Value>(read: () => Promise<Value>): Promise<{ value: Value } | { refusal: Refusal }> {
  try {
    return { value: await read() };
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    return { refusal: error.refusal };
  }
}

const plain = { look: {}, font: undefined, vertical: undefined, isHidden: false };
const around = { list: null, cell: null, heading: null };

/** The lines of a plain text that say anything, each with its number. */
export function readTextLines(text: string): ReadDocument {
  const lines: Line[] = [];
  for (const [index, written] of text.split(/\r\n|[\n\r\f\v\u2028\u2029]/u).entries()) {
    const pieces = [{ text: cleanCharacters(written), shown: plain }];
    for (const line of makeLines(pieces, lines.length, { ...around, place: index + 1 })) lines.push(line);
  }
  return { lines, pictures: [], messages: [], asides: [] };
}
