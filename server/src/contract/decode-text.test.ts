import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const utf16le = (text: string) => Buffer.from(text, 'utf16le');
const utf16be = (text: string) => utf16le(text).swap16();
const withMark = (mark: number[], bytes: Buffer) => Buffer.concat([Buffer.from(mark), bytes]);

it.each<[label: string, bytes: Uint8Array, text: string]>([
  ['UTF-8', Buffer.from('Zoë,8a/Sc1 🙂'), 'Zoë,8a/Sc1 🙂'],
  ['UTF-8 with a mark, as Excel saves it', withMark([0xef, 0xbb, 0xbf], Buffer.from('Zoë')), 'Zoë'],
  ['UTF-16, as Excel’s “Unicode text”', withMark([0xff, 0xfe], utf16le('Zoë\t8a')), 'Zoë\t8a'],
  ['UTF-16, the other way round', withMark([0xfe, 0xff], utf16be('Zoë\t8a')), 'Zoë\t8a'],
  ['UTF-16 without a mark', utf16le('Zoë – Łukasz,8a/Sc1'), 'Zoë – Łukasz,8a/Sc1'],
  ['UTF-16 without a mark, the other way round', utf16be('Zoë – Łukasz,8a/Sc1'), 'Zoë – Łukasz,8a/Sc1'],
  ['Windows-1252, as Excel’s plain CSV', Buffer.from([0x5a, 0x6f, 0xeb]), 'Zoë'],
  ['quotes and dashes of Windows', Buffer.from([0x93, 0x41, 0x94, 0x20, 0x96, 0x20, 0x80]), '“A” – €'],
  ['all that Windows has beside Latin 1', Buffer.from([0x80, 0x8e, 0x92, 0x99, 0x9f, 0xa3]), '€Ž’™Ÿ£'],
  ['a zero that strayed into UTF-8', Buffer.from('Zoë\0,8a/Sc1'), 'Zoë\0,8a/Sc1'],
  ['a Macintosh’s letters, where its line ends say so', Buffer.from([0x5a, 0x6f, 0x91, 0x0d, 0x9f]), 'Zoë\rü'],
  ['one letter', Buffer.from('Z'), 'Z'],
  ['nothing', Buffer.alloc(0), ''],
])('reads %s', (_label, bytes, text) => {
  expect(decodeText(bytes)).toBe(text);
  // As browsers give a file.
  expect(decodeText(new Uint8Array(bytes).buffer)).toBe(text);
});
