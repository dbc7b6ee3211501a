import { createHash } from 'node:crypto';
import { type MediaKind, mediaKinds } from '../../../files/media-kinds.ts';
import type { ReadPicture } from '../../read-homework.ts';

/** Largest sound, in bytes: some minutes of speech, which should load on a school network. */
const largest = 5 * 1024 * 1024;

const signatures: readonly (readonly [kind: MediaKind, begins: (bytes: Buffer) => boolean])[] = [
  [
    'mpeg',
    (bytes) => bytes.toString('latin1', 0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2),
  ],
  ['ogg', (bytes) => bytes.toString('latin1', 0, 4) === 'OggS'],
  ['wav', (bytes) => /^RIFF.{4}WAVE/su.test(bytes.toString('latin1', 0, 12))],
  ['mp4', (bytes) => bytes.toString('latin1', 4, 11) === 'ftypM4A'],
];

/** The sound that these bytes are, whatever their name, or why it cannot be played. */
export function soundOf(bytes: Uint8Array): { readonly sound: ReadPicture } | { readonly problem: string } {
  if (bytes.length > largest) return { problem: 'a sound that is larger than 5 MB: make it shorter' };
  const kind = signatures.find(([, begins]) => begins(Buffer.from(bytes)))?.[0];
  if (kind === undefined) return { problem: 'a sound of a kind that browsers do not play: save it as MP3' };
  const digest = createHash('sha256').update(bytes).digest('hex');
  return {
    sound: {
      path: `/homework-images/${digest}.${mediaKinds[kind].ending}`,
      digest,
      type: kind,
      bytes: new Uint8Array(bytes),
    },
  };
}
