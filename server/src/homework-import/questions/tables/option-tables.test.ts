import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';

const molecules = ['a carbohydrate', 'a fat', 'a protein'];
const organs = ['gall bladder', 'pancreas', 'stomach'];
const molecule = 'What type of molecule is an enzyme?';
const organ = 'Where is lipase made?';
const ring = 'Draw a ring around the correct answer.';
const tick = 'Tick (✓) one box.';
const both = (said: string): readonly Question[] => [
  [`${molecule}\n${said}`, molecules, ['a protein']],
  [`${organ}\n${said}`, organs, ['pancreas']],
];
const key = lines('Answers', '1. a protein', '2. pancreas');
const asking = (said: string, options: (texts: readonly string[], right: number) => string) => [
  ...lines(`1. ${molecule}`, said),
  options(molecules, 2),
  ...lines(`2. ${organ}`, said),
  options(organs, 1),
];

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'a row, within the parts of a question',
    [
      ...lines('1. Enzymes are in the body.', `(a) ${molecule}\t(1)`, ring),
      table(molecules),
      ...lines(`(b) ${organ}\t(1)`, ring),
      table(organs),
      ...lines('Mark scheme', '1. (a) a protein', '(b) pancreas'),
    ],
    both(ring),
  ],
  [
    'a row without an answer anywhere',
    asking(ring, (texts) => table(texts)),
    both(ring).map(([text, options]) => [text, options, []]),
  ],
  [
    'a row in which one is red',
    asking(ring, (texts, right) => table(texts.map((text, at) => (at === right ? `%%${text}%%` : text)))),
    both(ring),
  ],
  [
    'a column with empty cells',
    [...asking(tick, (texts) => table(...texts.map((text) => [text, '']))), ...key],
    both(tick),
  ],
  ['a column with boxes', [...asking(tick, (texts) => table(...texts.map((text) => [text, '☐']))), ...key], both(tick)],
  [
    'a column with a tick',
    asking(tick, (texts, right) => table(...texts.map((text, at) => [text, at === right ? '%%✔%%' : '']))),
    both(tick),
  ],
  [
    'boxes before the options, one of them ticked',
    asking(tick, (texts, right) => table(...texts.map((text, at) => [at === right ? '☑' : '☐', text]))),
    both(tick),
  ],
  [
    'a heading above the boxes',
    asking(tick, (texts, right) =>
      table(['Answer', 'Tick (✓)'], ...texts.map((text, at) => [text, at === right ? '✓' : ''])),
    ),
    both(tick),
  ],
  [
    'letters in cells of their own',
    [
      p('1. Which is a gas?'),
      table(['A', 'iron', 'B', 'oxygen', 'C', 'carbon']),
      p('2. Which is a liquid?'),
      table(['A', 'water', 'B', 'copper', 'C', 'helium']),
      ...lines('Answers', '1. B', '2. A'),
    ],
    [
      ['Which is a gas?', ['iron', 'oxygen', 'carbon'], ['oxygen']],
      ['Which is a liquid?', ['water', 'copper', 'helium'], ['water']],
    ],
  ],
  [
    'the middle of a sentence',
    [
      ...lines('1. Draw a ring around the correct answer to complete the sentence.'),
      table(['', 'a fat', ''], ['An enzyme is', 'a protein', 'in the body.'], ['', 'a sugar', '']),
      ...lines('2. Name the gas that plants take in.', 'Answers', '1. a protein', '2. carbon dioxide'),
    ],
    [
      [
        'Draw a ring around the correct answer to complete the sentence.\nAn enzyme is ______ in the body.',
        ['a fat', 'a protein', 'a sugar'],
        ['a protein'],
      ],
      ['Name the gas that plants take in.', [], ['carbon dioxide']],
    ],
  ],
  [
    'a row of numbers',
    [
      ...lines('1. How many bones are in the body?', 'Circle one answer.'),
      table(['106', '206', '306']),
      ...lines('Answer: 206', '2. Why do we need bones?'),
    ],
    [
      ['How many bones are in the body?\nCircle one answer.', ['106', '206', '306'], ['206']],
      ['Why do we need bones?', [], []],
    ],
  ],
  [
    'words for a gap as none of them',
    [
      p('1. Choose the word from the box to complete the sentence.'),
      table(['mass', 'weight', 'volume']),
      p('A force is a ______.'),
      p('Answer: weight'),
    ],
    [
      [
        'Choose the word from the box to complete the sentence.\nA force is a ______.',
        ['mass', 'weight', 'volume'],
        ['weight'],
      ],
    ],
  ],
])('reads options in cells: %s', async (_reason, blocks, questions) => {
  expect(await questionsOf(blocks)).toEqual(questions);
});
