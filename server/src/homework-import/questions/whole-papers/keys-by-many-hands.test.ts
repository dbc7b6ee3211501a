import { expect, it } from 'vitest';
import { energy, force, lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';

const rocks = ['granite', 'chalk', 'slate', 'marble'];
const asked = (number: number, text: string) =>
  lines(`${number}. ${text}`, ...rocks.map((rock, index) => `${'ABCD'[index]}. ${rock}`));
const [sediment, fire, roofs, statues] = [
  'Which is sedimentary?',
  'Which is igneous?',
  'Which is used for roofs?',
  'Which is used for statues?',
] as const;
const choices = [...asked(1, sediment), ...asked(2, fire), ...asked(3, roofs)];
const chosen: readonly Question[] = [
  [sediment, rocks, ['chalk']],
  [fire, rocks, ['granite']],
  [roofs, rocks, ['slate']],
];

it.each([
  ...['Answers', 'Teacher page', 'Solns', 'What you should have got', 'FOR MARKING', 'Check!', 'Mark it yourself'],
  ...['Antworten', 'Correct responses', 'Lehrerblatt', 'Pour le professeur', 'Answers (no peeking!)'],
])('takes what stands below “%s” for the key', async (title) => {
  expect(await questionsOf([...choices, p(`**${title}**`), ...lines('1. B', '2. A', '3. C')])).toEqual(chosen);
});

it.each([
  ...['1. B 2. A 3. C', '1 B, 2 A, 3 C', '1-3: BAC', '1 – 3 BAC', 'Q1–3: B, A, C', '1) B 2) A 3) C', '1B 2A 3C'],
  ...['1=B; 2=A; 3=C', 'BAC', 'B, A, C', '(1) B (2) A (3) C', 'Q1 B Q2 A Q3 C', '1: B | 2: A | 3: C', '1.B 2.A 3.C'],
])('reads the letters of “%s” below a title', async (key) => {
  expect(await questionsOf([...choices, p('**Answers**'), p(key)])).toEqual(chosen);
});

it.each(['1. B 2. A 3. C', '1-3: BAC', 'BAC', 'B, A, C', '1b 2a 3c'])(
  'reads “Answers: %s” in one line',
  async (key) => {
    expect(await questionsOf([...choices, p(`Answers: ${key}`)])).toEqual(chosen);
  },
);

const algebra = lines(
  '1. Simplify these expressions.',
  'a) 3a + 2a',
  'b) 7b − 4b + b',
  'c) 5x + 2y − x',
  '2. Expand the brackets.',
  'a) 3(x + 2)',
  'b) 5(2y − 1)',
  '3. Write an expression for its perimeter.',
);

it.each<[reason: string, key: readonly string[]]>([
  ['behind wide gaps', ['1  a) 5a   b) 4b   c) 4x + 2y', '2  a) 3x + 6   b) 10y − 5', '3  6x cm']],
  ['behind numbers with stops', ['1. a) 5a b) 4b c) 4x + 2y', '2. a) 3x + 6 b) 10y − 5', '3. 6x cm']],
  ['in brackets', ['1 (a) 5a (b) 4b (c) 4x + 2y', '2 (a) 3x + 6 (b) 10y − 5', '3 6x cm']],
  ['with numbers of their own', ['1a) 5a  1b) 4b  1c) 4x + 2y', '2a) 3x + 6  2b) 10y − 5', '3) 6x cm']],
  ['all in a line', ['1a 5a; 1b 4b; 1c 4x + 2y; 2a 3x + 6; 2b 10y − 5; 3 6x cm']],
  ['below their numbers', ['1.', 'a) 5a  b) 4b  c) 4x + 2y', '2.', 'a) 3x + 6  b) 10y − 5', '3. 6x cm']],
  ['behind a sign', ['1: a = 5a, b = 4b, c = 4x + 2y', '2: a = 3x + 6, b = 10y − 5', '3: 6x cm']],
])('reads the answers to parts %s', async (_reason, key) => {
  const found = await questionsOf([...algebra, p('**Answers**'), ...lines(...key)]);
  const answers = ['5a', '4b', '4x + 2y', '3x + 6', '10y − 5', '6x cm'];
  expect(found?.map(([, options, own]) => [...options, ...own])).toEqual(answers.map((answer) => [answer]));
});

const sections = (one: string, two: string) => [
  ...[p(`**${one}**`), ...asked(1, sediment), ...asked(2, fire)],
  ...[p(`**${two}**`), ...asked(1, roofs), ...asked(2, statues), p('**Answers**')],
];
const keys = (one: string, two: string): readonly [string, readonly string[]][] => [
  ['in a row', [table(['', '1', '2'], [one, 'B', 'A'], [two, 'C', 'D'])]],
  ['in a column', [table(['', one, two], ['1', 'B', 'C'], ['2', 'A', 'D'])]],
  ['in a cell', [table([one, '1B 2A'], [two, '1C 2D'])]],
  ['in a line', lines(`${one}: 1. B  2. A`, `${two}: 1. C  2. D`)],
  ['in a line without a sign', lines(`${one} 1 B 2 A`, `${two} 1 C 2 D`)],
  ['below its name', lines(one, '1 B', '2 A', two, '1 C', '2 D')],
  ['in a line with another', lines(`${one} 1 B 2 A   ${two} 1 C 2 D`)],
];

it.each(
  [
    ['8Ca', '8Cb'],
    ['Quiz 1', 'Quiz 2'],
    ['Rocks I know', 'Rocks I use'],
  ].flatMap(([one = '', two = '']) => keys(one, two).map(([reason, key]) => [one, two, reason, key] as const)),
)('reads the answers of “%s” and “%s” %s', async (one, two, _reason, key) => {
  expect(await questionsOf([...sections(one, two), ...key])).toEqual([
    ...chosen,
    ['Which is used for statues?', rocks, ['marble']],
  ]);
});

it.each<[reason: string, key: readonly string[]]>([
  ['behind their names', ['Word check: 1. newton; 2. joule', 'Pick one: 1. C']],
  ['below their names', ['Word check', '1. newton', '2. joule', 'Pick one', '1. C']],
])('reads answers of sections with an instruction %s', async (_reason, key) => {
  const words = lines('Answer in one word.', `1. ${force[0]}`, `2. ${energy[0]}`);
  const blocks = [
    p('**Word check**'),
    ...words,
    p('**Pick one**'),
    ...lines('Tick the right one.'),
    ...asked(1, roofs),
  ];
  expect(await questionsOf([...blocks, p('**Answer Key**'), ...lines(...key)])).toEqual([
    force,
    energy,
    [roofs, rocks, ['slate']],
  ]);
});

it('takes no key from blanks below “Answers:”', async () => {
  const found = await questionsOf([...choices, p('**Answers:**'), ...lines('1. ____', '2. ____', '3. ____')]);
  expect(found).toEqual(chosen.map(([text, options]) => [text, options, []]));
});

it.each(['b) i) newton', 'b) (i) newton', '(b) (i) newton', 'b. i. newton', 'b) i. newton'])(
  'reads “%s” as the answer to a part of a part',
  async (said) => {
    const blocks = lines('1. a) What is the unit of energy?', 'b) (i) What is the unit of force?', '(ii) Name a gas.');
    const key = lines('Answers', '1. a) joule', said, said.includes('(i)') ? '(ii) oxygen' : 'ii) oxygen');
    expect(await questionsOf([...blocks, ...key])).toEqual([energy, force, ['Name a gas.', [], ['oxygen']]]);
  },
);
