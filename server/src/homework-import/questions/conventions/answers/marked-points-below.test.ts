import { expect, it } from 'vitest';
import { spokenLine } from '../../lines/lines.ts';
import { spellMarkedPointsBelow } from './marked-points-below.ts';

const read = (...texts: readonly string[]) =>
  spellMarkedPointsBelow(texts.map(spokenLine)).map((item) => (item.kind === 'line' ? item.text : item.kind));

const points = [
  '1. Name a rock.',
  'chalk (1)',
  '2. Name two metals.',
  'iron (1)',
  'tin (1)',
  '3. Name a gas.',
  'helium (1)',
];

it('says lines with marks below questions as their points', () => {
  expect(read(...points)).toEqual([
    '1. Name a rock. [1]',
    'Answer: chalk (1)',
    '2. Name two metals. [2]',
    'Answer: iron (1)',
    '• tin (1)',
    '3. Name a gas. [1]',
    'Answer: helium (1)',
  ]);
});

it('leaves them where marks behind the last line of a question are of all its lines', () => {
  const texts = [...points, '4. Give two dangers of volcanoes.', 'Lava burns houses', 'Ash is hard to breathe (2)'];
  expect(read(...texts)).toEqual(texts);
});
