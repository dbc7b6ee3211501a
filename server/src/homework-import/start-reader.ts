import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Readable, type Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A reading process's limits. */
export interface ReaderLimits {
  /** Of V8's heap, in megabytes: when it is full the process ends itself. */
  readonly heap: number;
  /** In all, in megabytes, files and unpacked parts included: when it has more it is killed. */
  readonly memory: number;
  /**
   * Processor time for each file, in milliseconds, so that a busy machine refuses no more than a quiet one.
   */
  readonly time: number;
}

/** A process that reads an upload (`homework-reader.ts`). */
export interface Reader {
  readonly process: ChildProcess;
  /** Takes the upload. */
  readonly input: Writable;
  /** Sends the result. */
  readonly output: Readable;
  /** Settles when the process has ended: whether a file took more processor time than it may. */
  readonly isTooLong: Promise<boolean>;
}

/** None of the server's variables, which include passwords. Windows starts nothing without this one. */
const env = process.env.SYSTEMROOT === undefined ? {} : { SYSTEMROOT: process.env.SYSTEMROOT };

/**
 * Starts a process for one upload. It has its own channel, so a library's output does not interfere, and what
 * V8 prints when it runs out of memory is discarded.
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

/** Sets where the reader's bundle is, for tests: it starts in a quarter of the time that sources take. */
export function useReader(find: () => Promise<string>): void {
  findBundle = find;
}

/** The server's bundle has the reader's beside it; in development tsx reads the sources. */
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
