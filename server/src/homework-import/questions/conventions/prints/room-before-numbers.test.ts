import { expect, it } from 'vitest';
import { chalk, lines, questionsOf } from '../../../testing/short-homework.ts';

it.each(['______ ', '____', '(   ) ', '…………… '])('reads numbers behind room for the answer: “%s1. …”', async (room) => {
  const [rock, rocks] = chalk;
  const texts = [
    '**I. MULTIPLE CHOICE. Directions:** Write the letter of your answer on the space provided. (1 point)',
    `${room}1. ${rock}`,
    ...rocks.map((name, at) => `${'ABCD'.charAt(at)}. ${name}`),
    '**II. TRUE OR FALSE. Directions:** Write A if the statement is TRUE and B if it is FALSE.',
    `${room}2. All living things are made up of cells.`,
    `${room}3. Bacteria have a nucleus.`,
    '**III. Identification.**',
    `${room}4. The jelly-like material that fills the cell.`,
    '**ANSWER KEY**',
    '1. B',
    '2. A',
    '3. B',
    '4. Cytoplasm',
  ];
  expect(await questionsOf(lines(...texts))).toEqual([
    chalk,
    ['All living things are made up of cells.', [], ['true']],
    ['Bacteria have a nucleus.', [], ['false']],
    ['The jelly-like material that fills the cell.', [], ['Cytoplasm']],
  ]);
});
