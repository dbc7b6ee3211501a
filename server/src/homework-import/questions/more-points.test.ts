import { expect, it } from 'vitest';
import { energy, force, lines, questionsOf } from '../testing/short-homework.ts';

const before = [
  '1. What is the unit of force? [1]',
  'Answer: newton',
  '2. What is the unit of energy? [1]',
  'Answer: joule',
];
const parts = 'Name three parts of a plant cell.';
const melting = 'Describe what happens to the particles.';
const cell = ['cell wall', 'chloroplast', 'vacuole'];

it.each<[reason: string, texts: readonly string[], asked: string, answers: readonly string[]]>([
  ['lines below the first', [`3. ${parts}`, 'Answer: cell wall', 'chloroplast', 'vacuole'], parts, cell],
  ['lines in red', [`3. ${parts} [3]`, '%%Answer: cell wall%%', '%%chloroplast%%', '%%vacuole%%'], parts, cell],
  [
    'as many lines as marks',
    [`3. ${melting} [2]`, 'Answer: they vibrate more', 'they break free'],
    melting,
    ['they vibrate more', 'they break free'],
  ],
  [
    'lines that begin as the first does',
    ['3. Give two reasons. [2]', 'Answer: it does not run out', 'it gives out no smoke'],
    'Give two reasons.',
    ['it does not run out', 'it gives out no smoke'],
  ],
  [
    'three lines of a question without marks',
    [`3. ${melting}`, 'Answer: they gain energy', 'they vibrate more', 'they break free'],
    melting,
    ['they gain energy', 'they vibrate more', 'they break free'],
  ],
  ['one explanation below', [`3. ${melting} [2]`, 'Answer: They melt.', 'The lesson says so.'], melting, ['They melt']],
  [
    'numbers with brackets in a line',
    [`3. ${parts} [3]`, 'Answer: 1) cell wall  2) chloroplast  3) vacuole'],
    parts,
    cell,
  ],
  [
    'numbers with full stops in a line',
    [`3. ${parts} [3]`, 'Answer: 1. cell wall, 2. chloroplast, 3. vacuole'],
    parts,
    cell,
  ],
  ['Roman numbers in a line', [`3. ${parts} [3]`, 'Answer: (i) cell wall (ii) chloroplast (iii) vacuole'], parts, cell],
  [
    'a sentence for each that is asked for',
    ['3. State two facts about veins.', 'Answer: They have valves. Their walls are thin.'],
    'State two facts about veins.',
    ['They have valves', 'Their walls are thin'],
  ],
])('reads the points of an answer: %s', async (_reason, texts, asked, answers) => {
  expect(await questionsOf(lines(...before, ...texts))).toEqual([force, energy, [asked, [], answers]]);
});
