import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test.each<[classCode: string | null, name: string, reason: string]>([
  [null, 'marks-year7.csv', 'all classes'],
  ['7a/Sc1', 'marks-year7-7a-Sc1.csv', 'no slash, which parts folders'],
  ['7ß/Één', 'marks-year7-7ß-Één.csv', 'letters of other languages stay'],
  ['7ß/E\u0301e\u0301n', 'marks-year7-7ß-Één.csv', 'accents typed as signs of their own'],
  ['٧ب/١', 'marks-year7-٧ب-١.csv', 'other alphabets and digits stay'],
  ['7 "x"; a\r\nb', 'marks-year7-7-x-a-b.csv', 'nothing that ends a header'],
])('the file of class %j is %s: %s', (classCode, name) => {
  expect(fileName('marks', { homework: { id: 149, slug: 'year7' }, classCode }, 'csv')).toBe(name);
});
