import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

describe('decodeText', () => {
  it.each([
    ['UTF-8', bytes(0x5a, 0x6f, 0xc3, 0xab)],
    ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0x5a, 0x6f, 0xc3, 0xab)],
    ['UTF-16 of Excel’s “Unicode text”', bytes(0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0)],
    ['Windows-1252 of Excel’s plain CSV', bytes(0x5a, 0x6f, 0xeb)],
  ])('reads Zoë from %s', (_name, file) => expect(decodeText(file)).toBe('Zoë'));
});
