import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

const sums = `1⇥Work out
⇥a)  12 × 3⇥b)  45 ÷ 9
⇥c)  17 + 28⇥d)  60 − 24
2⇥Round to the nearest ten.
⇥a)  47⇥b)  132
3⇥Explain why 91 is not prime.`;
const ofSums = [
  '1: 12 × 3 = 36',
  '1: 45 ÷ 9 = 5',
  '1: 17 + 28 = 45',
  '1: 60 − 24 = 36',
  '1: 47 = 50',
  '1: 132 = 130',
  '1: Explain why 91 is not prime. = it is 7 × 13',
];

it.each<[reason: string, key: string]>([
  ['brackets around it', '(answers: 1a 36 b 5 c 45 d 36 | 2a 50 b 130 | 3 it is 7 × 13)'],
  ['the sign for equal', 'For marking at home: 1 a = 36, b = 5, c = 45, d = 36; 2 a = 50, b = 130; 3 = it is 7 × 13'],
  ['lines below its name', 'For staff\nQ1a 36; Q1b 5; c 45; d 36\nQ2a 50; b 130\nQ3 it is 7 × 13'],
])('answers to parts in a line at the foot: %s', async (_reason, key) => {
  expect(await readPlain(`${sums}\n${key}`)).toEqual(ofSums);
});

const plants = `Task 1   Answer in a full sentence.
1. What do plants take in through their roots?
______________________
2. Name the gas that leaves make.
______________________
Task 2   True or false?
1. All plants have flowers.
2. Roots hold a plant in the soil.
3. Moss grows in damp places.
Task 3   Think
1. Why do cactuses have thick stems?
______________________
2. How could you test whether seeds need light?
______________________`;
const ofPlants = (...thought: readonly [string, string]) => [
  '1: What do plants take in through their roots? = water',
  '1: Name the gas that leaves make. = oxygen',
  '1: All plants have flowers. = false',
  '1: Roots hold a plant in the soil. = true',
  '1: Moss grows in damp places. = true',
  `1: Why do cactuses have thick stems? = ${thought[0]}`,
  `1: How could you test whether seeds need light? = ${thought[1]}`,
];

it.each<[reason: string, key: string, thought: readonly [string, string]]>([
  ['initials', 'Teacher key  T1: 1 water; 2 oxygen   T2: 1F 2T 3T   T3: discuss in class', ['', '']],
  ['a list without numbers', 'Answers: Task 1 – 1 water, 2 oxygen; Task 2 – F T T; Task 3 – open', ['', '']],
  [
    'full names, and no name of the key',
    'Task 1 (1) water (2) oxygen; Task 2 (1) F (2) T (3) T; Task 3 (1) they store (2) grow some',
    ['they store', 'grow some'],
  ],
  ['no names', 'Answers: 1 water 2 oxygen / 1 F 2 T 3 T / 1 they store 2 grow some', ['they store', 'grow some']],
])('answers to tasks in a line at the foot: %s', async (_reason, key, thought) => {
  expect(await readPlain(`${plants}\n${key}`)).toEqual(ofPlants(...thought));
});

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'exercises with numbers and with letters',
    `Exercise 1: Write the plural. (3 points)
1. box
2. baby
3. leaf
Exercise 2: Answer in English. (2 points)
a. Where does Karim live?
______________________
b. Why is he tired?
______________________
Corrigé
Ex 1 : 1 boxes, 2 babies, 3 leaves. Ex 2 : a. in Lyon, b. he gets up at five`,
    [
      '1: box = boxes',
      '1: baby = babies',
      '1: leaf = leaves',
      '1: Where does Karim live? = in Lyon',
      '1: Why is he tired? = he gets up at five',
    ],
  ],
  [
    'the gaps of a passage in order, below the name in a box',
    `1. Complete the sentences with a word from the box.
Word bank: iron, rust, oxygen
Water and ______ make ______. It forms on ______.
2. True or false?
a)  Copper rusts.⇥True    False
b)  Paint stops rust.⇥True    False
3. Answer the questions.
a)  Name a metal that does not rust.
______________________
b)  Why do ships rust quickly?
______________________
| For staff / home ⏎ 1. oxygen, rust, iron ⏎ 2. a) false  b) true ⏎ 3. a) gold  b) the sea is salty |`,
    [
      '1: Water and ______ make ______. ⏎ Gap 1 {iron; rust; oxygen} = oxygen',
      '1: Water and ______ make ______. ⏎ Gap 2 {iron; rust; oxygen} = rust',
      '1: It forms on ______. {iron; rust; oxygen} = iron',
      '1: Copper rusts. = false',
      '1: Paint stops rust. = true',
      '1: Name a metal that does not rust. = gold',
      '1: Why do ships rust quickly? = the sea is salty',
    ],
  ],
  [
    'letters alone',
    'a) Name a mammal.\nb) Name a bird.\nc) Name a fish.\nKey a dog, b robin, c cod',
    ['1: Name a mammal. = dog', '1: Name a bird. = robin', '1: Name a fish. = cod'],
  ],
  [
    'headings in words',
    `Reading
1. Where does Ana live?
______________________
2. Who is her teacher?
______________________
Grammar
1. She ____ to the park yesterday.
2. We ____ a film last night.
Answers: Reading 1 in Lima 2 Mr Soto; Grammar 1 went 2 saw`,
    [
      '1: Where does Ana live? = in Lima',
      '1: Who is her teacher? = Mr Soto',
      '1: She ____ to the park yesterday. = went',
      '1: We ____ a film last night. = saw',
    ],
  ],
])('a key in a small paragraph at the end: %s', async (_reason, paper, questions) => {
  expect(await readPlain(paper)).toEqual(questions);
});

it('statements to be judged in the last task are no answers to the first', async () => {
  const paper = `${plants.slice(0, plants.indexOf('Task 3'))}`.replace(
    '2. Name',
    '2. Name a root we eat.\n______\n3. Name',
  );
  expect(await readPlain(paper)).toHaveLength(6);
});

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'dots',
    'Read the text.\n1) My aunt is…   kind  /  tall  /  shy\n2) She works in…   a shop  /  a school  /  a bank',
    ['1: My aunt is… {kind; tall; shy} = ', '1: She works in… {a shop; a school; a bank} = '],
  ],
  [
    'any gap where one is to be chosen',
    'Circle the correct answer.\n1. Water boils at   50 °C / 100 °C\n2. The largest planet is: Mars / Jupiter / Venus\n3. Name a star.',
    [
      '1: Water boils at {50 °C; 100 °C} = ',
      '1: The largest planet is: {Mars; Jupiter; Venus} = ',
      '1: Name a star. = ',
    ],
  ],
])('choices with slashes behind a sentence without its end: %s', async (_reason, paper, questions) => {
  expect(await readPlain(paper)).toEqual(questions);
});
