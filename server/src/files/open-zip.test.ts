import { describe, expect, it } from 'vitest';
import { openZip } from './open-zip.ts';
import { writeZip } from './write-zip.ts';

const mebibyte = 1024 * 1024;

/** Fields of a part's entry in the directory, with their places in it. */
const fields = { flags: 8, method: 10, packed: 20, unpacked: 24, start: 42 } as const;

/** A zip whose directory says something else of its nth part than is true. */
function lie(zip: Buffer, part: number, field: keyof typeof fields, value: number): Buffer {
  const lied = Buffer.from(zip);
  let entry = lied.indexOf('PK\x01\x02');
  for (let n = 0; n < part; n += 1) entry = lied.indexOf('PK\x01\x02', entry + 4);
  const place = entry + fields[field];
  if (field === 'flags' || field === 'method') lied.writeUInt16LE(value, place);
  else lied.writeUInt32LE(value, place);
  return lied;
}

const named = (count: number) =>
  writeZip(Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}.xml`, 'x'])));
const two = writeZip({ 'a.xml': 'the first part', 'b.xml': 'the second part' });
const startOfSecond = two.indexOf('PK\x03\x04', 4);
const twice = Buffer.from(two.toString('latin1').replaceAll('b.xml', 'a.xml'), 'latin1');
const large = lie(lie(two, 0, 'unpacked', 15 * mebibyte), 1, 'unpacked', 15 * mebibyte);
const larger = writeZip(Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, 'x'])));
const declare = (zip: Buffer, parts: number, size: number) =>
  Array.from({ length: parts }).reduce<Buffer>((lied, _, part) => lie(lied, part, 'unpacked', size), zip);

describe('a zip file that would do harm is refused before anything is unpacked', () => {
  it.each<[label: string, zip: Buffer, code: string, message: RegExp]>([
    ['two parts at one place', lie(two, 1, 'start', 0), 'invalid-input', /within each other/],
    ['a part within another', lie(two, 1, 'start', 35), 'invalid-input', /within each other/],
    [
      'a part that begins with the last byte of another',
      lie(two, 1, 'start', startOfSecond - 1),
      'invalid-input',
      /within each other/,
    ],
    ['a part that says that it goes on into the next', lie(two, 0, 'packed', 40), 'invalid-input', /within each other/],
    ['two parts of one name', twice, 'invalid-input', /two parts of the same name/],
    ['more than 1,000 parts', named(1_001), 'too-large', /1001 parts; 1000 are the most/],
    ['more than 50 MB in all', declare(larger, 4, 13 * mebibyte), 'too-large', /unpacks to 52 MB; 50 MB are the most/],
    [
      'a part of 17 MB in a few bytes',
      lie(two, 1, 'unpacked', 17 * mebibyte),
      'too-large',
      /unpacks to 17 MB, \d+ times its size/,
    ],
    ['a part with a password', lie(two, 1, 'flags', 0x0801), 'invalid-input', /protected by a password/],
    ['a part that is packed in another way', lie(two, 1, 'method', 12), 'invalid-input', /packed in an unusual way/],
    ['a name that leads elsewhere', writeZip({ '../a.xml': 'x' }), 'invalid-input', /damaged/],
    ['no zip', Buffer.from('PK\x03\x04, but no zip'), 'invalid-input', /damaged/],
  ])('%s', async (_label, zip, code, message) => {
    await expect(openZip(zip)).rejects.toMatchObject({ refusal: { code, message: expect.stringMatching(message) } });
  });

  it.each<[label: string, zip: Buffer]>([
    ['parts that lie one behind another', two],
    ['1,000 parts', named(1_000)],
    ['30 MB in parts of 15', large],
    ['50 MB in all', declare(larger, 4, 12.5 * mebibyte)],
    ['a part of 16 MB, however small it is packed', lie(two, 1, 'unpacked', 16 * mebibyte)],
  ])('%s are taken', async (_label, zip) => {
    expect((await openZip(zip)).names.length).toBeGreaterThan(1);
  });
});

describe('a part', () => {
  it('is given as it was packed, with its size; there is nothing of another name', async () => {
    const zip = await openZip(two);
    expect(zip.names).toEqual(['a.xml', 'b.xml']);
    expect(String(await zip.read('b.xml'))).toBe('the second part');
    expect([zip.has('a.xml'), zip.has('c.xml')]).toEqual([true, false]);
    expect([zip.size('a.xml'), zip.size('c.xml')]).toEqual([14, 0]);
    expect(await zip.read('c.xml')).toBeUndefined();
  });

  it.each([
    ['larger', 5],
    ['smaller', 100],
  ])('that is %s than it says is refused when it is unpacked', async (_label, size) => {
    const zip = await openZip(lie(two, 1, 'unpacked', size));
    await expect(zip.read('b.xml')).rejects.toMatchObject({ refusal: { code: 'invalid-input' } });
    expect(String(await zip.read('a.xml'))).toBe('the first part');
  });

  it('that says it is small and unpacks to a great deal is refused before it is in memory', async () => {
    const bomb = writeZip({ 'a.xml': 'x', 'b.xml': 'x'.repeat(40 * mebibyte) });
    const zip = await openZip(lie(bomb, 1, 'unpacked', 100));
    const before = process.memoryUsage().arrayBuffers;
    await expect(zip.read('b.xml')).rejects.toMatchObject({ refusal: { code: 'invalid-input' } });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * mebibyte);
  });
});
