import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../../testing/short-homework.ts';

const work = 'Calculate the energy that is transferred.';
const key = ['Mark scheme', '1\t60 J [2]', '2\tsound'];
const paper = (...room: readonly string[]) =>
  lines(`1\t${work}\t[2]`, '\t\t', ...room, '2\tHow is energy wasted?\t[1]', '\t\t', ...key);
const read: readonly Question[] = [
  [work, [], ['60 J']],
  ['How is energy wasted?', [], ['sound']],
];

it.each<[reason: string, blocks: readonly string[]]>([
  ['a unit behind tabs', paper('\t\tJ')],
  ['a longer unit behind one', paper('\tkJ')],
  ['a unit of several behind tabs', paper('\t\t\tm/s²')],
  ['an ohm behind tabs', paper('\t\tΩ')],
  ['a unit behind tabs and before its marks', paper('\t\tJ\t[2]')],
  ['a unit behind tabs and a name', paper('energy =\t\tJ')],
])('reads %s as room to write', async (_reason, blocks) => expect(await questionsOf(blocks)).toEqual(read));

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'letters of a picture below each other as they are',
    lines('1\tWhich picture shows a lamp?\t[1]', '\t\tA', '\t\tB', '\t\tC', 'Mark scheme', '1\tA [1]'),
    [['Which picture shows a lamp?', ['A', 'B', 'C'], ['A']]],
  ],
  [
    'a unit in bold as the answer',
    lines('1. What is 20 times 3?', '\t\t**J**', '2. What is mass in?', '\t\t**kg**', '3. What of force?', '\t\t**N**'),
    [
      ['What is 20 times 3?', [], ['J']],
      ['What is mass in?', [], ['kg']],
      ['What of force?', [], ['N']],
    ],
  ],
  [
    'a unit that is asked for as the answer',
    lines(
      '1. What is the unit of force?',
      '\t\tN',
      '2. What is energy measured in?',
      '\t\tJ',
      '3. What is the symbol for ampere?',
      '\t\tA',
    ),
    [
      ['What is the unit of force?', [], ['N']],
      ['What is energy measured in?', [], ['J']],
      ['What is the symbol for ampere?', [], ['A']],
    ],
  ],
])('reads %s', async (_reason, blocks, questions) => expect(await questionsOf(blocks)).toEqual(questions));
