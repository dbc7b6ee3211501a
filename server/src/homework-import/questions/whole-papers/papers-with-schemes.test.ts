import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { lines } from '../../testing/short-homework.ts';
import { p, table, wordFile } from '../../testing/word-file.ts';

type Marked = readonly [text: string, answers: readonly string[], marks: number];

it.each<[reason: string, blocks: readonly string[], questions: readonly Marked[]]>([
  [
    'marks at the right of number, part and answer, above what is accepted',
    lines(
      ...[
        '1.\tTea cools.',
        '(a)\tWhich cup is best?',
        '..........',
        '1 mark',
        '(b)\tName the process.',
        '..........',
        '1 mark',
      ],
      ...['2.\tAir rises.', '(a)\tWhat happens to its density?', '..........', '1 mark', 'Mark scheme'],
      ...['1.\t(a)\tpolystyrene\t1', 'accept ‘the plastic one’', '(b)\tconduction\t1', '2.\t(a)\tit decreases\t1'],
      'accept ‘it gets less dense’',
    ),
    [
      ['Which cup is best?', ['polystyrene', 'the plastic one'], 1],
      ['Name the process.', ['conduction'], 1],
      ['What happens to its density?', ['it decreases', 'it gets less dense'], 1],
    ],
  ],
  [
    'a column “Mark scheme” with nothing but marks beside the answers',
    [
      ...lines(
        '1. Describe what happens in the mouth.',
        '________',
        '(2)',
        '2. What is protein for?',
        '________',
        '(1)',
      ),
      ...[p('Mark scheme', { style: 'Heading1' })],
      table(
        ['Question', 'Answer', 'Mark scheme'],
        ['1', 'chewed into small pieces\nmixed with saliva', '1 mark\n1 mark'],
        ['2', 'growth and repair', '1 mark'],
      ),
    ],
    [
      ['Describe what happens in the mouth.', ['chewed into small pieces', 'mixed with saliva'], 2],
      ['What is protein for?', ['growth and repair'], 1],
    ],
  ],
  [
    '“Question” and “Answer” above lettered parts, again and again',
    [
      ...[p('Sample 1 – Foundation', { style: 'Heading2' }), ...lines('Question', 'Lamps are joined in parallel.')],
      ...lines(
        'a) i) State the current. [1 mark]',
        'ii) State the resistance. [1 mark]',
        'b) State the voltage. [1 mark]',
        'Answer',
        'a) i) 0.5 A [1]',
        'ii) 24 Ω [1]',
        'b) 12 V [1]',
      ),
      ...[p('Sample 2 – Higher', { style: 'Heading2' }), ...lines('Question', 'A kettle is heated.')],
      ...lines('a) State the power. [1 mark]', 'b) Name the fuse. [1 mark]', 'Answer', 'a) 2300 W [1]', 'b) 13 A [1]'),
    ],
    [
      ['State the current.', ['0.5 A'], 1],
      ['State the resistance.', ['24 Ω'], 1],
      ['State the voltage.', ['12 V'], 1],
      ['State the power.', ['2300 W'], 1],
      ['Name the fuse.', ['13 A'], 1],
    ],
  ],
  [
    'notes with questions among them, each above its points',
    lines(
      ...['Density tells you how heavy things are.', 'Question: Will wood float? Give a reason. (2 marks)', '- yes'],
      ...['- it is less dense than water', 'Pressure is caused when a force acts on an area.'],
      ...['Question: State where a dam is thickest. (1 mark)', '- at the bottom', 'Question: Explain this. (2 marks)'],
      ...['- the heel has a small area', '- so the pressure is greater'],
    ),
    [
      ['Will wood float? Give a reason.', ['yes', 'it is less dense than water'], 2],
      ['State where a dam is thickest.', ['at the bottom'], 1],
      ['Explain this.', ['the heel has a small area', 'so the pressure is greater'], 2],
    ],
  ],
  [
    'points with Roman numbers in the colour of the answers',
    lines(
      ...['1. Why is steel used? [1]', '%%It is strong.%%', '2. Name a magnetic metal. [1]', '%%iron%%'],
      ...['3. Give two ways to make it stronger. [2]', 'i. %%use a bigger current%%', 'ii. %%put more turns on it%%'],
      ...['4. Why is it better? [1]', '%%It can be turned off.%%'],
    ),
    [
      ['Why is steel used?', ['It is strong'], 1],
      ['Name a magnetic metal.', ['iron'], 1],
      ['Give two ways to make it stronger.', ['use a bigger current', 'put more turns on it'], 2],
      ['Why is it better?', ['It can be turned off.'], 1],
    ],
  ],
])('reads answers of a paper: %s', async (_reason, blocks, questions) => {
  const bytes = wordFile([p('Science test', { style: 'Title' }), ...blocks]);
  const { drafts } = await readFiles([{ name: 'test.docx', bytes }], undefined);
  const found = drafts[0]?.assignment.questions.map((one) => [one.question, one.correctAnswers, one.marks]);
  expect(found).toEqual(questions);
});

it('reads the number of a list apart from a number that its item begins with', async () => {
  const item = (text: string) => p(text, { list: [1, 0] });
  const blocks = [
    item('Name the gas. [1]'),
    item('State its use. [1]'),
    item('48 g of salt is dissolved in 200 g of water. Give its mass. [1]'),
  ];
  const bytes = wordFile(blocks, { lists: { 1: [['decimal', '%1']] } });
  const { drafts } = await readFiles([{ name: 'test.docx', bytes }], undefined);
  expect(drafts[0]?.assignment.questions.map((one) => one.question)).toEqual([
    'Name the gas.',
    'State its use.',
    '48 g of salt is dissolved in 200 g of water. Give its mass.',
  ]);
});
