import { describe, expect, it } from 'vitest';
import { keyProblems } from './key-problems.ts';

describe('keyProblems', () => {
  it.each<
    [why: string, type: string, options: string[], key: string[], field?: string, blocks?: string, text?: RegExp]
  >([
    ['a choice with its right option, case apart', 'multiple-choice', ['Iron', 'sulfur'], ['iron']],
    ['two of three options', 'multiple-choice', ['iron', 'tin', 'sulfur'], ['iron', 'tin']],
    ['one option', 'multiple-choice', ['iron', ' '], ['iron'], 'options', 'release', /two options/],
    ['an option twice', 'multiple-choice', ['iron', 'Iron'], ['iron'], 'options', 'release', /the same/],
    ['no right option', 'multiple-choice', ['iron', 'tin'], [' '], 'options', 'release', /Mark the option/],
    ['an answer that is no option', 'multiple-choice', ['iron', 'tin'], ['gold'], 'options', 'release', /‘gold’/],
    [
      'every option right',
      'multiple-choice',
      ['iron', 'tin'],
      ['tin', 'iron'],
      'options',
      'storing',
      /no answer is wrong/,
    ],
    ['false', 'true-false', [], ['False']],
    ['neither true nor false', 'true-false', [], ['no'], 'correctAnswers', 'release', /True, False or Cannot tell/],
    ['true and false', 'true-false', [], ['true', 'false'], 'correctAnswers', 'storing', /Keep one/],
    ['no key', 'text', [], [], 'correctAnswers', 'release', /Say which/],
    ['a key', 'text', [], ['newton']],
    ['no, and why', 'combined', [], ['No: it is neutral']],
    ['a second reason takes the side of the first', 'combined', [], ['No: it is neutral', 'its pH is 7']],
    ['a reason for each side', 'combined', [], ['Yes: the volume was the same', 'No: the distance was not']],
    ['a reason without a side', 'combined', [], ['it is neutral'], 'correctAnswers', 'storing', /Yes or No/],
    ['a side without a reason', 'combined', [], ['No'], 'correctAnswers', 'release', /reason behind/],
    [
      'one reason for both',
      'combined',
      [],
      ['Yes: it is neutral', 'No, it is neutral.'],
      'correctAnswers',
      'storing',
      /with one of them/,
    ],
    ['something to read', 'information', [], []],
  ])('%s', (_why, type, options, correctAnswers, field, blocks, text) => {
    const found = keyProblems({ type, options, correctAnswers });
    expect(found).toEqual(field === undefined ? [] : [{ field, blocks, text: expect.stringMatching(text ?? '') }]);
  });
});
