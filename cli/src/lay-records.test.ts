import { expect, test } from 'vitest';
import { layRecords } from './table.ts';

const head = ['Id', 'Students', 'Title'];
const rows = [
  ['3', 'released', 'Year 9 - Chemical Reactions'],
  ['151', '', 'Bonding'],
];

test.each<[label: string, room: number, records: string[]]>([
  [
    'with cells that go on below themselves',
    26,
    [
      'Id        3\nStudents  released\nTitle     Year 9 -\n          Chemical\n          Reactions',
      'Id        151\nStudents\nTitle     Bonding',
    ],
  ],
  [
    'as they are where there is next to no room beside the headings',
    15,
    [
      'Id        3\nStudents  released\nTitle     Year 9 - Chemical Reactions',
      'Id        151\nStudents\nTitle     Bonding',
    ],
  ],
])('rows stand one below the other, %s', (_label, room, records) => {
  expect(layRecords(head, rows, room)).toEqual(records);
});
