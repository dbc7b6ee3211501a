import { refusalSchema } from '@markwell/marking-core';
import { describe, expect, it } from 'vitest';
import { evidenceWords, refusalWords } from './marking-words.ts';

describe('refusalWords', () => {
  it('has words of its own for every reason', () => {
    const words = refusalSchema.options.map(refusalWords);
    expect(new Set(words).size).toBe(refusalSchema.options.length);
  });

  it.each([null, undefined, 'something-new', 'constructor'])('has none for %s', (reason) => {
    expect(refusalWords(reason)).toBeUndefined();
  });
});

describe('evidenceWords', () => {
  it.each([
    [
      { part: 'double helix', words: 'strands twisted', how: 'synonym' },
      'For “double helix”: “strands twisted”, accepted as meaning the same',
    ],
    [{ part: 'Hertz', words: 'hertz', how: 'option' }, '“hertz”, the right option'],
  ] as const)('%j: %s', (evidence, words) => {
    expect(evidenceWords(evidence, 1)).toBe(words);
  });
});
