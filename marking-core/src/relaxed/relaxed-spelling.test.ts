import { describe, expect, it } from 'vitest';
import { britishEnglish } from '../../scripts/british-english.ts';
import { childcare } from '../homework/index.ts';
import { questionLexicon, realWordsOf } from '../marking/compile-scheme.ts';
import { readBySound, soundOf, soundsLike } from './relaxed-spelling.ts';

const words = ['regression', 'attachment', 'proportion', 'observation', 'observations', 'reinforcement', 'play'];

describe('soundsLike', () => {
  it.each<[string, string | undefined, string]>([
    ['reggreshun', 'regression', 'the ending as it is heard'],
    ['atatchmant', 'attachment', 'vowels and doubled letters'],
    ['obsurvashun', 'observation', 'two forms of one word count as one'],
    ['reenforsement', 'reinforcement', 'a soft c'],
    ['attention', undefined, 'other consonants'],
    ['regards', undefined, 'too short'],
    ['plai', undefined, 'too short'],
    ['prprtn', undefined, 'too short'],
    ['preapperisheaon', undefined, 'the same sound, but spelt too differently'],
    ['regression2', undefined, 'not a word'],
    ['', undefined, 'nothing'],
  ])('reads %s as %s: %s', (written, meant) => {
    expect(soundsLike(written, words)).toBe(meant);
  });

  it('does not choose between different words', () => {
    expect(soundsLike('permenunce', ['permanence'])).toBe('permanence');
    expect(soundsLike('permenunce', ['permanence', 'preeminence'])).toBeUndefined();
  });
});

describe('readBySound', () => {
  const { scheme } = childcare;
  const realWords = realWordsOf(scheme);
  const lexicons = scheme.questions.map((question) => questionLexicon(question, scheme, realWords));
  const lexiconOf = (id: string) => lexicons[scheme.questions.findIndex((question) => question.id === id)]!;

  it('puts right what sounds right, and leaves everything else as it was written', () => {
    const read = readBySound('He shows  REGGRESHUN, because of the move.', lexiconOf('q3b'), realWords);
    expect(read).toBe('He shows  regression, because of the move.');
    expect(readBySound('', lexiconOf('q3b'), realWords)).toBe('');
  });

  it('takes no word of the British dictionary for another word of the childcare scheme', () => {
    const sounds = new Set(lexicons.flatMap((lexicon) => lexicon.words.map(({ word }) => soundOf(word))));
    const dictionary = [...britishEnglish()].map((word) => word.toLowerCase().replaceAll("'", ''));
    const alike = dictionary.filter((word) => sounds.has(soundOf(word)));
    expect(alike.length).toBeGreaterThan(1000);
    const taken = alike.filter((word) => lexicons.some((lexicon) => readBySound(word, lexicon, realWords) !== word));
    expect(taken).toEqual([]);
  });
});
