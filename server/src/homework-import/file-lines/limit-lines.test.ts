import { describe, expect, it } from 'vitest';
import type { FileLine } from '../../contract/homework-draft.ts';
import { limitLines } from './limit-lines.ts';

const line = (text: string): FileLine => ({ place: null, text, became: 'nothing', questions: [] });
const longestOf = (lines: readonly FileLine[]) => Math.max(...limitLines(lines).map(({ text }) => text.length));

describe('a draft carries', () => {
  it.each([
    ['an ordinary line whole', [line('What is force?')], 14],
    ['a long one shortened', [line('a'.repeat(5_000))], 1_000],
    ['less of each where there are many', Array.from({ length: 5_000 }, () => line('a'.repeat(500))), 40],
    ['enough of each to know it', Array.from({ length: 20_000 }, () => line('a'.repeat(500))), 20],
  ])('%s', (_reason, lines, longest) => expect(longestOf(lines)).toBe(longest));

  it('10,000 lines at most', () =>
    expect(limitLines(Array.from({ length: 12_000 }, () => line('a')))).toHaveLength(10_000));
});
