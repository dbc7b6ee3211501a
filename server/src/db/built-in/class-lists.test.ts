import { describe, expect, it } from 'vitest';
import { classEntrySchema } from '../../contract/class-list.ts';
import { builtInClassLists } from './class-lists.ts';

const sizes = [
  ['year7', 8],
  ['year8', 8],
  ['year9', 8],
  ['year10', 11],
  ['year11', 14],
  ['childcare', 14],
] as const;

describe('the built-in class lists', () => {
  it.each(sizes)('%s has %i classes', (list, size) => {
    expect(builtInClassLists.filter((entry) => entry.list === list)).toHaveLength(size);
  });

  it('name each class once and give it one teacher', () => {
    for (const entry of builtInClassLists) expect(classEntrySchema.parse(entry)).toEqual(entry);
    expect(new Set(builtInClassLists.map(({ code }) => code)).size).toBe(builtInClassLists.length);
    expect(builtInClassLists.every(({ teacher }) => teacher.length > 4)).toBe(true);
  });

  it('keep sixth-form classes in the Year 11 list, under their own year', () => {
    const sixthForm = builtInClassLists.filter(({ list, year }) => list === 'year11' && year !== null && year > 11);
    expect(sixthForm.map(({ code }) => code)).toEqual(['12D/Ch', '12B/Bi', '13B/Sb', '13A/Sb']);
  });
});
