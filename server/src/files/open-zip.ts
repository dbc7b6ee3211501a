import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { RefusedFile } from './refused-file.ts';

/** Limits before anything is unpacked. */
const mostEntries = 1_000;
const mostBytes = 50 * 1024 * 1024;
/** A part this large that is packed this small was made to do harm: Word's own XML packs to a tenth, plain repetition to a hundredth. */
const suspiciousSize = 16 * 1024 * 1024;
const suspiciousRatio = 100;

/** The parts of a zip file, by name. */
export interface Zip {
  readonly names: readonly string[];
  has(name: string): boolean;
  /** Bytes that the file says the part unpacks to; 0 when there is no such part. */
  size(name: string): number;
  /** Unpacks one part; `undefined` when there is none of this name. Never gives more bytes than were declared. */
  read(name: string): Promise<Buffer | undefined>;
}

/**
 * Opens a zip file after checking what it would unpack to: sizes, number and ratio of its parts, parts within parts, names that
 * lead elsewhere. Throws `RefusedFile` with what to do.
 */
export async function openZip(bytes: Uint8Array): Promise<Zip> {
  const zip = await open(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (zip.entryCount > mostEntries) {
    throw new RefusedFile(
      'too-large',
      `It holds ${zip.entryCount} parts; ${mostEntries} are the most. Copy the questions into a new document.`,
    );
  }
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw damaged('It holds two parts of the same name');
      entries.set(entry.fileName, entry);
    }
  } catch (error) {
    throw error instanceof RefusedFile ? error : damaged('It is damaged');
  }
  checkSizes([...entries.values()]);
  checkPlaces([...entries.values()]);
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    size: (name) => entries.get(name)?.uncompressedSize ?? 0,
    read: async (name) => {
      const entry = entries.get(name);
      return entry === undefined ? undefined : unpack(zip, entry);
    },
  };
}

/** By `validateEntrySizes` a part that goes on beyond the size it declares ends in an error there, before it takes more memory. */
async function open(bytes: Buffer): Promise<ZipFile> {
  try {
    return await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: true, validateEntrySizes: true });
  } catch {
    throw damaged('It is damaged');
  }
}

function checkSizes(entries: readonly Entry[]): void {
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (total > mostBytes) {
    throw new RefusedFile(
      'too-large',
      `It unpacks to ${inMegabytes(total)}; ${inMegabytes(mostBytes)} are the most. Make its pictures smaller.`,
    );
  }
  for (const entry of entries) {
    const { uncompressedSize: size, compressedSize } = entry;
    if (size > suspiciousSize && size > compressedSize * suspiciousRatio) {
      const ratio = Math.round(size / Math.max(1, compressedSize));
      throw new RefusedFile(
        'too-large',
        `A part of it unpacks to ${inMegabytes(size)}, ${ratio} times its size, which no homework does. Copy the questions into a new document.`,
      );
    }
    if (entry.isEncrypted())
      throw new RefusedFile('invalid-input', 'It is protected by a password. Save it without one.');
    if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8) throw damaged('It is packed in an unusual way');
  }
}

/** Parts that lie within each other would unpack the same bytes again and again. */
function checkPlaces(entries: readonly Entry[]): void {
  const placed = [...entries].sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  let end = 0;
  for (const { relativeOffsetOfLocalHeader: start, compressedSize, fileNameLength } of placed) {
    if (start < end) throw damaged('Its parts lie within each other');
    end = start + localHeader + fileNameLength + compressedSize;
  }
}

/** Bytes of what precedes each part, without name and extra fields. */
const localHeader = 30;

async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  try {
    return await buffer(await zip.openReadStreamPromise(entry));
  } catch {
    throw damaged('It is damaged');
  }
}

function damaged(what: string): RefusedFile {
  return new RefusedFile('invalid-input', `${what}. Open it in Word and save it again as .docx.`);
}

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
