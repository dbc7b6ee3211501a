import { expect, it } from 'vitest';
import { force, lines, questionsOf } from '../../../testing/short-homework.ts';

const parts = ['root', 'leaf', 'stem'];
const jobs = ['makes food', 'takes in water', 'carries water'];

it.each(['•     •', '• •', '●          ●', '· ______ ·'])(
  'reads lines with “%s” as two lists to match',
  async (dots) => {
    const texts = [
      '1. Link each part to its job:',
      ...parts.map((part, at) => `${part} ${dots} ${jobs[at]}`),
      `2. ${force[0]}`,
      'Answers',
      '1. root – takes in water; leaf – makes food; stem – carries water',
      '2. newton',
    ];
    expect(await questionsOf(lines(...texts))).toEqual([
      ['root', jobs, ['takes in water']],
      ['leaf', jobs, ['makes food']],
      ['stem', jobs, ['carries water']],
      force,
    ]);
  },
);
