import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { energy, force, gas, lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p, wordFile } from '../../testing/word-file.ts';

const [unit, energyUnit, taken] = [force, energy, gas].map(([text]) => text);
const asked = [`1. ${unit}`, `2. ${energyUnit}`, `3. ${taken}`];
const all = [force, energy, gas];
const truth = (text: string, answer: string): Question => [text, [], [answer]];

it.each<[reason: string, texts: readonly string[], wanted: readonly Question[]]>([
  [
    'without the working below each answer of a key',
    [
      ...asked,
      ...['Answers', '1. newton', 'Explanation: it is named after Isaac Newton; it is small', '2. joule'],
      ...['Working: J = N m', '3. carbon dioxide', 'Method – look at the equation'],
    ],
    all,
  ],
  [
    'without the reason below an answer at its question',
    asked.flatMap((text, index) => [text, `Answer: ${all[index]?.[2][0]}`, 'Why: see page 3']),
    all,
  ],
  ['in columns that lines part', asked.map((text, index) => `${text}  |  Answer: ${all[index]?.[2][0]}`), all],
  [
    'of statements in the brackets behind them',
    [
      '1. Write T for statements that are true and F for those that are false.',
      ...['a) Iron is a metal.\t( T )', 'b) Chalk is a metal.\t( F )'],
      ...['2. What is the unit of force?', 'Answer: newton'],
    ],
    [truth('Iron is a metal.', 'true'), truth('Chalk is a metal.', 'false'), force],
  ],
])('reads answers %s', async (_reason, texts, wanted) => {
  expect(await questionsOf(lines(...texts))).toEqual(wanted);
});

it('reads the marks of each question with a letter from what stands above them', async () => {
  const texts = ['SECTION A    Answer all items. (2 × 5 marks)', `(a) ${unit} ____`, `(b) ${energyUnit} ____`];
  const bytes = wordFile([p('Science test', { style: 'Title' }), ...lines(...texts)]);
  const { drafts } = await readFiles([{ name: 'test.docx', bytes }], undefined);
  expect(drafts[0]?.assignment.questions.map(({ marks }) => marks)).toEqual([5, 5]);
});
