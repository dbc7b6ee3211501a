import { expect, it } from 'vitest';
import { readingOf } from './homework-draft.ts';

it.each([
  ['nothing is said', undefined, 'a.docx', undefined],
  ['one number is for every file', 2, 'a.docx', 2],
  ['the file is named', { 'a.docx': 3, 'b.docx': 2 }, 'a.docx', 3],
  ['another file is named', { 'b.docx': 2 }, 'a.docx', undefined],
  ['the file is called as something every object has', {}, 'constructor', undefined],
] as const)('the reading of a file where %s', (_why, choice, name, expected) => {
  expect(readingOf(choice, name)).toBe(expected);
});
