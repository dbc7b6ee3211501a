import { describe, expect, it } from 'vitest';
import { takeApart } from './run-together.ts';

const words = new Set(['type', 'crisp', 'thermometer', 'big', 'long', 'number', '3', 'three']);

describe('takeApart', () => {
  it.each([
    ['typeofcrisp', ['type', 'of', 'crisp'], 'a small word between two of the scheme'],
    ['athermometer', ['a', 'thermometer'], 'an article'],
    ['toobig', ['too', 'big'], 'a small word before'],
    ['threecrisps', ['three', 'crisps'], 'a form at the end'],
    ['numberof', ['number', 'of'], 'a small word after'],
    ['typeis', ['type', 'is'], 'a verb after a longer word'],
    ['bigis', undefined, 'too short a word before it'],
    ['along', undefined, 'a short word after an a may be another word'],
    ['typexcrisp', undefined, 'a letter is left over'],
    ['isofthe', undefined, 'small words alone'],
    ['', undefined, 'nothing'],
    ['crisp'.repeat(50), undefined, 'too long for a word'],
  ])('takes %j apart as %j: %s', (text, parts, _reason) => {
    const knows = (part: string, isLast: boolean) => words.has(isLast ? part.replace(/s$/, '') : part);
    expect(takeApart(text, knows)).toEqual(parts);
  });
});
