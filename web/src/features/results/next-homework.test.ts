import { expect, it } from 'vitest';
import { nextHomework } from './next-homework.ts';

const question = { id: 'q1', type: 'text', question: 'Why?', marks: 1 };
const homework = (id: number, fields = {}) => ({
  id,
  yearGroup: 8,
  isReleased: true,
  questions: [question],
  ...fields,
});

it.each([
  ['the nearest one after it', [homework(155), homework(152), homework(2)], 152],
  ['no other year', [homework(152, { yearGroup: 7 })], undefined],
  ['none that is not released', [homework(152, { isReleased: false })], undefined],
  ['none that has no questions', [homework(152, { questions: [] })], undefined],
  ['no card that leads to another', [homework(152, { contentId: 160 })], undefined],
])('offers %s', (_reason, list, id) => {
  expect(nextHomework(list, { id: 2, year: 8 })?.id).toBe(id);
});

it('offers nothing after a homework that is for no year', () => {
  expect(nextHomework([homework(152, { yearGroup: null })], { id: 2, year: undefined })).toBeUndefined();
});
