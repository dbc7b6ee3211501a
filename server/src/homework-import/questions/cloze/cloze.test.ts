import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';

const gap = '____________';
const words = ['alveoli', 'diaphragm', 'oxygen', 'trachea', 'lungs'];
const right = ['lungs', 'trachea', 'alveoli', 'oxygen', 'diaphragm'];
const said = right.join(', ');
const sentences = [
  'We breathe with two organs called {}.',
  'Air goes down a tube called the {} to reach them.',
  'At the ends of the tubes there are tiny air sacs called {}.',
  'Here {} goes into the blood.',
  'A sheet of muscle called the {} helps us to breathe in.',
];
const filled = (fill: (index: number) => string) => sentences.map((text, index) => text.replace('{}', fill(index)));
const passage = (fill: (index: number) => string) => filled(fill).join(' ');
const inOrder = (behind: (index: number) => string) => right.map((word, index) => `${behind(index)} ${word}`);
const number = (index: number) => `${index + 1}`;
const letter = (index: number) => `(${'abcde'.charAt(index)})`;
const read = (
  shown: (index: number) => string = () => gap,
  bank: readonly string[] = words,
  answers: readonly string[] = right,
): readonly Question[] => filled(shown).map((text, index) => [text, bank, answers.slice(index, index + 1)]);
const numbered = (index: number) => `(${number(index)}) ${gap}`;
const lettered = (index: number) => `${letter(index)} ${gap}`;
const below = lines('1. Name the gas that we breathe out.', '2. Why do we need oxygen?');
const others: readonly Question[] = [
  ['Name the gas that we breathe out.', [], ['carbon dioxide']],
  ['Why do we need oxygen?', [], ['for respiration']],
];
const keyOfOthers = lines('1. carbon dioxide', '2. for respiration');

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'gaps with numbers, and their answers in a line',
    lines(
      'Complete the passage using the words below.',
      words.join('   '),
      passage(numbered),
      'Answers',
      inOrder(number).join(', '),
    ),
    read(numbered),
  ],
  [
    'a bank of bullets, and answers below each other',
    [
      ...lines('Use these words to fill in the gaps:', ...words.map((word) => `• ${word}`)),
      ...lines(passage(numbered), 'Answers', ...inOrder((index) => `${number(index)}.`)),
    ],
    read(numbered),
  ],
  [
    'no bank, only the lines of a title above, and a key with a column of marks',
    [
      p('Breathing', { style: 'Title' }),
      ...lines('Time: 30 minutes', 'Total marks: 5', passage(numbered)),
      p('Marking memorandum'),
      table(['Question', 'Answer', 'Marks'], ...right.map((word, index) => [number(index), word, '1'])),
    ],
    read(numbered, []),
  ],
  [
    'options of the question above, which are no bank',
    [
      ...lines('1. What is the smallest?', '☐ an organ   ☐ a cell   ☐ a tissue'),
      p('Section B', { style: 'Heading1' }),
      ...lines('Fill in the missing words.', passage(numbered), 'Answers', 'Section A', '1. a cell', 'Section B'),
      ...lines(...inOrder((index) => `${number(index)}.`)),
    ],
    [['What is the smallest?', ['an organ', 'a cell', 'a tissue'], ['a cell']], ...read(numbered, [])],
  ],
  [
    'numbers within the gaps',
    [
      p('Fill in the missing words.'),
      table(words),
      p(passage((index) => `____${number(index)}____`)),
      p(`Answers: ${inOrder((index) => `${number(index)}.`).join('  ')}`),
    ],
    read(() => '______'),
  ],
  [
    'numbers right before the gaps, and a bank in rows below',
    [
      p('Fill in the blanks.'),
      p(passage((index) => `${number(index)}.${gap}`)),
      p('Word bank'),
      table(words.slice(0, 3), words.slice(3)),
      ...lines('Answer key', ...inOrder((index) => `${number(index)})`)),
    ],
    read(),
  ],
  [
    'numbers behind dotted gaps, and no bank',
    lines(
      'Fill in the blanks with suitable words.',
      passage((index) => `……………………(${number(index)})`),
      'Answer Scheme',
      ...inOrder((index) => `(${number(index)})`),
    ),
    read(() => '……………………', []),
  ],
  [
    'gaps with letters within a question that has a number',
    [
      ...lines('1. Read the passage and fill in the gaps from the list.', words.join(', '), passage(lettered)),
      ...lines(
        '2. Name the gas that we breathe out.',
        '3. Why do we need oxygen?',
        'Answers',
        `1. ${inOrder(letter).join(' ')}`,
      ),
      ...lines('2. carbon dioxide', '3. for respiration'),
    ],
    [...read(lettered), ...others],
  ],
  [
    'a passage behind its number, and one number more',
    lines(
      `1. ${passage(() => gap)}`,
      `Choose from: ${words.join(', ')}`,
      `Answer: ${said}`,
      '2. Why do we need oxygen?',
      'Answer: for respiration',
    ),
    [...read(), ...others.slice(1)],
  ],
  [
    'gaps without numbers, a bank in one cell, and the words in order',
    [
      p('Use the words in the box to complete the text.'),
      table([words.join('    ')]),
      ...lines(
        passage(() => gap),
        `Answers (gaps, in order): ${said}`,
      ),
    ],
    read(),
  ],
  [
    'gaps without numbers, and the words in order below each other',
    lines(
      'Fill in the missing words.',
      passage(() => gap),
      'Answers',
      ...right,
    ),
    read(() => gap, []),
  ],
  [
    'words without a heading, and no answers',
    lines(
      words.join(', '),
      passage(() => gap),
    ),
    read(() => gap, words, []),
  ],
  [
    'questions with numbers below a passage, and both in the key',
    [
      ...lines(
        'Missing words:',
        words.join(' • '),
        passage(() => gap),
        'Now answer these questions.',
      ),
      ...below,
      ...lines('Answers', `Gaps: ${said}`),
      ...keyOfOthers,
    ],
    [...read(), ...others],
  ],
  [
    'sections whose numbers begin again',
    [
      ...lines('Section A', 'Complete the text with words from the box.'),
      table(words),
      ...lines(passage(numbered), 'Section B'),
      ...below,
      ...lines('Answers', 'Section A', inOrder(number).join('  '), 'Section B'),
      ...keyOfOthers,
    ],
    [...read(numbered), ...others],
  ],
  ['sentences below each other', lines('Word bank', words.join('\t'), ...filled(() => gap), 'Answers', said), read()],
  [
    'the passage with its words in bold as the key',
    lines(
      'Fill in the gaps in this text.',
      words.join(', '),
      passage(() => gap),
      'Answers',
      passage((index) => `**${right[index]}**`),
    ),
    read(),
  ],
  [
    'red words of a teacher’s copy behind the numbers of gaps',
    [p('Fill in the gaps.'), table(words), p(passage((index) => `(${number(index)}) %%${right[index]}%%`))],
    read((index) => `(${number(index)}) ____`),
  ],
  [
    'underlined words of a teacher’s copy',
    [p('Fill in the gaps.'), table(words), p(passage((index) => `**@@${right[index]}@@**`))],
    read(() => '____'),
  ],
])('reads a passage with gaps: %s', async (_reason, blocks, questions) => {
  expect(await questionsOf(blocks)).toEqual(questions);
});
