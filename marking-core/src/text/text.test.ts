import { describe, expect, it } from 'vitest';
import { levenshtein, slipDistance } from './edit-distance.ts';
import { areOneWord } from './inflections.ts';
import { deniedWords } from './negation.ts';
import { slipReader } from './slips.ts';
import { wordClasses } from './word-classes.ts';
import { readWords } from './words.ts';

describe('readWords', () => {
  it.each([
    ['It doesn’t reflect', ['it', 'doesnt', 'reflect'], 'curly apostrophes'],
    ['H₂O and CO2', ['h2o', 'and', 'co2'], 'subscripts'],
    ['1Hz', ['1', 'hz'], 'a unit written against its number'],
    ['1,000.50 m', ['1000.5', 'm'], 'thousands and decimals'],
    ['the 3rd', ['the', '3rd'], 'an ordinal is no number'],
    ['non-renewable', ['non', 'renewable'], 'hyphens'],
    ['50%', ['50', '%'], 'per cent'],
    ['thru the nite, tho', ['through', 'the', 'night', 'though'], 'informal spellings'],
    ["thro' glass", ['through', 'glass'], 'an informal spelling with its apostrophe'],
    ['½ café', ['1', '2', 'cafe'], 'fractions and accents'],
    ['😀🎉', [], 'no words'],
  ])('reads %j as %j: %s', (text, words) => {
    expect(readWords(text).map((word) => word.text)).toEqual(words);
  });

  it('knows where each word is in the original', () => {
    const original = '“Bubbles…” isn’t CO₂';
    expect(readWords(original).map(({ start, end }) => original.slice(start, end))).toEqual([
      'Bubbles',
      'isn’t',
      'CO₂',
    ]);
  });
});

describe('deniedWords', () => {
  it.each([
    ['it does not reflect', 'reflect', true, 'plain'],
    ['it doesnt reflect', 'reflect', true, 'without an apostrophe'],
    ['it fails to reflect', 'reflect', true, 'a verb that denies'],
    ['it does not fail to reflect', 'reflect', false, 'twice is not at all'],
    ['not only reflects', 'reflects', false, 'not only'],
    ['it does not refract just reflects', 'reflects', false, 'just begins what is meant'],
    ['not refracted its reflected', 'reflected', false, 'its is it is'],
    ['it isnt refracted its reflected', 'reflected', false, 'its is it is'],
    ['it does not change its shape', 'shape', true, 'a shape of its own'],
    ['it isnt losing its shape', 'shape', true, 'a shape of its own'],
    ['it is not absorbed but reflects', 'reflects', false, 'a contrast ends it'],
    ['it is not absorbed, it reflects', 'reflects', false, 'a comma ends it'],
    ['no bubbles, gas or fizz', 'fizz', true, 'a list goes on'],
    ['the metal that does not react is copper', 'copper', false, 'a clause within'],
    ['all except copper', 'copper', true, 'left out'],
    ['none except copper', 'copper', false, 'left out of none'],
    ['neither zinc nor iron', 'iron', true, 'nor'],
    ['not zinc and not iron', 'iron', true, 'each by itself'],
    ['reflects instead of refracts', 'refracts', true, 'instead of'],
    ['no atoms lost no atoms gained', 'gained', true, 'the same said again'],
    ['it dosnt reflect', 'reflect', true, 'misspelt'],
    ['it cant fit as the site has changed', 'changed', false, 'a reason ends it'],
    ['it is not as big as them', 'big', true, 'a comparison'],
    ['it stopped at fifty', 'fifty', false, 'where it stopped'],
    ['unlike iron copper is red', 'iron', true, 'left out'],
    ['the same no. of atoms', 'atoms', false, 'no. is number'],
  ])('in %j %s is denied: %s (%s)', (text, word, isDenied) => {
    const words = readWords(text);
    const denied = deniedWords(words, (at) => wordClasses.get(words[at]?.text ?? '') ?? 0);
    expect(denied[words.findIndex((other) => other.text === word)] ?? false).toBe(isDenied);
  });
});

describe('areOneWord', () => {
  it.each([
    ['reflects', 'reflection', true],
    ['reflecting', 'reflected', true],
    ['denatures', 'denatured', true],
    ['bodies', 'body', true],
    ['stopped', 'stop', true],
    ['sizes', 'size', true],
    ['general', 'generate', false],
    ['gene', 'genetic', false],
    ['state', 'station', false],
    ['plan', 'plane', false],
    ['hoping', 'hop', false],
  ])('%s and %s: %s', (a, b, isOne) => {
    expect(areOneWord(a, b)).toBe(isOne);
  });
});

describe('misspellings', () => {
  it.each([
    ['iorn', 'iron', true, 'neighbours that changed places'],
    ['thermomiter', 'thermometer', true, 'one letter of eleven'],
    ['goggals', 'goggles', true, 'two slips in the vowels alone'],
    ['unrenewable', 'renewable', false, 'a prefix says something else'],
    ['gsa', 'gas', false, 'three letters forgive nothing'],
    ['zync', 'iron', false, 'another word'],
    ['refracts', 'reflects', true, 'within tolerance: real words are kept out by the list of near words'],
  ])('%s for %s: %s (%s)', (written, word, isSlip) => {
    expect(slipReader([{ word, isBeginning: false }])(written).length > 0).toBe(isSlip);
  });
});

describe('distances', () => {
  it.each([
    ['iorn', 'iron', 2, 1],
    ['', 'abc', 3, 3],
    ['copper', 'copper', 0, 0],
    ['kitten', 'sitting', 3, 3],
    ['abcdefgh', 'x', 4, 4],
  ])('%s to %s is %i plainly, %i with swaps, when 3 is the most that is looked for', (a, b, plain, swaps) => {
    expect([levenshtein(a, b, 3), slipDistance(a, b, 3)]).toEqual([plain, swaps]);
  });
});
