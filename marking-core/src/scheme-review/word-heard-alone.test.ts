import { expect, test } from 'vitest';
import { wordHeardAlone } from './review-scheme.ts';

test.each<[text: string, heard: string | undefined, why: string]>([
  ['what you are made of', 'made', 'what and you are not heard'],
  ['because they have got more', 'more', 'because and they are not heard'],
  ['it is a gas', undefined, 'nobody expects more'],
  ['a section of DNA', undefined, 'two words'],
  ['made', undefined, 'a word alone says so itself'],
  ['what_you_are_made_of', undefined, 'words that are joined are heard'],
])('of ‘%s’ %s is heard alone: %s', (text, heard) => {
  expect(wordHeardAlone(text)).toBe(heard);
});
