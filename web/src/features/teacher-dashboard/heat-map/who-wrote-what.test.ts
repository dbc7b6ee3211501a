import { expect, it } from 'vitest';
import { whoWroteWhat } from './who-wrote-what.ts';

const student = (name: string, marks: number, answer: string | null) => ({
  ...{ id: 1, name, attemptId: 1 },
  results: [null, { marks, answer }],
});

it('groups wrong answers by what they say, most frequent first, and those without one last', () => {
  const map = {
    class: '8a',
    homework: { id: 2, title: 'Waves' },
    questions: [
      { questionId: 'a', question: 'A?', marks: 1 },
      { questionId: 'b', question: 'B?', marks: 2 },
    ],
    students: [
      student('Ada', 0, null),
      student('Ben', 0, 'watt'),
      student('Cem', 1, 'Joule'),
      student('Di', 0, ' joule'),
      student('Eve', 2, null),
      student('Flo', 0, null),
    ],
  };
  expect(whoWroteWhat(map, 1)).toEqual([
    { answer: 'Joule', names: ['Cem', 'Di'] },
    { answer: 'watt', names: ['Ben'] },
    { answer: null, names: ['Ada', 'Flo'] },
  ]);
  expect(whoWroteWhat(map, 0)).toEqual([]);
});
