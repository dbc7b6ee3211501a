import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { chalk, energy, force, gas, lines, rocks } from '../../testing/short-homework.ts';
import { p, table, wordFile } from '../../testing/word-file.ts';

type Asked = readonly [text: string, options: readonly string[], answers: readonly string[], marks?: number];

const uses = ['carries oxygen', 'makes strong bones', 'helps digestion'];
const lettered = (write: (letter: string, rock: string) => string) =>
  rocks.map((rock, index) => p(write('ABCD'.charAt(index), rock)));

it.each<[reason: string, blocks: readonly string[], questions: readonly Asked[]]>([
  ...['✅', '✔️', '√', '✓ correct', '✓ (correct answer)'].map((tick): [string, readonly string[], readonly Asked[]] => [
    `an option with ${tick} behind it`,
    [
      p('1. Which rock is sedimentary?'),
      ...lettered((letter, rock) => `${letter}) ${rock}${rock === 'chalk' ? ` ${tick}` : ''}`),
      p('2. What is the unit of force?'),
      p('Answer: newton'),
    ],
    [chalk, force],
  ]),
  [
    'a printed form, whose questions that must be answered have a star',
    lines(
      '1. Which rock is sedimentary? *',
      '1 point',
      'Mark only one oval.',
      ...rocks.map((rock) => `○ ${rock}`),
      '2. What is the unit of force? *',
      '1 point',
    ),
    [
      ['Which rock is sedimentary?', rocks, []],
      ['What is the unit of force?', [], []],
    ],
  ],
  [
    'options with shapes, and how long a quiz waits',
    lines(
      'Question 1',
      'Which rock is sedimentary?',
      '▲ granite',
      '◆ chalk ✓',
      '● slate',
      '■ marble',
      '20 seconds',
      'Question 2',
      'What is the unit of force?',
      'Answer: newton',
    ),
    [chalk, force],
  ],
  [
    'the total below each question as its marks',
    lines(
      '1. What is the unit of force?',
      '(Total 2 marks)',
      'Answer: newton',
      '2. What is the unit of energy?',
      '[Total for Question 2: 1 mark]',
      'Answer: joule',
    ),
    [
      [...force, 2],
      [...energy, 1],
    ],
  ],
  [
    'marks at the right, with and without their letter',
    lines(
      '1)\tWhat is the unit of force?\t2m',
      'A:\tnewton',
      '2)\tWhat is the unit of energy?\t1',
      'A:\tjoule',
      '3)\tName the gas that plants take in.\t1',
      'A:\tcarbon dioxide',
    ),
    [
      [...force, 2],
      [...energy, 1],
      [...gas, 1],
    ],
  ],
  [
    'marks at the right of a mark scheme, and working above its result',
    lines(
      '1. (a) What is the unit of force?',
      '(b) The potential difference is 6.0 V and the current 0.5 A. Calculate the resistance.',
      'Mark scheme',
      '1\t(a)  newton\t1',
      '(b)  R = 6.0 ÷ 0.5',
      'R = 12 Ω\t2',
    ),
    [
      [...force, 1],
      ['The potential difference is 6.0 V and the current 0.5 A. Calculate the resistance.', [], ['12 Ω'], 2],
    ],
  ],
  [
    'points that say what they are given for',
    lines(
      '1. Explain what happens when an acid meets a metal. [2]',
      '1 mark for saying that hydrogen is made',
      '1 mark for saying that a salt is made',
      '2. What is the unit of force? [1]',
      'Answer: newton',
    ),
    [['Explain what happens when an acid meets a metal.', [], ['hydrogen is made', 'a salt is made'], 2], force],
  ],
  [
    'an instruction to underline the correct answer',
    lines(
      '1. Underline the correct answer: Plants make food by photosynthesis / respiration.',
      'Answer: photosynthesis',
      '2. What is the unit of force?',
      'Answer: newton',
    ),
    [
      [
        'Underline the correct answer: Plants make food by photosynthesis / respiration.',
        ['photosynthesis', 'respiration'],
        ['photosynthesis'],
      ],
      force,
    ],
  ],
  [
    'the odd one out behind what is asked',
    lines(
      '1. Which is the odd one out? copper, iron, sulfur, zinc',
      '2. What is the unit of force?',
      'Answers',
      '1. sulfur',
      '2. newton',
    ),
    [['Which is the odd one out?', ['copper', 'iron', 'sulfur', 'zinc'], ['sulfur']], force],
  ],
  [
    'sections with letters alone, and T or F underlined',
    lines(
      'A. True or false?',
      '1. Sound is a wave.  @@T@@ / F',
      '2. Light needs air.  T / @@F@@',
      'B. Write the missing word in each sentence.',
      '3. The unit of force is the ……………….',
      'Answers to part B',
      '3 – newton',
    ),
    [
      ['Sound is a wave.', [], ['true']],
      ['Light needs air.', [], ['false']],
      ['The unit of force is the ……………….', [], ['newton']],
    ],
  ],
  [
    'sections with letters, one above a table to match, and keys of one line below their names',
    [
      ...lines('A. Starter', 'Match the Spanish with the English.'),
      table(['1. el perro', 'a. the cat'], ['2. el gato', 'b. the dog'], ['3. el pez', 'c. the fish']),
      ...lines(
        'B. Translate into English',
        '1. Tengo un perro.',
        'C. Translate into Spanish',
        '1. the cat',
        'Answers',
        'A. Starter',
        '1 = b     2 = a     3 = c',
        'B. Translate into English',
        '1. I have a dog.',
        'C. Translate into Spanish',
        '1. el gato',
      ),
    ],
    [
      ['el perro', ['the cat', 'the dog', 'the fish'], ['the dog']],
      ['el gato', ['the cat', 'the dog', 'the fish'], ['the cat']],
      ['el pez', ['the cat', 'the dog', 'the fish'], ['the fish']],
      ['Tengo un perro.', [], ['I have a dog']],
      ['the cat', [], ['el gato']],
    ],
  ],
  [
    'a task above a passage with gaps, and none that has a number',
    lines(
      'Task 1 Fill in the gaps using the words in the box.',
      'newton     joule     watt',
      'Force is measured in ______ and energy in ______.',
      'Task 2 Answer in full sentences.',
      '1) Name the gas that plants take in.',
      'Answers',
      'Task 1: newton, joule',
      'Task 2:',
      '1) carbon dioxide',
    ),
    [
      [
        'Fill in the gaps using the words in the box.\nnewton joule watt\nForce is measured in ______ and energy in ______.\nGap 1',
        ['newton', 'joule', 'watt'],
        ['newton'],
      ],
      [
        'Fill in the gaps using the words in the box.\nnewton joule watt\nForce is measured in ______ and energy in ______.\nGap 2',
        ['newton', 'joule', 'watt'],
        ['joule'],
      ],
      gas,
    ],
  ],
  [
    'parts in the cells below their number, with marks for each',
    [
      table(
        ['**1.  Solve these equations.**  (2 marks each)', ''],
        ['a)  3x = 6', 'b)  4x = 12'],
        ['**2.  Expand.**  (1 mark each)', ''],
        ['a)  2(x + 1)', 'b)  3(x + 2)'],
      ),
      p('Answers: 1a) x = 2, 1b) x = 3, 2a) 2x + 2, 2b) 3x + 6'),
    ],
    [
      ['3x = 6', [], ['x = 2'], 2],
      ['4x = 12', [], ['x = 3'], 2],
      ['2(x + 1)', [], ['2x + 2'], 1],
      ['3(x + 2)', [], ['3x + 6'], 1],
    ],
  ],
  [
    'a column for true or false, filled in',
    [
      p('1. True (T) or false (F)?'),
      table(['Statement', 'T or F'], ['Sound is a wave.', '%%T%%'], ['Light needs air.', '%%F%%']),
    ],
    [
      ['Sound is a wave.', [], ['true']],
      ['Light needs air.', [], ['false']],
    ],
  ],
  [
    'letters of what is matched in the last column',
    [
      p('1. Match the nutrient to its job.'),
      table(
        ['Nutrient', 'Job', 'Letter'],
        ['Calcium', 'A  carries oxygen', '%%B%%'],
        ['Iron', 'B  makes strong bones', '%%A%%'],
        ['Fibre', 'C  helps digestion', '%%C%%'],
      ),
    ],
    [
      ['Calcium', uses, ['makes strong bones']],
      ['Iron', uses, ['carries oxygen']],
      ['Fibre', uses, ['helps digestion']],
    ],
  ],
  [
    'a table that is filled in in the key',
    [
      p('Q1 Complete the table.'),
      table(['Element', 'Symbol'], ['Lithium', ''], ['Oxygen', 'O'], ['', 'Na']),
      p('Q2 What is the unit of force?'),
      p('Answers'),
      p('Q1'),
      table(['Element', 'Symbol'], ['Lithium', 'Li'], ['Oxygen', 'O'], ['Sodium', 'Na']),
      p('Q2 newton'),
    ],
    [['Lithium: Symbol', [], ['Li']], ['Na: Element', [], ['Sodium']], force],
  ],
  [
    'bullets below numbers such as 1.2 in a mark scheme',
    lines(
      '1.1 Which rock is sedimentary?',
      'A) granite',
      'B) chalk',
      'C) slate',
      'D) marble',
      '1.2 Give two uses of energy. [2]',
      'Mark scheme',
      '1.1   B – chalk',
      '1.2   (2 marks)',
      '• It heats homes',
      '• It moves cars',
    ),
    [chalk, ['Give two uses of energy.', [], ['It heats homes', 'It moves cars'], 2]],
  ],
  [
    'answers on the dotted line in another colour, whose “or” has one subject',
    lines(
      '1. State the law of conservation of energy.',
      '............%%Energy cannot be created or destroyed, only transferred%%.........',
      '2. What is the power of the bulb?',
      '............%%60 W%%.........',
    ),
    [
      ['State the law of conservation of energy.', [], ['Energy cannot be created or destroyed, only transferred']],
      ['What is the power of the bulb?', [], ['60 W']],
    ],
  ],
  [
    'two parts with numbers for answers in one line of a key',
    lines(
      '1. A school has 180 pupils.',
      '(a) How many are a half?',
      '(b) What fraction are 45?',
      'Answers',
      '1 (a) 90   (b) 1/4',
    ),
    [
      ['How many are a half?', [], ['90']],
      ['What fraction are 45?', [], ['1/4']],
    ],
  ],
  [
    'a minus before a charge',
    lines(
      '1. What is the charge of an electron?',
      'Answer: –1 / negative',
      '2. What is the unit of force?',
      'Answer: newton',
    ),
    [['What is the charge of an electron?', [], ['–1', 'negative']], force],
  ],
])('reads %s', async (_reason, blocks, questions) => {
  const bytes = wordFile([p('Science homework', { style: 'Title' }), ...blocks]);
  const { drafts } = await readFiles([{ name: 'homework.docx', bytes }], undefined);
  const read = drafts[0]?.assignment.questions.map((one) => [one.question, one.options, one.correctAnswers, one.marks]);
  expect(read).toEqual(questions.map(([text, options, answers, marks = 1]) => [text, options, answers, marks]));
});
