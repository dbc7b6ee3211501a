import { expect, it } from 'vitest';
import { energy, force, gas, lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';

const [unit = '', energyUnit = '', taken = ''] = [force, energy, gas].map(([text]) => text);
const name = 'Name: ____________________';
const pole: Question = ['A magnet is strongest at its ____ .', [], ['poles']];
const steel: Question = ['A magnet that lasts is made of ____ .', [], ['steel']];

it.each<[reason: string, blocks: readonly string[], wanted: readonly Question[]]>([
  [
    'what is typed within the room to write',
    lines(`1. ${unit}`, '____%% newton %%____\t[1]', `2. ${energyUnit}`, 'unit = ________%% joule %%________'),
    [force, energy],
  ],
  [
    'gaps that are words with spaces around them, underlined',
    lines('1. A magnet is strongest at its @@   poles   @@.', '2. A magnet that lasts is made of @@   steel   @@.'),
    [pole, steel],
  ],
  [
    'tickets to cut up, and others with their answers',
    [
      table(
        [`Exit ticket 1\n${name}\n${unit}`, `Exit ticket 2\n${name}\n${energyUnit}`],
        [`Exit ticket 3\n${name}\n${taken}`, ''],
      ),
      p('Exit tickets – answers (for the back)'),
      table(['Ticket 1\nnewton', 'Ticket 2\njoule'], ['Ticket 3\ncarbon dioxide', '']),
    ],
    [force, energy, gas],
  ],
  [
    'the numbers of a mark scheme with letters before them',
    lines(
      `1. ${unit}`,
      `2. ${energyUnit}`,
      `3. ${taken}`,
      'Mark schemes',
      'M1. newton',
      'M2. joule',
      'M3. carbon dioxide',
    ),
    [force, energy, gas],
  ],
  [
    'Roman numbers below a heading of their own',
    [
      ...lines(`1. ${unit}`, 'Answer: newton'),
      p('Explain it!', { style: 'Heading1' }),
      ...lines(`i. ${energyUnit}`, 'Answer: joule', `ii. ${taken}`, 'Answer: carbon dioxide'),
    ],
    [force, energy, gas],
  ],
])('reads %s', async (_reason, blocks, wanted) => {
  expect(await questionsOf(blocks)).toEqual(wanted);
});
