import { expect, it } from 'vitest';
import { chalk, energy, force, gas, lines, type Question, questionsOf } from '../../../testing/short-homework.ts';

const [sedimentary] = chalk;
const options = (end: string) => [`1. ${sedimentary}`, `a) granite    b) chalk    c) slate    d) marble   ${end}`];
const magma: Question = ['The molten rock of a volcano is called __________ .', [], ['lava']];
const wave: Question = ['The instrument that records earthquakes', [], ['seismograph']];

it.each<[reason: string, texts: readonly string[], questions: readonly Question[]]>([
  [
    'in bold, whatever stands before it',
    [
      ...options('**(b)**'),
      '2. The molten rock of a volcano is called __________ .   **(lava)**',
      `3. ${wave[0]} – **seismograph**`,
    ],
    [chalk, magma, wave],
  ],
  [
    'in a colour, below a heading in it',
    [
      '%%A. Choose%%',
      ...options('%%b%%'),
      '%%B. Complete%%',
      '2. The molten rock of a volcano is called __________ .  %%lava%%',
      `3. ${force[0]} %%newton%%`,
    ],
    [chalk, magma, force],
  ],
  [
    'highlighted behind marks',
    [`1. ${force[0]} (1) ==newton==`, `2. ${energy[0]} (1) ==joule==`, `3. ${gas[0]} (1) ==carbon dioxide==`],
    [force, energy, gas],
  ],
  [
    'in brackets in bold behind parts too',
    [
      `1. ${force[0]}  **[newton]**`,
      '2. A crane lifts a crate.',
      '   a)  Find its weight.  **[2000 N]**',
      '   b)  Find its power.  **[800 W]**',
      `3. ${energy[0]}  **[joule]**`,
    ],
    [force, ['Find its weight.', [], ['2000 N']], ['Find its power.', [], ['800 W']], energy],
  ],
])('reads what ends each question %s as its answer', async (_reason, texts, questions) => {
  expect(await questionsOf(lines(...texts))).toEqual(questions);
});

it('leaves the words that questions end with, in bold because they matter', async () => {
  const texts = [
    '1. Explain what is meant by **density**',
    '2. Name one example of **diffusion**',
    '3. What is **rust**?',
  ];
  const read = await questionsOf(lines(...texts));
  expect(read?.map(([text, , answers]) => [text, answers])).toEqual([
    ['Explain what is meant by density', []],
    ['Name one example of diffusion', []],
    ['What is rust?', []],
  ]);
});
