import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';
import { readingChoiceSchema } from '../contract/homework-draft.ts';
import { readFrames, writeFrame } from './frames.ts';
import { readFiles, type UploadedFile } from './read-files.ts';

/** The process that reads an upload: see `readInChild`. Sends frames on its own channel, then ends. */
const channel = 3;
/** Exit code if a file takes too long. */
const tooLong = 4;
const largestFrame = 64 * 1024 * 1024;

/** The place of the file that is read, from 1; 0 before the first. Shared with the thread that watches. */
const place = new Int32Array(new SharedArrayBuffer(4));
watch(Number(process.argv[2]), Number(process.argv[3]));
// A signal to the whole group is meant for the server, which may still want the result, and kills us if not.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
const asked = z.object({ reading: z.optional(readingChoiceSchema) });
await readUpload();

async function readUpload(): Promise<void> {
  const frames = readFrames(process.stdin, largestFrame);
  const pasted = await frames.next();
  if (pasted.done === true) return;
  try {
    const homeworkData = pasted.value.bytes.toString();
    const { reading } = asked.parse(pasted.value.said);
    const { drafts, pictures, refusals } = await readFiles(
      filesOf(frames),
      homeworkData,
      (done) => say({ done }),
      reading,
      (at) => {
        // The next file must not fail because of memory left by the last; `startReader` passes the flag for
        // `gc`.
        globalThis.gc?.();
        Atomics.store(place, 0, at + 1);
        say({ at });
      },
    );
    for (const { bytes, ...picture } of pictures) say({ picture }, bytes);
    say({ drafts, refusals });
  } catch (error) {
    // Input too large for one array or string, or too deep for the stack, is not a bug.
    if (error instanceof RangeError) say({ tooMuch: error.message });
    else say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

/** One file after another, so that finished ones need not be kept. */
async function* filesOf(frames: ReturnType<typeof readFrames>): AsyncGenerator<UploadedFile> {
  for await (const { said, bytes } of frames) yield { name: String(said), bytes };
}

function say(said: unknown, bytes?: Uint8Array): void {
  for (const piece of writeFrame(said, bytes)) {
    for (let at = 0; at < piece.length; ) at += writeSync(channel, piece, at);
  }
}

/**
 * Ends this process if it uses too much memory, a file takes too much processor time, or nobody is waiting
 * any more. In a thread, because the reader may be busy for long; as text, because a thread cannot start from
 * sources.
 */
function watch(mostMegabytes: number, mostTime: number): void {
  const watching = `
    const { writeSync } = require('node:fs');
    const { workerData: place } = require('node:worker_threads');
    const server = process.ppid;
    const timeNow = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
    const used = new Map();
    let before = timeNow();
    setInterval(() => {
      const [at, now] = [Atomics.load(place, 0), timeNow()];
      const time = (used.get(at) ?? 0) + now - before;
      used.set(at, time);
      before = now;
      const isTooLong = at > 0 && time > ${mostTime};
      if (isTooLong) writeSync(${tooLong}, 'too long');
      const isTooMuch = process.memoryUsage.rss() > ${mostMegabytes} * 1024 * 1024;
      if (isTooLong || isTooMuch || process.ppid !== server) process.kill(process.pid, 'SIGKILL');
    }, 50);`;
  const resourceLimits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2, stackSizeMb: 1 };
  new Worker(watching, { eval: true, execArgv: [], resourceLimits, workerData: place }).unref();
}
