import { constants } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';

/** Bytes of the journal's header, and of the header of each of its pages. */
const headerSize = 32;
const frameHeaderSize = 24;
/** How a journal begins; the last bit says that its checksums are big-endian. */
const magic = 0x377f0682;

/**
 * Checks whether a SQLite journal left by a server can be read to its end, since SQLite silently drops
 * whatever follows damage. Call it before opening the file. Returns where it put a copy of a damaged journal;
 * `undefined` if there is no journal or it is intact.
 */
export async function checkJournal(
  file: string,
): Promise<{ readonly unread: number; readonly keptAs: string } | undefined> {
  const journal = `${file}-wal`;
  const unread = countUnread(await readOrNothing(journal));
  if (unread === 0) return undefined;
  const keptAs = `${journal}.damaged`;
  await copyFile(journal, keptAs, constants.COPYFILE_EXCL).catch(() => {});
  return { unread, keptAs };
}

async function readOrNothing(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch {
    return Buffer.alloc(0);
  }
}

/** How many pages written since the journal was restarted SQLite will not read. */
function countUnread(bytes: Buffer): number {
  if (bytes.length < headerSize + frameHeaderSize) return 0;
  const begin = bytes.readUInt32BE(0);
  const isBigEndian = begin === magic + 1;
  const frameSize = frameHeaderSize + bytes.readUInt32BE(8);
  const frames = Math.floor((bytes.length - headerSize) / frameSize);
  let sum = addUp(bytes, 0, 24, [0, 0], isBigEndian);
  if ((begin & ~1) !== magic || !isSum(bytes, 24, sum)) return frames;
  for (let frame = 0; frame < frames; frame += 1) {
    const at = headerSize + frame * frameSize;
    sum = addUp(bytes, at, 8, sum, isBigEndian);
    sum = addUp(bytes, at + frameHeaderSize, frameSize - frameHeaderSize, sum, isBigEndian);
    if (!isCurrent(bytes, at) || !isSum(bytes, at + 16, sum)) return countCurrent(bytes, frame, frames, frameSize);
  }
  return 0;
}

/** How many frames from `frame` on belong to this journal; the rest are left from before it was restarted. */
function countCurrent(bytes: Buffer, frame: number, frames: number, frameSize: number): number {
  let count = 0;
  for (let one = frame; one < frames; one += 1) if (isCurrent(bytes, headerSize + one * frameSize)) count += 1;
  return count;
}

/** Whether a frame has the salt of the journal's header. */
const isCurrent = (bytes: Buffer, at: number) => bytes.compare(bytes, 16, 24, at + 8, at + 16) === 0;

type Sum = readonly [number, number];

const isSum = (bytes: Buffer, at: number, [one, two]: Sum) =>
  bytes.readUInt32BE(at) === one && bytes.readUInt32BE(at + 4) === two;

/** SQLite's checksum, continued over some bytes. */
function addUp(bytes: Buffer, at: number, length: number, [first, second]: Sum, isBigEndian: boolean): Sum {
  let [one, two] = [first, second];
  for (let place = at; place < at + length; place += 8) {
    one = (one + (isBigEndian ? bytes.readUInt32BE(place) : bytes.readUInt32LE(place)) + two) >>> 0;
    two = (two + (isBigEndian ? bytes.readUInt32BE(place + 4) : bytes.readUInt32LE(place + 4)) + one) >>> 0;
  }
  return [one, two];
}
