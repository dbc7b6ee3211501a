import { expect, it } from 'vitest';
import { spokenQuestion } from './spoken-question.ts';

const question = { id: 'q1', type: 'text', question: 'Name the gas', marks: 1 };

it.each<[why: string, given: object, spoken: string]>([
  ['a sentence ends, so that the voice drops', {}, 'Name the gas.'],
  ['one that ends by itself is left', { question: 'Which gas?' }, 'Which gas?'],
  [
    'what is above comes first, the options last',
    { description: 'Look at it.', options: ['oxygen', 'CO₂'] },
    'Look at it.\nName the gas.\noxygen.\nCO₂.',
  ],
  ['options that came as text', { options: '["yes","no"]' }, 'Name the gas.\nyes.\nno.'],
  [
    'a gap is called one',
    { question: 'Fill in', passage: 'Blood carries [[1]] to cells.' },
    'Fill in.\nBlood carries gap to cells.',
  ],
  [
    'a table is read row by row, above the question',
    {
      table: {
        caption: 'Water',
        columns: ['Minutes', '°C'],
        rows: [
          ['0', '20'],
          ['2', '36'],
        ],
      },
    },
    'Water.\nMinutes: 0, °C: 20.\nMinutes: 2, °C: 36.\nName the gas.',
  ],
  [
    'a table to fill in comes after the question',
    { type: 'table', table: { caption: '', columns: ['Metal', 'Colour'], rows: [['Copper', '[[a]]']] } },
    'Name the gas.\nMetal: Copper, Colour: gap.',
  ],
  ['what questions share', { question: undefined, text: 'Read this.', table: null }, 'Read this.'],
  ['nothing is not read', { description: ' ', passage: null }, 'Name the gas.'],
])('%s', (_why, given, spoken) => {
  expect(spokenQuestion({ ...question, ...given })).toBe(spoken);
});
