import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { type ReadFiles, readFiles, type UploadedFile } from './read-files.ts';
import { takeTurns } from './take-turns.ts';

export type { UploadedFile } from './read-files.ts';

/** Longest that reading one upload may take, in milliseconds: a file with 1,000 questions takes a tenth of it. */
const longest = 30_000;

/** Pasted text up to this many characters is read at once: it takes less than a thread takes to start. */
const shortText = 300_000;

/** What the reader may use beside the files themselves. */
const resourceLimits = {
  maxOldGenerationSizeMb: 160,
  maxYoungGenerationSizeMb: 24,
  stackSizeMb: 4,
} satisfies WorkerOptions['resourceLimits'];

/** One at a time: what many large files need at once could be more than the server may take. */
const inTurn = takeTurns();

/**
 * Reads an upload in a thread of its own, with a limit on memory and time (design section 6): whatever a file makes of the
 * reader, the server stays up. What cannot be read is told in `refusals`. The files are handed over to it: afterwards their
 * bytes are gone, so that none of them is in memory twice.
 */
export async function readInWorker(
  files: readonly UploadedFile[],
  homeworkData: string | undefined,
  onRead: (done: number) => void = () => {},
): Promise<ReadFiles> {
  if (files.length === 0 && (homeworkData ?? '').length <= shortText) return readFiles(files, homeworkData, onRead);
  return inTurn(() => read(files, homeworkData, onRead));
}

function read(
  files: readonly UploadedFile[],
  homeworkData: string | undefined,
  onRead: (done: number) => void,
): Promise<ReadFiles> {
  return new Promise((resolve, reject) => {
    const worker = startWorker({ files, homeworkData }, files.flatMap(memoryOf));
    const end = (outcome: ReadFiles) => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(outcome);
    };
    const timer = setTimeout(() => end(tooMuch(files, 'It takes too long to read.')), longest);
    worker.on('message', (said: ReadFiles | { done: number }) => ('done' in said ? onRead(said.done) : end(said)));
    worker.once('error', (error) => {
      if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
        return end(tooMuch(files, 'There is too much in it to read.'));
      }
      clearTimeout(timer);
      reject(error);
    });
    worker.once('exit', () => end(tooMuch(files, 'It cannot be read.')));
  });
}

function tooMuch(files: readonly UploadedFile[], what: string): ReadFiles {
  const [first, second] = files;
  const name = second === undefined ? (first?.name ?? 'Pasted JSON') : 'One of the files';
  const message = `${what} Split it into several files, or copy the questions into a new document.`;
  return { drafts: [], pictures: [], refusals: [{ name, code: 'too-large', message }] };
}

/** The memory of a file that has it to itself; that of small ones is shared with others, and copied. */
function memoryOf({ bytes }: UploadedFile): ArrayBuffer[] {
  const { buffer, byteLength } = bytes;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && byteLength > 0 ? [buffer] : [];
}

/** Beside the bundle there is a bundle of the worker; from sources (tests, development) tsx has to read it. */
function startWorker(workerData: unknown, transferList: ArrayBuffer[]): Worker {
  const built = new URL('./homework-worker.js', import.meta.url);
  if (existsSync(fileURLToPath(built))) return new Worker(built, { workerData, transferList, resourceLimits });
  const source = new URL('./homework-worker.ts', import.meta.url);
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source.href}'); });`;
  const execArgv = ['--conditions=@markwell/source'];
  return new Worker(load, { eval: true, execArgv, workerData, transferList, resourceLimits });
}
