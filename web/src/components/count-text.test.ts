import { expect, test } from 'vitest';
import { countText } from './count-text.ts';

test.each([
  [countText(1, 'student'), '1 student', 'one'],
  [countText(0, 'student'), '0 students', 'none'],
  [countText(1485, 'class', 'classes'), '1,485 classes', 'thousands, of a word that takes more than an s'],
])('a number with what it counts: %s', (text, expected) => {
  expect(text).toBe(expected);
});
