import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadingChoice } from '../contract/homework-draft.ts';
import { writeFrame } from './frames.ts';
import { hearReader, ReaderFault } from './hear-reader.ts';
import { type ReadFiles, readFiles, type UploadedFile } from './read-files.ts';
import { type ReaderLimits, startReader } from './start-reader.ts';
import { takeTurns } from './take-turns.ts';

export type { UploadedFile } from './read-files.ts';

/** A file with 1,000 questions takes a tenth of each: see docs/decisions/0014. */
const usualLimits: ReaderLimits = { heap: 128, memory: 224, time: 30_000 };

/** Pasted text up to this many characters is read at once: it takes less than a process takes to start. */
const shortText = 300_000;

/** One at a time: what many large files need at once could be more than the server may take. */
const inTurn = takeTurns();

/** How an upload is read. */
export interface ReadingOptions {
  /** Hears how many files have been read. */
  readonly onRead?: ((done: number) => void) | undefined;
  /** Says that nobody waits any more: reading is broken off. */
  readonly signal?: AbortSignal | undefined;
  readonly limits?: ReaderLimits;
  /** Which reading of the documents is wanted; the likeliest where it says none. */
  readonly reading?: ReadingChoice | undefined;
}

/**
 * Reads an upload in a process of its own, with a limit on memory and time: whatever a file makes of the
 * reader, the server stays up. What cannot be read is told in `refusals`; rejects for a fault of the reader itself.
 */
export async function readInChild(
  files: readonly UploadedFile[],
  homeworkData = '',
  options: ReadingOptions = {},
): Promise<ReadFiles> {
  if (files.length === 0 && homeworkData.length <= shortText)
    return readFiles(files, homeworkData, options.onRead, options.reading);
  return inTurn(() => read(files, homeworkData, options));
}

async function read(
  files: readonly UploadedFile[],
  homeworkData: string,
  { onRead = () => {}, signal, limits = usualLimits, reading }: ReadingOptions,
): Promise<ReadFiles> {
  if (signal?.aborted === true) return refuse(files, 'It was not read, because the upload was broken off.');
  const reader = startReader(limits);
  const ended = once(reader.process, 'exit');
  ended.catch(() => {});
  const kill = () => void reader.process.kill('SIGKILL');
  let why = 'There is too much in it to read.';
  const timer = setTimeout(() => {
    why = 'It takes too long to read.';
    kill();
  }, limits.time);
  signal?.addEventListener('abort', kill);
  // What can no longer be sent is told by how the process ends.
  pipeline(Readable.from(framesOf(files, homeworkData, reading)), reader.input).catch(() => {});
  try {
    return (await hearReader(reader.output, onRead)) ?? refuse(files, why);
  } catch (error) {
    if (error instanceof ReaderFault) throw error;
    return refuse(files, 'It cannot be read.');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', kill);
    kill();
    // The next one starts when this one's memory is free; rejects when it could not be started at all.
    await ended;
  }
}

/** The pasted JSON with which reading is wanted, then the files; each when the one before has gone. */
function* framesOf(
  files: readonly UploadedFile[],
  homeworkData: string,
  reading: ReadingChoice | undefined,
): Generator<Uint8Array> {
  yield* writeFrame({ reading }, Buffer.from(homeworkData));
  for (const { name, bytes } of files) yield* writeFrame(name, bytes);
}

function refuse(files: readonly UploadedFile[], what: string): ReadFiles {
  const [first, second] = files;
  const name = second === undefined ? (first?.name ?? 'Pasted JSON') : 'One of the files';
  const message = `${what} Split it into several files, or copy the questions into a new document.`;
  return { drafts: [], pictures: [], refusals: [{ name, code: 'too-large', message }] };
}
