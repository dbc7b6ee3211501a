import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../testing/short-homework.ts';

const options = ['power', 'energy', 'force', 'speed'];
const work = 'The ability to do work is called _______';
const unit = 'The S.I. unit of force is';
const units = ['newton', 'joule', 'watt', 'metre'];
const objective: readonly Question[] = [
  [work, options, []],
  [unit, units, []],
];
const theory: readonly Question[] = [
  ['Define friction.', [], ['a force that opposes motion']],
  ['What is a simple machine?', [], ['a device that makes work easier']],
  ['Give one example.', [], ['lever']],
];
const inLine = (texts: readonly string[], style: (letter: string) => string) =>
  texts.map((text, index) => `${style('abcd'.charAt(index))} ${text}`).join(' ');
const sectionA = (style: (letter: string) => string) => [
  'SECTION A: OBJECTIVES (Answer all questions)',
  `1. ${work} ${inLine(options, style)}`,
  `2. ${unit} ${inLine(units, style)}`,
];
const sectionB = [
  'SECTION B: THEORY (Answer ALL questions)',
  `1a. ${theory[0]?.[0]} (2 marks)`,
  `1b. ${theory[1]?.[0]} (2 marks)`,
  `2a. ${theory[2]?.[0]} (1 mark)`,
];
const answers = ['1a. a force that opposes motion', '1b. a device that makes work easier', '2a. lever'];
const numbered = ['SECTION B: THEORY', ...theory.map(([text], index) => `${index + 1}. ${text}`)];

it.each<[reason: string, texts: readonly string[]]>([
  ['letters in brackets', [...sectionA((letter) => `(${letter})`), ...sectionB, 'MARKING GUIDE (THEORY)', ...answers]],
  ['capitals', [...sectionA((letter) => `${letter.toUpperCase()}.`), ...sectionB, 'MARKING GUIDE', ...answers]],
  ['one bracket', [...sectionA((letter) => `${letter})`), ...sectionB, 'Answers to theory', ...answers]],
  [
    'the same numbers in both sections, by the title of the answers',
    [
      ...sectionA((letter) => `(${letter})`),
      ...numbered,
      'MARKING SCHEME FOR THEORY',
      ...theory.map(([, , [answer]], index) => `${index + 1}. ${answer}`),
    ],
  ],
])('reads the answers of one section only, below a section of options with %s', async (_reason, texts) =>
  expect(await questionsOf(lines(...texts))).toEqual([...objective, ...theory]),
);

it('reads the answers of the section with options by their numbers', async () => {
  const asked = [...sectionA((letter) => `(${letter})`), 'SECTION B: THEORY', `1. ${theory[0]?.[0]}`];
  expect(await questionsOf(lines(...asked, 'Answers', '1. B', '2. A'))).toEqual([
    [work, options, ['energy']],
    [unit, units, ['newton']],
    ['Define friction.', [], []],
  ]);
});

it('reads the answers of both', async () => {
  const key = ['MARKING GUIDE', 'SECTION A: 1. B  2. A', 'SECTION B', ...answers];
  expect(await questionsOf(lines(...sectionA((letter) => `(${letter})`), ...sectionB, ...key))).toEqual([
    [work, options, ['energy']],
    [unit, units, ['newton']],
    ...theory,
  ]);
});
