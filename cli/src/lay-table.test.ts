import { expect, test } from 'vitest';
import { layTable } from './table.ts';

const rows = [
  ['Id', 'Students', 'Title'],
  ['3', 'released', 'Year 9 - Chemical Reactions and Conservation of Mass'],
  ['151', '', 'Bonding'],
];

test.each<[label: string, room: number | undefined, lines: string[]]>([
  [
    'as wide as it is where there is no terminal',
    undefined,
    [
      'Id   Students  Title',
      '3    released  Year 9 - Chemical Reactions and Conservation of Mass',
      '151            Bonding',
    ],
  ],
  [
    'with its widest column broken between words on a narrow one',
    40,
    [
      'Id   Students  Title',
      '3    released  Year 9 - Chemical\n               Reactions and\n               Conservation of Mass',
      '151            Bonding',
    ],
  ],
])('a table is laid out %s', (_label, room, lines) => {
  expect(layTable(rows, room)).toEqual(lines);
});

test('no table is laid out where breaking would not make it fit', () => {
  expect(layTable(rows, 20)).toBeNull();
});

test('two wide columns share what there is, and a word that is longer than its column is broken', () => {
  expect(layTable([['a'.repeat(30), `${'b '.repeat(15)}b`]], 42)).toEqual([
    `${'a'.repeat(20)}  b b b b b b b b b b\n${'a'.repeat(10).padEnd(22)}b b b b b b`,
  ]);
});
