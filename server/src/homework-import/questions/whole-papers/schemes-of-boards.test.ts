import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { lines } from '../../testing/short-homework.ts';
import { p, table, wordFile } from '../../testing/word-file.ts';

const paper = [
  p('Pond life', { style: 'Title' }),
  ...lines(
    '1. The drawing shows a frog.',
    '(a) To which group does it belong? [1]',
    '(b) Give two features of the group. [2]',
    '2. A stone falls into the pond.',
    '(a) What is the unit of force? [1]',
    '(b) Explain why the stone slows down. [2]',
    '3. Which of these is a plant? [1]',
    'A frog',
    'B reed',
    'C newt',
  ),
];
const group = 'amphibian';
const features = 'moist skin\nlays eggs in water';
const slows = 'drag (1)\nacts upwards (1)';
const right = [['amphibian'], ['moist skin', 'lays eggs in water'], ['newton'], ['drag', 'acts upwards'], ['reed']];

const head = ['Part', 'Mark', 'Answer', 'Further information'];
const parts = ['Question Number', 'Answer', 'Additional Guidance', 'Mark'];
const columns = ['', 'Answer', 'Acceptable answers', 'Mark'];

it.each<[reason: string, scheme: readonly string[]]>([
  [
    'the number of each question in a row above its headings',
    [
      table(
        ['Question number', '1', 'AB0330', ''],
        head,
        ['(a)', '1', group, ''],
        ['(b)', '2', `Any two from:\n${features}`, ''],
        ['Total', '3', '', ''],
        ['Question number', '2', 'AB0362', ''],
        head,
        ['(a)', '1', 'newton', ''],
        ['(b)', '2', slows, ''],
        ['Question number', '3', 'AB0448', ''],
        head,
        ['', '1', 'B', ''],
      ),
    ],
  ],
  [
    'the number in a table of its own',
    [
      table(['Question', '1']),
      table(head, ['(a)', '1', group, ''], ['(b)', '2', features, '']),
      table(['Question', '2']),
      table(head, ['(a)', '1', 'newton', ''], ['(b)', '2', slows, '']),
      table(['Question', '3']),
      table(head, ['', '1', 'B', '']),
    ],
  ],
  [
    'abbreviations above the headings',
    [
      table(
        ['/', 'either is right', '', ''],
        ['ecf', 'error carried forward', '', ''],
        parts,
        ['1(a)', group, '', '(1)'],
        ['1(b)', `A description that makes reference to two of the following:\n${features}`, '', '(2)'],
        parts,
        ['2(a)', 'newton', '', '(1)'],
        ['2(b)', `An explanation including the following points:\n${slows}`, '', '(2)'],
        ['3', 'B', '', '(1)'],
      ),
    ],
  ],
  [
    'a question without parts in a table without numbers',
    [
      p('Q1.'),
      table(columns, ['(a)', group, '', '(1)'], ['(b)', features, '', '(2)']),
      p('Q2.'),
      table(columns, ['(a)', 'newton', '', '(1)'], ['(b)', slows, '', '(2)']),
      p('Q3.'),
      table(columns, ['', 'B', '', '(1)']),
    ],
  ],
  [
    'marks behind semicolons',
    lines(
      `1\t(a)\t${group}; 1`,
      '(b)\tmoist skin;',
      'lays eggs in water; 2',
      '2\t(a)\tnewton; 1',
      '(b)\tdrag;',
      'acts upwards;\t2 max',
      '3\tB',
    ),
  ],
  [
    'what is accepted behind a capital',
    [
      table(
        ['Question', 'Part', 'Level', 'Answer', 'Mark scheme'],
        ['1', 'a', '3', group, '1 mark'],
        ['', 'b', '3', features, '2 marks'],
        ['2', 'a', '4', 'newton Accept: phonetic spellings such as ‘nuton’.', '1 mark'],
        ['', 'b', '5', slows, '2 marks'],
        ['3', '', '3', 'reed', '1 mark'],
      ),
    ],
  ],
  [
    'descriptions below the number of each part',
    [
      p('Question 1(a) (1 mark)'),
      table(['Description', 'Marks'], [group, '1'], ['Total', '1']),
      p('Question 1(b) (2 marks)'),
      table(['Description', 'Marks'], ['moist skin', '1'], ['lays eggs in water', '1'], ['Total', '2']),
      p('Question 2(a)'),
      table(['Description', 'Marks'], ['newton', '1']),
      p('Question 2(b)'),
      table(['Description', 'Marks'], ['drag', '1'], ['acts upwards', '1']),
      p('Question 3'),
      table(['Description', 'Marks'], ['B', '1']),
    ],
  ],
  [
    'parts in columns below one heading, and guidance in capitals',
    [
      table(
        ['Question', '', '', 'Expected answers', 'Mark', 'Additional guidance'],
        ['1', 'a', '', group, '1', 'DO NOT ALLOW reptile'],
        ['', 'b', '', `Any two from: ${features.replace('\n', ' ✓ ')} ✓`, '2', ''],
        ['2', 'a', '', 'newton ✓', '1', 'IGNORE symbols'],
        ['', 'b', '', 'drag ✓ acts upwards ✓', '2', ''],
        ['3', '', '', 'B ✓', '1', ''],
      ),
    ],
  ],
  [
    'letters that stand bare',
    lines(
      `1 a ${group} (1 mark)`,
      'b moist skin (1 mark)',
      'lays eggs in water (1 mark)',
      '2 a newton (1 mark)',
      'b drag (1 mark) acts upwards (1 mark)',
      '3 B (1 mark)',
    ),
  ],
  [
    'letters joined to numbers, and marks behind dashes',
    lines(
      `1.a. ${group} - 1`,
      '1.b. moist skin; lays eggs in water - 2',
      '2.a. newton - 1',
      '2.b. drag; acts upwards - 2',
      '3. B - 1',
    ),
  ],
  [
    'criteria above sample answers',
    [
      p('Question 1 (a) (1 mark)'),
      p('Outcomes assessed: SC4-14'),
      table(['Criteria', 'Marks'], ['• Names the group', '1']),
      ...lines('Sample answer:', group, 'Question 1 (b) (2 marks)'),
      table(['Criteria', 'Marks'], ['• Gives two features', '2'], ['• Gives one feature', '1']),
      ...lines('Sample answer:', 'moist skin', 'lays eggs in water', 'Question 2 (a)', 'Sample answer:', 'newton'),
      ...lines('Question 2 (b)', 'Sample answer:', 'drag', 'acts upwards', 'Question 3', 'B'),
    ],
  ],
])('reads a mark scheme as exam boards print it: %s', async (_reason, scheme) => {
  const files = [paper, [p('Mark scheme', { style: 'Title' }), ...scheme]].map((blocks, index) => ({
    name: index === 0 ? 'pond.docx' : 'pond ms.docx',
    bytes: wordFile([...blocks]),
  }));
  const { drafts } = await readFiles(files, undefined);
  expect(drafts[0]?.assignment.questions.map((one) => one.correctAnswers)).toEqual(right);
});

it('takes the total of a section for no total of the paper', async () => {
  const said = lines('SECTION A', '1. Name a gas. (1)', '2. Name a metal. (1)', 'TOTAL SECTION A: [2]', 'SECTION B');
  const blocks = [
    p('Memo test', { style: 'Title' }),
    ...said,
    ...lines('3. Name two acids. (2)', '4. Name a salt. (1)'),
  ];
  const { drafts } = await readFiles([{ name: 'a.docx', bytes: wordFile(blocks) }], undefined);
  expect(drafts[0]?.messages.filter(({ message }) => message.includes('in all'))).toEqual([]);
});

it('finds the letters of 2.1, 2.2 and 2.3 in the columns of question 2', async () => {
  const asked = [
    p('Materials test', { style: 'Title' }),
    ...lines('QUESTION 1', '1.1 Name the hard part of a tree. (1)', 'QUESTION 2', 'Match column A with column B.'),
    table(
      ['Column A', 'Column B'],
      ['2.1 Brittle', 'A. a mixture of metals'],
      ['2.2 Magnetic', 'B. it shatters'],
      ['2.3 Alloy', 'C. pulled by a magnet'],
    ),
  ];
  const memo = lines('MEMORANDUM', 'QUESTION 1', '1.1 Trunk (1)', 'QUESTION 2', '2.1 B', '2.2 C', '2.3 A');
  const { drafts } = await readFiles([{ name: 'm.docx', bytes: wordFile([...asked, ...memo]) }], undefined);
  expect(drafts[0]?.assignment.questions.map((one) => one.correctAnswers)).toEqual([
    ['Trunk'],
    ['it shatters'],
    ['pulled by a magnet'],
    ['a mixture of metals'],
  ]);
});
