import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadingChoice } from '../contract/homework-draft.ts';
import { writeFrame } from './frames.ts';
import { hearReader, ReaderFault, takeTurns } from './hear-reader.ts';
import type { ReadFiles, UploadedFile } from './read-files.ts';
import { type ReaderLimits, startReader } from './start-reader.ts';

export type { UploadedFile } from './read-files.ts';

/** Enough for a real question bank of 2,000 questions, which takes a heap of 250 MB: see docs/decisions/0014. */
const usualLimits: ReaderLimits = { heap: 288, memory: 416, time: 30_000 };

/** Longest for one file in elapsed milliseconds, for hangs: a busy machine is not the file's fault. */
const longestHang = 20 * 60_000;

/** Pasted text up to this many characters is read here: that takes less time than starting a process. */
const shortText = 300_000;

/** One at a time: several large uploads at once could need too much memory. */
const inTurn = takeTurns();

/** How an upload is read. */
export interface ReadingOptions {
  /** Called with the number of files read. */
  readonly onRead?: ((done: number) => void) | undefined;
  /** Aborts the reading once nobody is waiting for it. */
  readonly signal?: AbortSignal | undefined;
  readonly limits?: ReaderLimits;
  /** The reading of the documents to use; the likeliest by default. */
  readonly reading?: ReadingChoice | undefined;
}

/**
 * Reads an upload in a separate process, limiting its memory and the processor time of each file: whatever a
 * file does to the reader, the server stays up, and the other files are read without it. `refusals` lists
 * what cannot be read; rejects only for a bug in the reader.
 */
export async function readInChild(
  files: readonly UploadedFile[],
  homeworkData = '',
  options: ReadingOptions = {},
): Promise<ReadFiles> {
  if (files.length === 0 && homeworkData.length <= shortText) {
    // The readers load several megabytes of libraries, which a server that only accepts submissions never
    // needs.
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
    // If the process ends before a file is begun, or nobody is waiting, all files fail.
    if (at === undefined || options.signal?.aborted === true) return nothingOf(left, refusals, why);
    const file = left[at];
    refusals.push(refusalOf(file?.name ?? 'Pasted JSON', why));
    if (file === undefined) pasted = '';
    else left = left.filter((one) => one !== file);
    if (left.length === 0 && pasted === '') return { drafts: [], pictures: [], refusals };
  }
}

/** Why a process ended early, and the index of its current file, if it had one. */
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
  // A failed write shows in how the process ends.
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
