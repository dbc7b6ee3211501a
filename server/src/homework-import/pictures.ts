import { createHash } from 'node:crypto';
import type { Zip } from '../files/open-zip.ts';
import type { ReadPicture } from './read-homework.ts';

/** Largest picture, in bytes: it should load on a school network. */
const largest = 5 * 1024 * 1024;

/** A picture of the file, or why it cannot be shown. */
export type FoundPicture = { readonly picture: ReadPicture } | { readonly problem: string };

const signatures: readonly (readonly [name: string, begins: (bytes: Buffer) => boolean])[] = [
  ['PNG', (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
  ['JPEG', (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff],
  ['GIF', (bytes) => bytes.toString('latin1', 0, 4) === 'GIF8'],
  ['BMP', (bytes) => bytes.toString('latin1', 0, 2) === 'BM'],
  ['TIFF', (bytes) => /^(II\*\0|MM\0\*)/u.test(bytes.toString('latin1', 0, 4))],
  ['WebP', (bytes) => bytes.toString('latin1', 8, 12) === 'WEBP'],
  ['EMF', (bytes) => bytes.toString('latin1', 40, 44) === ' EMF'],
  ['WMF', (bytes) => bytes.readUInt32LE(0) === 0x9ac6cdd7],
  ['SVG', (bytes) => /<svg[\s>]/iu.test(bytes.toString('utf8', 0, 1000))],
];

/** Recognises PNG and JPEG pictures by content, whatever the name. */
export async function readPicture(zip: Zip, part: string | null): Promise<FoundPicture> {
  if (part === null) return { problem: 'a picture that is linked to and not in the file: paste it into the document' };
  if (zip.size(part) > largest) return { problem: 'a picture that is larger than 5 MB: make it smaller' };
  const bytes = await zip.read(part);
  return bytes === undefined ? { problem: 'a picture that is not in the file' } : pictureOf(bytes);
}

/** The picture that these bytes are. */
export function pictureOf(bytes: Buffer): FoundPicture {
  if (bytes.length > largest) return { problem: 'a picture that is larger than 5 MB: make it smaller' };
  if (bytes.length < 44) return { problem: 'a picture that is not in the file' };
  const kind = signatures.find(([, begins]) => begins(bytes))?.[0];
  if (kind !== 'PNG' && kind !== 'JPEG')
    return { problem: `a picture of kind ${kind ?? 'unknown'}: save it as PNG or JPEG` };
  const digest = createHash('sha256').update(bytes).digest('hex');
  const type = kind === 'PNG' ? 'png' : 'jpeg';
  return {
    picture: {
      path: `/homework-images/${digest}.${kind === 'PNG' ? 'png' : 'jpg'}`,
      digest,
      type,
      bytes: new Uint8Array(bytes),
    },
  };
}
