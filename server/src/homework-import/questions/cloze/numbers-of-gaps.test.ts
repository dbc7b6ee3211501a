import { expect, it } from 'vitest';
import { energy, force, gas, lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';

const text = [
  'Fill in the gaps.',
  'Blood leaves the heart through the (1) ________. It comes back through the (2) ________. Oxygen is carried by (3) ________ cells.',
  'Then answer in full sentences:',
  `4. ${force[0]}`,
  `5. ${energy[0]}`,
  `6. ${gas[0]}`,
];
const said = ['aorta', 'vena cava', 'red blood', 'newton', 'joule', 'carbon dioxide'];
const wanted: readonly Question[] = [
  ['Blood leaves the heart through the (1) ________.', [], ['aorta']],
  ['It comes back through the (2) ________.', [], ['vena cava']],
  ['Oxygen is carried by (3) ________ cells.', [], ['red blood']],
  force,
  energy,
  gas,
];
const title = p('Answers for whoever is covering', { style: 'Heading2' });

it.each<[reason: string, key: readonly string[]]>([
  ['below each other', lines('Answers', ...said.map((one, index) => `${index + 1}. ${one}`))],
  ['in a line', lines(`Teacher answers: ${said.map((one, index) => `${index + 1}) ${one}`).join(' ')}`)],
  ['in a table', [title, table(...said.map((one, index) => [String(index + 1), one]))]],
  [
    'in a table of two columns, with long ones across both',
    [
      title,
      table(
        ['1', 'aorta', '3', 'red blood'],
        ['2', 'vena cava', '4', 'newton'],
        ['5', 'joule', '', ''],
        ['6', 'carbon dioxide', '', ''],
      ),
    ],
  ],
])(
  'takes numbers of gaps that those of questions go on from for numbers of questions: key %s',
  async (_reason, key) => {
    expect(await questionsOf([...lines(...text), ...key])).toEqual(wanted);
  },
);
