import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { readPlain } from '../../testing/plain-paper.ts';
import { p, wordFile } from '../../testing/word-file.ts';

const answers = ['Answers', '1. a mammal', '2. fins', '3. gills'];
const fish = [
  '1. What is a whale? [1]',
  '________________',
  '2. What do fish swim with? [1]',
  '________________',
  '3. What do they breathe with? [1]',
  '________________',
];
const read = ['1: What is a whale?', '1: What do fish swim with?', '1: What do they breathe with?'];
const keyed = [`${read[0]} = a mammal`, `${read[1]} = fins`, `${read[2]} = gills`];
const open = read.map((line) => `${line} = `);

it.each<[reason: string, paper: readonly string[], questions: readonly string[]]>([
  [
    'letters with a Q before them, below numbers',
    [
      ...fish,
      'Extra (Mr Lund)',
      'QA) Name a flat fish. [1]',
      'Ans: plaice',
      'QB) Where do eels breed? [2]',
      'Ans: at sea',
    ],
    [...open, '1: Name a flat fish. = plaice', '2: Where do eels breed? = at sea'],
  ],
  [
    'questions named by letters, with their answers elsewhere',
    [
      'Question A: Name a flat fish.',
      'Question B: Where do eels breed?',
      'Question C: What is roe?',
      'Answers',
      'Question A: plaice',
      'Question B: at sea',
      'Question C: eggs',
    ],
    ['1: Name a flat fish. = plaice', '1: Where do eels breed? = at sea', '1: What is roe? = eggs'],
  ],
  [
    'Roman numbers that a colleague added below the last question, in bold, where a key has the others',
    [
      ...fish,
      '**Now try these too – Mrs Roe**',
      'i) which one is a flat fish',
      'a. cod     b. plaice*     c. eel',
      'ii) largest of these',
      'a. whale shark*     b. herring     c. sprat',
      '(* = answer, delete the stars before you print)',
      ...answers,
    ],
    [
      ...keyed,
      '1: which one is a flat fish {cod; plaice; eel} = plaice',
      '1: largest of these {whale shark; herring; sprat} = whale shark',
    ],
  ],
  [
    'letters below a line that tells of more',
    [
      ...fish,
      'Some more questions for set 1',
      'a) Name a flat fish.',
      '________',
      'b) What is roe?',
      '________',
      ...answers,
    ],
    [...keyed, '1: Name a flat fish. = ', '1: What is roe? = '],
  ],
  [
    'letters below such a heading, with their answers below those of the numbers',
    [...fish, '# Extension', 'a) Name a flat fish.', 'b) What is roe?', ...answers, 'a) plaice', 'b) eggs'],
    [...keyed, '1: Name a flat fish. = plaice', '1: What is roe? = eggs'],
  ],
  [
    'parts of the last question, which has no end before them, stay parts',
    ['1. What is a whale?', '2. Look at the fish.', 'a) Name a fin.', 'b) What is the tail for?'],
    ['1: What is a whale? = ', '1: Name a fin. = ', '1: What is the tail for? = '],
  ],
  [
    'the first of the options in a part is highlighted, with the letter of that part',
    [
      '1. A shark swims by.',
      '(a) What is its skeleton made of? [1]',
      '==A) cartilage==⇥B) bone⇥C) shell',
      '(b) How does it breathe? [1]',
      'A) lungs⇥==B) gills==⇥C) skin',
    ],
    [
      '1: What is its skeleton made of? {cartilage; bone; shell} = cartilage',
      '1: How does it breathe? {lungs; gills; skin} = gills',
    ],
  ],
  [
    'numbers in hexadecimal are sums too, two of them below others',
    [
      '1. Convert these binary numbers to denary.',
      'a) 0011',
      'b) 0100',
      'c) 0101',
      '2. Convert these hexadecimal numbers to denary.',
      'a) 2B',
      'b) C4',
      'Answers',
      '1. Convert these binary numbers to denary.',
      'a) 0011 = 3',
      'b) 0100 = 4',
      'c) 0101 = 5',
      '2. Convert these hexadecimal numbers to denary.',
      'a) 2B = 43',
      'b) C4 = 196',
    ],
    ['1: 0011 = 3', '1: 0100 = 4', '1: 0101 = 5', '1: 2B = 43', '1: C4 = 196'],
  ],
  [
    'how to hand it in is part of no question',
    [
      ...fish.slice(0, 5),
      'Please upload to Google Classroom by Friday 17:00. Late work will be reported to your tutor.',
    ],
    open,
  ],
  [
    'so is a line on late work',
    [...fish.slice(0, 5), 'Submit it by Monday.', 'Late homework means a detention.'],
    open,
  ],
  [
    'two choices apart at the end of a sentence, with what to do above the next',
    [
      '1. The sea is     ==salty==   /   sweet',
      '2. A crab has     eight   /   ==ten==   legs.',
      'Circle the right word.',
      '3. A shark is     ==wild==   /   tame',
    ],
    [
      '1: The sea is {salty; sweet} = salty',
      '1: A crab has eight / ten legs. {eight; ten} = ten',
      '1: A shark is {wild; tame} = wild',
    ],
  ],
  [
    'a menu whose key has the names of its courses before the numbers, with tasks that ask nothing',
    [
      '| STARTERS (1 mark each) ⏎ 1) Which fish is flat? ⏎ ............ ⏎ 2) What is roe? ⏎ ............ |',
      '| SIDE DISHES True or false? ⏎ a) A whale is a fish. T / F ⏎ b) Eels can swim. T / F |',
      '| MAINS ⏎ • Design a poster about the sea. ⏎ • Cook a fish at home. |',
      'Only for staff',
      '| Course | Answer |',
      '| Starter 1 | plaice |',
      '| Starter 2 | eggs |',
      '| Sides | a) F   b) T |',
    ],
    [
      '1: Which fish is flat? = plaice',
      '1: What is roe? = eggs',
      '1: A whale is a fish. = false',
      '1: Eels can swim. = true',
    ],
  ],
  [
    'levels with numbers of their own, each named again in a row of the key',
    [
      '# Bronze',
      '1. Which fish is flat?',
      '2. What is roe?',
      '# Gold',
      '1. Where do eels breed?',
      '2. How do sharks sense blood?',
      'For the teacher',
      '| Bronze 1 | plaice |',
      '| Bronze 2 | eggs |',
      '| Gold 1 | at sea |',
      '| Gold 2 | by smell |',
    ],
    [
      '1: Which fish is flat? = plaice',
      '1: What is roe? = eggs',
      '1: Where do eels breed? = at sea',
      '1: How do sharks sense blood? = by smell',
    ],
  ],
])('%s', async (_reason, paper, questions) => {
  expect(await readPlain(paper.join('\n'))).toEqual(questions);
});

it('a border around a word rings the right one', async () => {
  const ring = '<w:r><w:rPr><w:bdr w:val="single" w:sz="18"/></w:rPr><w:t>salty</w:t></w:r>';
  const none = '<w:r><w:rPr><w:bdr w:val="none" w:sz="0"/></w:rPr><w:t xml:space="preserve">   /   sweet</w:t></w:r>';
  const bytes = wordFile([p('Ring the right word.'), p('1. The sea is     ', {}, ring + none)]);
  const { drafts } = await readFiles([{ name: 'sea.docx', bytes }], undefined);
  const [question] = drafts[0]?.assignment.questions ?? [];
  expect(question).toMatchObject({ options: ['salty', 'sweet'], correctAnswers: ['salty'] });
});
