import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Readable, type Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What a reading process may use. */
export interface ReaderLimits {
  /** Of V8's heap, in megabytes: when it is full the process ends itself. */
  readonly heap: number;
  /** In all, in megabytes, files and unpacked parts included: when it has more it is killed. */
  readonly memory: number;
  /** Processor time for each file, in milliseconds: on a busy machine nothing is refused that is read on a quiet one. */
  readonly time: number;
}

/** A process that reads an upload (`homework-reader.ts`). */
export interface Reader {
  readonly process: ChildProcess;
  /** Takes the upload. */
  readonly input: Writable;
  /** Gives what was read. */
  readonly output: Readable;
  /** Settles when the process has ended: whether a file took more processor time than it may. */
  readonly isTooLong: Promise<boolean>;
}

/** Its variables: none of the server's, which has passwords among them. Windows starts nothing without this one. */
const env = process.env.SYSTEMROOT === undefined ? {} : { SYSTEMROOT: process.env.SYSTEMROOT };

/**
 * Starts a process for one upload. It has its own channel, so that nothing a library prints comes between, and what V8 prints
 * when it runs out of memory is in nobody's log.
 */
export async function startReader({ heap, memory, time }: ReaderLimits): Promise<Reader> {
  const flags = ['--expose-gc', `--max-old-space-size=${heap}`, '--max-semi-space-size=8'];
  const program = await findProgram();
  const child = spawn(process.execPath, [...flags, ...program, String(memory), String(time)], {
    env,
    stdio: ['pipe', 'ignore', 'ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
  const [input, , , output, why] = child.stdio;
  if (input === null || !(output instanceof Readable) || !(why instanceof Readable))
    throw new Error('A process was started without its channels.');
  return { process: child, input, output, isTooLong: saysSomething(why) };
}

async function saysSomething(stream: Readable): Promise<boolean> {
  let said = 0;
  try {
    for await (const piece of stream) said += String(piece).length;
  } catch {
    // A process that could not be started says nothing.
  }
  return said > 0;
}

let findBundle = async () => fileURLToPath(new URL('./homework-reader.js', import.meta.url));

/** Says how a bundle of the reader is found, for tests: it starts in a quarter of the time that its sources take. */
export function useReader(find: () => Promise<string>): void {
  findBundle = find;
}

/** Beside the bundle there is a bundle of the reader; from sources (development) tsx has to read it. */
async function findProgram(): Promise<string[]> {
  const bundled = await findBundle();
  if (existsSync(bundled)) return [bundled];
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return [
    '--conditions=@markwell/source',
    '--import',
    tsx,
    fileURLToPath(new URL('./homework-reader.ts', import.meta.url)),
  ];
}
