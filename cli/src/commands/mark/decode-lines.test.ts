import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeLines } from './read-lines.ts';

const text = 'questionId,value\r\nq1b,"it’s reflecting – Zoë"\r\nq1ai,3 waves\r\n\r\nq1aii,1 Hz';
const mark = '\uFEFF';

const files: Record<string, Buffer> = {
  'UTF-8': Buffer.from(text),
  'UTF-8 with a byte order mark': Buffer.from(mark + text),
  'UTF-16, as PowerShell writes it': Buffer.from(mark + text, 'utf16le'),
  'UTF-16 the other way round': Buffer.from(mark + text, 'utf16le').swap16(),
  'Windows-1252, as Excel writes it in Britain': Buffer.from(text.replace('’', '\x92').replace('–', '\x96'), 'latin1'),
};

test.each(Object.entries(files))('%s: the same text in whatever pieces it arrives', async (_name, bytes) => {
  await fc.assert(
    // The first piece is as long as a pipe's at least: by it UTF-16 is known.
    fc.asyncProperty(fc.array(fc.nat(bytes.length - 4)), async (cuts) => {
      const places = [0, ...new Set(cuts.map((cut) => cut + 4).sort((a, b) => a - b)), bytes.length];
      const pieces = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
      expect(await decode(pieces)).toBe(text);
    }),
  );
});

test('nothing at all is no text', async () => {
  expect(await decode([])).toBe('');
});

async function decode(pieces: readonly Uint8Array[]): Promise<string> {
  async function* arriving() {
    yield* pieces;
  }
  let decoded = '';
  for await (const part of decodeLines(arriving())) decoded += part;
  return decoded;
}
