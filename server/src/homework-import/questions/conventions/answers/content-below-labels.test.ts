import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../../testing/short-homework.ts';

const points = ['blood enters the atria', 'ventricles contract', 'valves shut'];
const heart: Question = ['Explain how the heart works.', [], points];
const vessel: Question = ['Name a blood vessel.', [], ['artery', 'vein']];
const levels = [
  'Level 3 (5–6 marks): A detailed account.',
  'Level 2 (3–4 marks): Some.',
  'Level 1 (1–2 marks): A little.',
];

it.each<[reason: string, first: readonly string[], second: string]>([
  ['levels and indicative content', [...levels, 'Indicative content:'], 'Answers may include:'],
  ['possible answers', ['Possible answers include:'], 'Possible answers include:'],
  ['any three from', ['Accept any three from:'], 'Any one from:'],
  ['any of the following', ['Any 3 from the following'], 'Any one of these:'],
])('reads what stands below the words of a mark scheme under each question: %s', async (_reason, labels, second) => {
  for (const bullet of ['• ', '']) {
    const texts = [
      `1. ${heart[0]} (3)`,
      ...labels,
      ...points.map((point) => bullet + point),
      `2. ${vessel[0]} (1)`,
      second,
      `${bullet}artery`,
      `${bullet}vein`,
    ];
    expect(await questionsOf(lines(...texts))).toEqual([heart, vessel]);
  }
});

it('leaves such words as the title of all answers where numbers or sections begin below', async () => {
  const texts = ['Section A', `1. ${heart[0]}`, 'Section B', `1. ${vessel[0]}`, 'Suggested answers', 'Section A'];
  const read = await questionsOf(lines(...texts, '1. it pumps', 'Section B', '1. artery / vein'));
  expect(read?.map(([, , answers]) => answers)).toEqual([['it pumps'], ['artery', 'vein']]);
});
