import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { chalk, energy, force, gas, lines, type Question, questionsOf, units } from '../../testing/short-homework.ts';
import { p, table, wordFile } from '../../testing/word-file.ts';

const heat: Question = ['Why does ice melt?', [], ['it takes in heat']];
const bat: Question = ['Name a mammal that flies.', [], ['bat']];
const room = '____________________';
const unit: Question = ['Which is a unit of force?', units, ['newton']];
const metal: Question = ['Which is a metal?', ['iron', 'chalk', 'wool'], ['iron']];

it.each<[habit: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'a mark scheme with columns for the question and for its part',
    [
      ...lines(
        '1. A box slides.',
        `(a) ${force[0]}`,
        room,
        `(b) ${energy[0]}`,
        room,
        '2. Plants grow.',
        `(a) ${gas[0]}`,
      ),
      p('Mark scheme'),
      table(
        ['Q', 'Part', 'Mark', 'Answer', 'Accept', 'Additional guidance'],
        ['1', 'a', '1', '* newton', 'accept ‘N’', ''],
        ['', 'b', '1', '* joule', '', 'unit in full'],
        ['2', 'a', '1', '* carbon dioxide', '', ''],
      ),
    ],
    [[force[0], [], ['newton', 'N']], energy, gas],
  ],
  [
    'a paper that is one table, with what holds for several questions in rows of their own',
    [
      table(
        ['A box slides down a long ramp.', '', ''],
        ['01.1', force[0], '[1 mark]'],
        ['01.2', energy[0], '[1 mark]'],
        ['A plant stands in a sunny window.', '', ''],
        ['02.1', gas[0], '[1 mark]'],
      ),
      p('Mark scheme'),
      table(
        ['Question', 'Answers', 'Mark'],
        ['01.1', 'newton', '1'],
        ['01.2', 'joule', '1'],
        ['02.1', 'carbon dioxide', '1'],
      ),
    ],
    [force, energy, gas],
  ],
  [
    'answers below a heading of no kind, for all but the drawing at the end',
    [
      ...lines(
        `1) ${force[0]}`,
        room,
        `2) ${energy[0]}`,
        room,
        `3) ${gas[0]}`,
        room,
        `4) ${heat[0]}`,
        room,
        `5) ${bat[0]}`,
        room,
      ),
      p('6) Draw a poster that warns of fire.'),
      table(['**FOR THE COVER TEACHER ONLY**\n1) newton\n2) joule\n3) carbon dioxide\n4) it takes in heat\n5) bat']),
    ],
    [force, energy, gas, heat, bat, ['Draw a poster that warns of fire.', [], []]],
  ],
  [
    'a table that a teacher filled in in red',
    [
      p('1. Translate into English.'),
      table(['a. la cuisine', '%%the kitchen%%'], ['b. le jardin', '%%the garden%%'], ['c. le toit', '%%the roof%%']),
    ],
    [
      ['la cuisine', [], ['the kitchen']],
      ['le jardin', [], ['the garden']],
      ['le toit', [], ['the roof']],
    ],
  ],
  [
    'translations in red behind a gap of spaces',
    lines(
      '1. Write in French.',
      'a. It is cold.   %%Il fait froid.%%',
      'b. It rains.   %%Il pleut.%%',
      'c. I sing.   %%Je chante.%%',
    ),
    [
      ['It is cold.', [], ['Il fait froid']],
      ['It rains.', [], ['Il pleut']],
      ['I sing.', [], ['Je chante']],
    ],
  ],
  [
    'explanations in italics below the options',
    [unit, chalk, metal].flatMap(([text, options, [right]], at) => [
      p(`${at + 1}. ${text}`),
      ...options.map((option) => p(option === right ? `==${option}==` : option)),
      italic('We learned it in the lesson.'),
    ]),
    [unit, chalk, metal],
  ],
  [
    'numbers for two answers, which are room to write',
    lines(
      '1. Give two units of energy.',
      '1\t',
      '2\t',
      `2. ${force[0]}`,
      room,
      'Answers',
      '1. joule; calorie',
      '2. newton',
    ),
    [['Give two units of energy.', [], ['joule', 'calorie']], force],
  ],
  [
    'questions with bullets below headings',
    [
      p('Bronze', { style: 'Heading2' }),
      ...[force, energy].map(([text]) => p(text, { list: [4, 0] })),
      p('Gold', { style: 'Heading2' }),
      ...[gas, heat].map(([text]) => p(text, { list: [4, 0] })),
    ],
    [force, energy, gas, heat].map(([text]) => [text, [], []]),
  ],
  [
    'headings of sections with numbers of their own',
    [
      p('1. Short answer', { style: 'Heading2' }),
      ...lines(`1. ${force[0]}`, 'Answer: newton', `2. ${energy[0]}`, 'Answer: joule'),
      p('2. True or False', { style: 'Heading2' }),
      ...lines('3. The Sun is a star.', 'Answer: True', '4. Iron is a gas.', 'Answer: False (it is a metal)'),
    ],
    [force, energy, ['The Sun is a star.', [], ['true']], ['Iron is a gas.', [], ['false']]],
  ],
  [
    'T and F of which one is red, and what would be true below',
    lines(
      'Circle T (true) or F (false). If the statement is false, write the correct version on the line.',
      '1. Sound is faster in air than in steel.     T   %%F%%',
      '%%It is faster in steel.%%',
      '2. Sound needs a medium.     %%T%%   F',
      '3. Pitch is measured in decibels.     T   %%F%%',
      '%%Loudness is.%%',
    ),
    [
      ['Sound is faster in air than in steel.', [], ['false']],
      ['Sound needs a medium.', [], ['true']],
      ['Pitch is measured in decibels.', [], ['false']],
    ],
  ],
  [
    'a program whose lines are no options',
    lines(
      '1. What is the output?',
      'x = 3',
      'for i in range(2):',
      'print(x)',
      'Ans: 3',
      `2. ${force[0]}`,
      'Ans: newton',
    ),
    [['What is the output?\nx = 3\nfor i in range(2):\nprint(x)', [], ['3']], force],
  ],
  [
    'statements to tick with Roman numbers beside them',
    [
      p('Tick (✓) ONE box in each row.'),
      table(
        ['', 'IDEA', 'TRUE', 'FALSE'],
        ['i', 'Ferns make seeds.', '', '✓'],
        ['ii', 'Mosses like damp places.', '✓', ''],
        ['iii', 'Iron is a gas.', '', '✓'],
      ),
    ],
    [
      ['Ferns make seeds.', [], ['false']],
      ['Mosses like damp places.', [], ['true']],
      ['Iron is a gas.', [], ['false']],
    ],
  ],
  [
    'a bank of words on two lines, with wide gaps between them',
    [
      ...lines('1. Choose words from the box below.', 'newton     joule     watt', 'volt     gold     iron'),
      p(
        'Force is measured in (a) ______. Energy is measured in (b) ______. Power is measured in (c) ______. A ring is of (d) ______.',
      ),
      ...lines('Answers', '1. (a) newton (b) joule (c) watt (d) gold'),
    ],
    ['newton', 'joule', 'watt', 'gold'].map((answer, at) => [
      `${['Force is measured in', 'Energy is measured in', 'Power is measured in', 'A ring is of'][at]} (${'abcd'.charAt(at)}) ______.`,
      ['newton', 'joule', 'watt', 'volt', 'gold', 'iron'],
      [answer],
    ]),
  ],
  [
    'answers in square brackets behind each question, with marks before them',
    lines(
      `1. ${force[0]} [newton]`,
      '2. Give two metals. (2) [any two: iron; gold; lead]',
      '3. How many legs has an insect? [six]',
      `4. ${energy[0]} [joule]`,
    ),
    [force, ['Give two metals.', [], ['iron', 'gold', 'lead']], ['How many legs has an insect?', [], ['six']], energy],
  ],
  [
    'a table with marking guidance in the place of answers',
    [
      table(
        ['Qu', 'Question', 'Marking guidance', 'Total'],
        ['1 a', force[0], 'newton;', '1'],
        ['1 b', energy[0], 'joule;\n\nR. watt', '1'],
      ),
    ],
    [force, energy],
  ],
  [
    'the right option with CORRECT behind it, as quiz sites print it',
    lines('1. Which is a unit of force?', 'A. newton  CORRECT', 'B. joule', 'C. watt', 'D. volt'),
    [unit],
  ],
  [
    'the name of a sample answer in a table of marking guidelines',
    [
      ...lines(`1. ${force[0]}`, room, `2. ${energy[0]}`, room),
      p('Marking Guidelines'),
      table(['Question', 'Answer'], ['1', 'Sample answer:\n\nnewton'], ['2', 'Sample answer\n\njoule']),
    ],
    [force, energy],
  ],
])('reads %s', async (_habit, blocks, questions) => {
  expect(await questionsOf(blocks, { lists: { 4: [['bullet', '•']] } })).toEqual(questions);
});

it('reads a key of bullets as the answers of questions with bullets, in their order', async () => {
  const asked = [force, energy, gas, heat];
  const file = (name: string, title: string, texts: readonly string[]) => ({
    name,
    bytes: wordFile([p(title, { style: 'Title' }), ...texts.map((text) => p(text, { list: [4, 0] }))], {
      lists: { 4: [['bullet', '•']] },
    }),
  });
  const paper = file(
    'Units.docx',
    'Units',
    asked.map(([text]) => text),
  );
  const key = file(
    'Units answers.docx',
    'Units – answers',
    asked.map(([, , [answer = '']]) => answer),
  );
  const { drafts } = await readFiles([paper, key], undefined);
  const read = drafts[0]?.assignment.questions.map((one) => [one.question, one.options, one.correctAnswers]);
  expect(read).toEqual(asked);
});

function italic(text: string): string {
  return `<w:p><w:r><w:rPr><w:i/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;
}
