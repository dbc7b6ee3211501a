import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../../testing/short-homework.ts';
import { p } from '../../../testing/word-file.ts';

const statements = [
  'The Moon is a planet.',
  'The Earth goes round the Sun.',
  'Mars is bigger than Jupiter.',
  'Neptune is a planet.',
];
const isTrue = (at: number) => at % 2 === 1;
const corrections = ['satellite', 'smaller'];
const read: readonly Question[] = statements.map((text, at) => [text, [], [isTrue(at) ? 'true' : 'false']]);
const star: Question = ['Name the nearest star.', [], ['the Sun']];
const last = lines(`2. ${star[0]}`, 'Answer: the Sun');
const each = (line: (text: string, at: number) => string | readonly string[]) =>
  statements.flatMap((text, at) => [line(text, at)].flat().map((one) => p(one)));
const inLetters = (at: number) => (isTrue(at) ? '**a) True** b) False' : 'a) True **b) False**');

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'red letters on lines before statements without numbers',
    [
      p('Write T for true and F for false. Correct the false ones.'),
      ...each((text, at) => `__%%${isTrue(at) ? 'T' : 'F'}%%__ ${text}`),
    ],
    read,
  ],
  [
    'red letters behind the numbers',
    [p('True or false?'), ...each((text, at) => `${at + 1}. %%${isTrue(at) ? 'T' : 'F'}%%  ${text}`)],
    read,
  ],
  [
    'red letters before the numbers, and a correction behind the statement',
    [
      p('Write T or F. If false, correct the word.'),
      ...each((text, at) =>
        isTrue(at) ? `%%T%%  ${at + 1}. ${text}` : `%%F%%  ${at + 1}. ${text} %%${corrections[at / 2]}%%`,
      ),
    ],
    read,
  ],
  [
    'corrections below the statements',
    [
      p('1. True or false? Correct the false statements.'),
      ...each((text, at) => [
        `${'abcd'.charAt(at)}) ${text} – %%${isTrue(at) ? 'True' : 'False'}%%`,
        ...(isTrue(at) ? [] : [`Corrected: %%The ${corrections[at / 2]}.%%`]),
      ]),
      ...last,
    ],
    [...read, star],
  ],
  ['letters of options behind the statements', each((text, at) => `${at + 1}. ${text} ${inLetters(at)}`), read],
  ['letters of options behind bullets', each((text, at) => `• ${text} ${inLetters(at)}`), read],
  [
    'both words below each statement, with a reason behind them',
    [
      p('1. Circle TRUE or FALSE and give a reason.'),
      ...each((text, at) => [
        `• ${text}`,
        isTrue(at) ? '%%TRUE%% / FALSE (it does)' : 'TRUE / %%FALSE%% (it does not)',
      ]),
      ...last,
    ],
    [...read, star],
  ],
  [
    'both words below, above questions that have their answers on the line below',
    [
      p('1. Circle TRUE or FALSE.'),
      ...each((text, at) => [
        `• ${text}`,
        isTrue(at) ? '@@TRUE@@ / FALSE (it does)' : 'TRUE / @@FALSE@@ (it does not)',
      ]),
      ...lines('2. Which planet is the hottest?', 'Venus', '3. Which planet is the largest?', 'Jupiter'),
      ...lines('4. What is the nearest star?', 'the Sun'),
    ],
    [
      ...read,
      ['Which planet is the hottest?', [], ['Venus']],
      ['Which planet is the largest?', [], ['Jupiter']],
      ['What is the nearest star?', [], ['the Sun']],
    ],
  ],
  [
    'sentences to put right, with the right ones below',
    [
      p('Correct these false statements.'),
      ...lines(
        '1. The Moon is a planet.',
        'Corrected: The Moon is a satellite.',
        '2. Fire is always cold.',
        'Corrected: Fire is always very hot.',
      ),
    ],
    [
      ['The Moon is a planet.', [], ['The Moon is a satellite.']],
      ['Fire is always cold.', [], ['Fire is always very hot.']],
    ],
  ],
])('reads statements with %s', async (_reason, blocks, questions) => {
  expect(await questionsOf(blocks)).toEqual(questions);
});

it('reads underlined words in sentences with numbers as what fills their gaps', async () => {
  const blocks = [
    p('Write the missing word on each line.'),
    ...lines(
      '1. Heat makes chocolate %%@@melt@@%% into a liquid.',
      '2. Water on a cold window is caused by %%@@condensation@@%%.',
    ),
  ];
  expect(await questionsOf(blocks)).toEqual([
    ['Heat makes chocolate ____ into a liquid.', [], ['melt']],
    ['Water on a cold window is caused by ____.', [], ['condensation']],
  ]);
});
