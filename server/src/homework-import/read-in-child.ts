import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadingChoice } from '../contract/homework-draft.ts';
import { writeFrame } from './frames.ts';
import { hearReader, ReaderFault } from './hear-reader.ts';
import type { ReadFiles, UploadedFile } from './read-files.ts';
import { type ReaderLimits, startReader } from './start-reader.ts';
import { takeTurns } from './take-turns.ts';

export type { UploadedFile } from './read-files.ts';

/** A file with 1,000 questions takes a tenth of each: see docs/decisions/0014. */
const usualLimits: ReaderLimits = { heap: 128, memory: 224, time: 30_000 };

/** How long a process may be at one file on the clock, in milliseconds: for what hangs, since a busy machine is not the file's fault. */
const longestHang = 20 * 60_000;

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
 * Reads an upload in a process of its own, with a limit on memory, and on the processor time of each file: whatever a file makes of the
 * reader, the server stays up, and the other files are read without it. What cannot be read is told in `refusals`; rejects for a
 * fault of the reader itself.
 */
export async function readInChild(
  files: readonly UploadedFile[],
  homeworkData = '',
  options: ReadingOptions = {},
): Promise<ReadFiles> {
  if (files.length === 0 && homeworkData.length <= shortText) {
    // The readers bring several megabytes of libraries, which a server that only takes homework in never needs.
    const { readFiles } = await import('./read-files.ts');
    return readFiles(files, homeworkData, options.onRead, options.reading);
  }
  return inTurn(() => read(files, homeworkData, options));
}

async function read(files: readonly UploadedFile[], homeworkData: string, options: ReadingOptions): Promise<ReadFiles> {
  const refusals: ReadFiles['refusals'][number][] = [];
  let [left, pasted] = [files, homeworkData];
  for (;;) {
    const read = await readOnce(left, pasted, options);
    if ('drafts' in read) return { ...read, refusals: [...refusals, ...read.refusals] };
    const { at, why } = read;
    // What ends the process before a file is begun, or once nobody waits, ends all of them.
    if (at === undefined || options.signal?.aborted === true) return nothingOf(left, refusals, why);
    const file = left[at];
    refusals.push(refusalOf(file?.name ?? 'Pasted JSON', why));
    if (file === undefined) pasted = '';
    else left = left.filter((one) => one !== file);
    if (left.length === 0 && pasted === '') return { drafts: [], pictures: [], refusals };
  }
}

/** Why a process ended before it had read everything, and the place of the file that it was at; undefined before the first. */
interface EndedEarly {
  readonly at: number | undefined;
  readonly why: string;
}

async function readOnce(
  files: readonly UploadedFile[],
  homeworkData: string,
  { onRead = () => {}, signal, limits = usualLimits, reading }: ReadingOptions,
): Promise<ReadFiles | EndedEarly> {
  if (signal?.aborted === true) return { at: undefined, why: 'It was not read, because the upload was broken off.' };
  const reader = await startReader(limits);
  const ended = once(reader.process, 'exit');
  ended.catch(() => {});
  const kill = () => void reader.process.kill('SIGKILL');
  const timer = setTimeout(kill, longestHang);
  signal?.addEventListener('abort', kill);
  let at: number | undefined;
  const onWork = (place: number) => {
    at = place;
    timer.refresh();
  };
  // What can no longer be sent is told by how the process ends.
  pipeline(Readable.from(framesOf(files, homeworkData, reading)), reader.input).catch(() => {});
  try {
    const read = await hearReader(reader.output, onRead, onWork);
    return (
      read ?? { at, why: (await reader.isTooLong) ? 'It takes too long to read.' : 'There is too much in it to read.' }
    );
  } catch (error) {
    if (error instanceof ReaderFault) throw error;
    return { at, why: 'It cannot be read.' };
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

function nothingOf(files: readonly UploadedFile[], refusals: ReadFiles['refusals'], why: string): ReadFiles {
  const names = files.length === 0 ? ['Pasted JSON'] : files.map(({ name }) => name);
  return { drafts: [], pictures: [], refusals: [...refusals, ...names.map((name) => refusalOf(name, why))] };
}

function refusalOf(name: string, why: string): ReadFiles['refusals'][number] {
  return {
    name,
    code: 'too-large',
    message: `${why} Split it into several files, or copy the questions into a new document.`,
  };
}
