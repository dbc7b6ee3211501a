import { expect, it } from 'vitest';
import { energy, force, lines, type Question, questionsOf } from '../../../testing/short-homework.ts';
import { p } from '../../../testing/word-file.ts';

const meanings = ['the lowest point', 'what a wave travels through', 'the highest point'];
const waves: readonly Question[] = [
  ['crest', meanings, ['the highest point']],
  ['trough', meanings, ['the lowest point']],
  ['medium', meanings, ['what a wave travels through']],
];
const open = waves.map(([text, options]): Question => [text, options, []]);
const described = meanings.map((text, index) => `${'ABC'.charAt(index)}. ${text}`);
const bold = (text: string) => p(`**${text}**`);

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'letters on the lines before the numbers, below headings with a count',
    [
      bold('2 Written questions'),
      ...lines(`1. ${force[0]}`, 'Answer: newton', `2. ${energy[0]}`, 'Answer: joule'),
      bold('3 Matching questions'),
      ...lines('C 1. crest', 'A 2. trough', 'B 3. medium', ...described),
    ],
    [force, energy, ...waves],
  ],
  [
    'letters between underscores',
    lines('Match each term with its meaning.', '_C_ 1. crest', '_A_ 2. trough', '_B_ 3. medium', ...described),
    waves,
  ],
  [
    'room before the numbers, and a key',
    lines('____ 1. crest', '____ 2. trough', '____ 3. medium', ...described, 'Answers', '1. C', '2. A', '3. B'),
    waves,
  ],
  [
    'room behind the terms, below an instruction without a number',
    lines('Match each term with its meaning.', '1. crest ____', '2. trough ____', '3. medium ____', ...described),
    open,
  ],
  [
    'descriptions above the terms',
    lines('Matching', ...described, '1. crest', '2. trough', '3. medium', 'Answers: 1 C, 2 A, 3 B'),
    waves,
  ],
  [
    'room between the numbers and the terms',
    lines(
      '4 Matching questions',
      '1. ______ crest',
      '2. ______ trough',
      '3. ______ medium',
      ...described,
      'Answers',
      '1. C',
      '2. A',
      '3. B',
    ),
    waves,
  ],
  [
    'numbers that go on from another section, and a key that repeats terms and meanings',
    [
      ...lines(`1. ${force[0]}`, `2. ${energy[0]}`, 'Match each item with the correct statement below.'),
      ...lines('____ 3. crest', '____ 4. trough', '____ 5. medium', ...described, 'Answers', '1. newton', '2. joule'),
      ...lines(
        '3. C. crest – the highest point',
        '4. A. trough – the lowest point',
        '5. B. medium – what a wave travels through',
      ),
    ],
    [force, energy, ...waves],
  ],
  [
    'a question with options after one without',
    lines(`1. ${force[0]}`, '2. Which is a wave?', 'A. light', 'B. iron', 'C. glass'),
    [
      [force[0], [], []],
      ['Which is a wave?', ['light', 'iron', 'glass'], []],
    ],
  ],
])('reads lists to match: %s', async (_reason, blocks, questions) =>
  expect(await questionsOf(blocks)).toEqual(questions),
);
