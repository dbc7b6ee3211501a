import { expect, it } from 'vitest';
import { writeFrame } from './frames.ts';
import { hearReader, ReaderFault } from './hear-reader.ts';

const picture = { path: '/homework-images/1.png', digest: '1', type: 'png' };
const refusals = [{ name: 'a.docx', code: 'invalid-input', message: 'It is empty.' }];

async function hear(...frames: Uint8Array[][]) {
  const done: number[] = [];
  async function* output() {
    for (const piece of frames.flat()) yield Buffer.from(piece);
  }
  return {
    heard: await hearReader(
      output(),
      (count) => done.push(count),
      () => {},
    ),
    done,
  };
}

it('pictures and progress come before what was read', async () => {
  const { heard, done } = await hear(
    writeFrame({ done: 0 }),
    writeFrame({ done: 1 }),
    writeFrame({ picture }, Buffer.from('PNG')),
    writeFrame({ drafts: [], refusals }),
  );
  expect(done).toEqual([0, 1]);
  expect(heard).toEqual({ drafts: [], refusals, pictures: [{ ...picture, bytes: Buffer.from('PNG') }] });
});

it.each<[label: string, frames: Uint8Array[][]]>([
  ['nothing', []],
  ['how far it is', [writeFrame({ done: 3 })]],
  ['that it is too much', [writeFrame({ tooMuch: 'Invalid string length' })]],
  ['half of what it read', [writeFrame({ drafts: [], refusals }).slice(0, 1)]],
])('who ends after saying %s has read nothing', async (_label, frames) => {
  expect((await hear(...frames)).heard).toBeUndefined();
});

it.each<[label: string, frame: Uint8Array[]]>([
  ['another value', writeFrame({ drafts: 'all' })],
  ['a number', writeFrame(7)],
  ['a picture of another kind', writeFrame({ picture: { ...picture, type: 'svg' } })],
  ['no frame', [Buffer.from('FATAL ERROR: out of memory')]],
  ['drafts without end', writeFrame({ drafts: ['x'.repeat(17_000_000)], refusals: [] })],
])('%s is an error, and no fault of a reader', async (_label, frame) => {
  const error = await hear(frame).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(ReaderFault);
});

it('a fault of a reader says where it was', async () => {
  const error = hear(writeFrame({ failed: 'TypeError: x is not a function\n    at read (read.ts:1)' }));
  await expect(error).rejects.toThrow(/x is not a function\n {4}at read/);
  await expect(error).rejects.toBeInstanceOf(ReaderFault);
});
