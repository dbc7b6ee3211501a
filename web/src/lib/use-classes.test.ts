import type { ClassEntry } from '@markwell/server/contract';
import { describe, expect, it } from 'vitest';
import { classesOf } from './use-classes.ts';

const entry = (code: string, list: ClassEntry['list']): ClassEntry => ({
  code,
  list,
  year: null,
  teacher: 'Ms Sample',
});
const all = [entry('8a/Sc1', 'year8'), entry('8b/Sc1', 'year8'), entry('9a/Sc1', 'year9'), entry('L3/Cc', 'childcare')];

describe('classesOf', () => {
  it.each([
    ['a year: its classes in their order', 8, ['8a/Sc1', '8b/Sc1']],
    ['a year without a list: all science classes', 13, ['8a/Sc1', '8b/Sc1', '9a/Sc1']],
    ['no year: all science classes', undefined, ['8a/Sc1', '8b/Sc1', '9a/Sc1']],
  ])('%s', (_case, year, codes) => {
    expect(classesOf(all, year).map(({ code }) => code)).toEqual(codes);
  });
});
