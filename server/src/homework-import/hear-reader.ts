import * as z from 'zod/mini';
import { mediaKindNames } from '../files/media-kinds.ts';
import { readFrames } from './frames.ts';
import type { ReadFiles } from './read-files.ts';
import type { ReadHomework, ReadPicture } from './read-homework.ts';

/** Largest result, in bytes of JSON: fifty homeworks take a tenth of it. */
const longestAnswer = 16 * 1024 * 1024;

/** A reading process's messages: progress, the current file's index, each picture, the result or a reason. */
const heardSchema = z.union([
  z.object({ done: z.number() }),
  z.object({ at: z.number() }),
  z.object({ picture: z.object({ path: z.string(), digest: z.string(), type: z.enum(mediaKindNames) }) }),
  z.object({ drafts: z.array(z.custom<ReadHomework>()), refusals: z.array(z.custom<ReadFiles['refusals'][number]>()) }),
  z.object({ tooMuch: z.string() }),
  z.object({ failed: z.string() }),
]);

/**
 * Reads a process's messages. `undefined` if it ends before its result, or runs out of memory; throws for
 * messages that none of ours sends, and for a fault in the reader.
 */
export async function hearReader(
  output: AsyncIterable<Buffer>,
  onRead: (done: number) => void,
  onWork: (place: number) => void,
): Promise<ReadFiles | undefined> {
  const pictures: ReadPicture[] = [];
  for await (const { said, bytes } of readFrames(output, longestAnswer)) {
    const heard = heardSchema.parse(said);
    if ('done' in heard) onRead(heard.done);
    else if ('at' in heard) onWork(heard.at);
    else if ('picture' in heard) pictures.push({ ...heard.picture, bytes });
    else if ('drafts' in heard) return { ...heard, pictures };
    else if ('tooMuch' in heard) return undefined;
    else throw new ReaderFault(heard.failed);
  }
  return undefined;
}

/** A bug in a reader; its message is the stack. */
export class ReaderFault extends Error {
  override readonly name = 'ReaderFault';
}

/** Runs functions one after another, in the order given. */
export function takeTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => {});
    return turn;
  };
}
