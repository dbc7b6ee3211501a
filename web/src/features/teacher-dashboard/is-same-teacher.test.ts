import { expect, it } from 'vitest';
import { isSameTeacher } from './is-same-teacher.ts';

it.each<[label: string, ofClass: string | null, names: string[], same: boolean]>([
  ['the account’s name', 'Ms Patel', ['Ms Patel', 'Asha'], true],
  ['the name given at the login', 'Ms Patel', ['asha.patel', ' ms  PATEL '], true],
  ['neither', 'Mr Okafor', ['Ms Patel'], false],
  ['a class without a teacher', null, ['Ms Patel'], false],
  ['nobody’s name', 'Ms Patel', [], false],
])('a class is the teacher’s by %s', (_label, ofClass, names, same) => {
  expect(isSameTeacher(ofClass, names)).toBe(same);
});
