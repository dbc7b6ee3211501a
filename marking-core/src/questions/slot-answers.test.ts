import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLines, readSlots, readTypedSlots, writeSlots } from './slot-answers.ts';

const organs = { slots: [{ id: 'Heart' }, { id: 'Heart: left' }, { id: '1' }, { id: '10' }] };

describe('what is filled into slots', () => {
  it.each([
    ['Heart: pumps blood', { Heart: 'pumps blood' }, 'one slot'],
    ['Heart: left: thick wall', { 'Heart: left': 'thick wall' }, 'a slot whose id begins with that of another'],
    ['10: a\n1: b', { 1: 'b', 10: 'a' }, 'in any order'],
    ['1: a\n1: b', { 1: 'b' }, 'written twice: the last counts'],
    ['Heart:   ', {}, 'nothing but spaces'],
    ['Liver: x\nno slot', {}, 'lines of no slot'],
    ['1: 12:30', { 1: '12:30' }, 'a colon in the answer'],
  ])('%j is read', (text, filled, _why) => {
    expect(readSlots(organs, text)).toEqual(filled);
  });

  it('is read back as it was written, whatever slots are called and whatever is typed', () => {
    const line = fc.string({ minLength: 1, maxLength: 12 }).map((text) => text.replace(/\s+/gu, ' ').trim());
    const id = line.filter((text) => text !== '' && text !== '__proto__');
    fc.assert(
      fc.property(fc.uniqueArray(id, { maxLength: 6 }), fc.array(line, { maxLength: 6 }), (ids, texts) => {
        const isUnclear = ids.some((one) => ids.some((other) => other !== one && other.startsWith(`${one}:`)));
        fc.pre(!isUnclear);
        const question = { slots: ids.map((one) => ({ id: one })) };
        const filled = Object.fromEntries(ids.flatMap((one, at) => (texts[at] ? [[one, texts[at]]] : [])));
        expect(readSlots(question, writeSlots(question, filled))).toEqual(filled);
      }),
    );
  });
});

it.each([
  ['pumps ', 'a space before the next word'],
  ['  blood', 'spaces in front'],
  ['a  b', 'two spaces'],
])('what is being typed is read back as it is: %j', (typed, _why) => {
  const written = writeSlots(organs, { Heart: typed });
  expect(readTypedSlots(organs, written)).toEqual({ Heart: typed });
  expect(readSlots(organs, written)).toEqual({ Heart: typed.trim() });
});

it('a line break within a slot becomes a space, and spaces alone are nothing', () => {
  expect(writeSlots(organs, { Heart: 'pumps\r\nblood', 1: '  ' })).toBe('Heart: pumps blood');
});

it('options are read a line each, once, and nothing else is', () => {
  expect(readLines(['copper', 'zinc ', 'iron'], 'iron\n copper\niron\ngold')).toEqual(['iron', 'copper']);
});
