import * as z from 'zod/mini';
import { readFrames } from './frames.ts';
import type { ReadFiles } from './read-files.ts';
import type { ReadHomework, ReadPicture } from './read-homework.ts';

/** Longest that what was read may be, in bytes of JSON: fifty homework have a tenth. */
const longestAnswer = 16 * 1024 * 1024;

/** What a reading process says: how far it is, the place of the file that it is at, each picture, and at last what it read or why it could not. */
const heardSchema = z.union([
  z.object({ done: z.number() }),
  z.object({ at: z.number() }),
  z.object({ picture: z.object({ path: z.string(), digest: z.string(), type: z.enum(['png', 'jpeg']) }) }),
  z.object({ drafts: z.array(z.custom<ReadHomework>()), refusals: z.array(z.custom<ReadFiles['refusals'][number]>()) }),
  z.object({ tooMuch: z.string() }),
  z.object({ failed: z.string() }),
]);

/**
 * Hears a reading process out. `undefined` when it ends before it has said what it read, or found it too much; throws for what
 * none of ours would say, and for a fault of the reader, with what it was.
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

/** A mistake of ours in a reader; its message is the stack of where it was. */
export class ReaderFault extends Error {
  override readonly name = 'ReaderFault';
}
