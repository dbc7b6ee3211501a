import { expect, it } from 'vitest';
import { type Frame, readFrames, writeFrame } from './frames.ts';

const frames: Frame[] = [
  { said: { name: 'a.docx' }, bytes: Buffer.from([0, 1, 255]) },
  { said: null, bytes: Buffer.alloc(0) },
  { said: 'Zoë 🙂', bytes: Buffer.alloc(20_000, 7) },
];
const sent = Buffer.concat(frames.flatMap(({ said, bytes }) => writeFrame(said, bytes)));

async function read(bytes: Buffer, chunk: number, largest = 1_000_000): Promise<Frame[]> {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
  }
  const found: Frame[] = [];
  for await (const frame of readFrames(chunks(), largest)) found.push(frame);
  return found;
}

it.each([1, 3, 64, 1_000_000])('frames come as they were sent, in chunks of %i bytes', async (chunk) => {
  expect(await read(sent, chunk)).toEqual(frames);
});

it.each([
  ['in its head', 5],
  ['in its JSON', 12],
  ['in its bytes', sent.length - 1],
])('a frame that breaks off %s is left out', async (_where, length) => {
  expect(await read(sent.subarray(0, length), 1_000)).toEqual(frames.slice(0, length > 100 ? 2 : 0));
});

it.each<[label: string, bytes: Buffer, error: RegExp]>([
  ['what is no frame', Buffer.from('Segmentation fault\n'), /too large/],
  ['one that says it is too large, of which nothing has come', Buffer.from('0000000000989681', 'hex'), /too large/],
  ['what is no JSON', Buffer.concat([Buffer.from('0000000200000000', 'hex'), Buffer.from('{{')]), /JSON/],
])('%s is an error', async (_label, bytes, error) => {
  await expect(read(bytes, 8)).rejects.toThrow(error);
});
