import { expect, it } from 'vitest';
import { inWordsOfFiles } from './words-of-files.ts';

it.each([
  ['send number, not string', 'write a number, not text in quotation marks'],
  ['send number or string, not boolean', 'write a number or text in quotation marks, not true or false'],
  ['is missing: send array', 'is missing: write a list in [ ]'],
  ['send object, not null', 'write fields in { }, not null'],
  ['send one of choice, phrases', 'write one of choice, phrases'],
  ['is missing: send one of yes, no', 'is missing: write one of yes, no'],
  ['send 1', 'write 1'],
  ['send at most 100', 'write at most 100'],
  ['rule.points: is missing: send array', 'rule.points: is missing: write a list in [ ]'],
  ['is empty', 'is empty'],
])('%s: %s', (said, inFile) => expect(inWordsOfFiles(said)).toBe(inFile));
