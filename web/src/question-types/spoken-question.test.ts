import { expect, it } from 'vitest';
import { spokenQuestion } from './spoken-question.ts';

const question = { id: 'q1', type: 'text', question: 'Name the gas', marks: 1 };

it.each<[why: string, given: object, spoken: string]>([
  ['a sentence ends, so that the voice drops', {}, 'Name the gas.'],
  ['one that ends by itself is left', { question: 'Which gas?' }, 'Which gas?'],
  [
    'what stands above comes first, the options last',
    { description: 'Look at it.', options: ['oxygen', 'CO₂'] },
    'Look at it.\nName the gas.\noxygen.\nCO₂.',
  ],
  ['options that came as text', { options: '["yes","no"]' }, 'Name the gas.\nyes.\nno.'],
  [
    'a gap is called one',
    { question: 'Fill in', passage: 'Blood carries [[1]] to cells.' },
    'Fill in.\nBlood carries gap to cells.',
  ],
  ['nothing is not read', { description: ' ', passage: null }, 'Name the gas.'],
])('%s', (_why, given, spoken) => {
  expect(spokenQuestion({ ...question, ...given })).toBe(spoken);
});
