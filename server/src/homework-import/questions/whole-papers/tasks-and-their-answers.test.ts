import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

const first = '1: Name a source of light. = the Sun';
const truths = [
  '1: Light travels in lines. = true',
  '1: The Moon makes light. = false',
  '1: Mirrors reflect light. = true',
];
const meanings = '{bounces off; bends; takes in}';
const matches = [
  `1: absorb ${meanings} = takes in`,
  `1: reflect ${meanings} = bounces off`,
  `1: refract ${meanings} = bends`,
];
const gaps = ['1: A mirror ____ light.', '1: A lens ____ light.', '1: A black wall ____ light.'];
const bank = '{refracts; reflects; absorbs}';

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'a table of statements without heads, and their truth in one line of the key',
    `1. Name a source of light.
    2. Write true or false for each statement.
    | Light travels in lines. | |
    | The Moon makes light. | |
    | Mirrors reflect light. | |
    Answers
    1. the Sun
    2. true, false, true`,
    [first, ...truths],
  ],
  [
    'a table of statements with their truth beside them',
    `1. Name a source of light.
    Answer: the Sun
    2. True or false?
    | 1 | Light travels in lines. | True |
    | 2 | The Moon makes light. | False |
    | 3 | Mirrors reflect light. | True |`,
    [first, ...truths],
  ],
  [
    'the truth of statements in a line below them',
    `1. Name a source of light.
    Answer: the Sun
    2. Write true or false for each statement.
    a) Light travels in lines. ______
    b) The Moon makes light. ______
    c) Mirrors reflect light. ______
    Answers: true, false, true`,
    [first, ...truths],
  ],
  [
    'the statements of an entry of the key with numbers of their own',
    `1. Name a source of light.
    2. Write true or false for each statement.
    | Light travels in lines. | |
    | The Moon makes light. | |
    | Mirrors reflect light. | |
    Answers
    1. the Sun
    2. 1) true  2) false  3) true`,
    [first, ...truths],
  ],
  [
    'letters of terms in a line below lists to match in a section',
    `Task 1
    1. Name a source of light.
    Answer: the Sun
    Task 2: Match each word to its meaning.
    1. absorb
    2. reflect
    3. refract
    A. bounces off
    B. bends
    C. takes in
    Answers: 1 C, 2 A, 3 B`,
    [first, ...matches],
  ],
  [
    'letters of terms with Roman numbers below lists to match in a question',
    `1. Name a source of light.
    Answer: the Sun
    2. Match each word to its meaning.
    (i) absorb
    (ii) reflect
    (iii) refract
    A. bounces off
    B. bends
    C. takes in
    Answers: (i) C  (ii) A  (iii) B`,
    [first, ...matches],
  ],
  [
    'words to fill gaps with in square brackets, and answers in the order of the numbers of a section',
    `Section A
    1. Name a source of light.
    Section B: Fill in the gaps with words from the list.
    [refracts, reflects, absorbs]
    1. A mirror ____ light.
    2. A lens ____ light.
    3. A black wall ____ light.
    Answers
    Section A
    1. the Sun
    Section B: reflects, refracts, absorbs`,
    [first, ...gaps.map((gap, at) => `${gap} ${bank} = ${['reflects', 'refracts', 'absorbs'][at]}`)],
  ],
])('%s', async (_reason, paper, questions) => {
  expect(await readPlain(paper)).toEqual(questions);
});
