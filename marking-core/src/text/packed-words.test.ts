import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packWords, unpackWords } from './packed-words.ts';

describe('packed words', () => {
  it.each([
    ['reflect reflex refer', 'AreflectFxDer', 'what a word shares with the one before is not written again'],
    ['', '', 'no words, nothing packed'],
    ['it it', 'AitC', 'the same word again shares all of it'],
    ["isn't", "Aisn't", 'an apostrophe is a letter of a word'],
  ])('packs "%s" as "%s": %s', (words, packed) => {
    expect(packWords(words === '' ? [] : words.split(' '))).toBe(packed);
    expect(unpackWords(packed)).toBe(words);
  });

  it('reads packed words that are broken into lines', () => {
    expect(unpackWords('\nArefl\nectFx\nDer\n')).toBe('reflect reflex refer');
  });

  it('gives back any lower-case words in their order, however alike and long', () => {
    const word = fc.stringMatching(/^[a-c]{1,40}$/);
    fc.assert(
      fc.property(fc.array(word), (words) => {
        expect(unpackWords(packWords(words))).toBe(words.join(' '));
      }),
    );
  });
});
