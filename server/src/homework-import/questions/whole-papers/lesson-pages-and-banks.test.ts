import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';
import { lines, questionsOf } from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';

const homes = '{in a nest; in a burrow; in a hive}';

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'rows to match that go by the code of several answers in tables of Moodle’s plug-in for Word',
    `# Homes
    | Match each animal to its home. |  |  | MA |
    | Default mark: |  |  | 3 |
    | Shuffle the choices? |  |  | Yes |
    | # | Question | Answer |  |
    |  | robin | in a nest |  |
    |  | rabbit | in a burrow |  |
    |  | bee | in a hive |  |
    |  | General feedback: |  |  |
    # Food
    | Which two eat only plants? |  |  | MA |
    | Default mark: |  |  | 2 |
    | # | Answers | Feedback | Grade |
    |  | cow |  | 50 |
    |  | fox |  | 0 |
    |  | rabbit |  | 50 |`,
    [
      `1: robin ${homes} = in a nest`,
      `1: rabbit ${homes} = in a burrow`,
      `1: bee ${homes} = in a hive`,
      '2: Which two eat only plants? {cow; fox; rabbit} = cow; rabbit',
    ],
  ],
  [
    'pairs that a comma parts, a line for each as pages of lessons have them',
    `Q1.
    Which animal sleeps through the winter?
    robin
    Correct answer: hedgehog
    fox
    Q2.
    Match each animal to where it lives.
    Correct Answer:robin,in a nest
    Correct Answer:rabbit,in a burrow
    Correct Answer:bee,in a hive
    Q3.
    Which animal makes honey?
    Correct answer: bee
    wasp
    ant
    Q4.
    What is a young fox called?
    Correct Answer:cub`,
    [
      '1: Which animal sleeps through the winter? {robin; hedgehog; fox} = hedgehog',
      `1: robin ${homes} = in a nest`,
      `1: rabbit ${homes} = in a burrow`,
      `1: bee ${homes} = in a hive`,
      '1: Which animal makes honey? {bee; wasp; ant} = bee',
      '1: What is a young fox called? = cub',
    ],
  ],
  [
    'pairs that a comma and a space part, in lines with one comma each',
    `1. Match the animals to their homes.
    Answer: robin, in a nest
    Answer: rabbit, in a burrow
    Answer: bee, in a hive
    2. What is a young fox called?
    Answer: cub`,
    [
      `1: robin ${homes} = in a nest`,
      `1: rabbit ${homes} = in a burrow`,
      `1: bee ${homes} = in a hive`,
      '1: What is a young fox called? = cub',
    ],
  ],
  [
    'terms with letters in columns of tabs above the statements of a test bank',
    `Multiple Choice
    Identify the choice that best completes the statement or answers the question.
    ____⇥1.⇥Plants take in water through their
    ⇥a.⇥leaves.⇥c.⇥flowers.
    ⇥b.⇥roots.⇥d.⇥seeds.
    Matching
    Match each item with the correct statement below.
    ⇥a.⇥pollen⇥c.⇥stem
    ⇥b.⇥petal⇥d.⇥root
    ____⇥2.⇥takes in water
    ____⇥3.⇥is carried by bees
    ____⇥4.⇥has bright colours
    Answer Section
    MULTIPLE CHOICE
    ⇥1.⇥ANS:⇥B⇥PTS:⇥1⇥DIF:⇥Easy
    MATCHING
    ⇥2.⇥ANS:⇥D⇥PTS:⇥1⇥DIF:⇥Easy
    ⇥3.⇥ANS:⇥A⇥PTS:⇥1⇥DIF:⇥Easy
    ⇥4.⇥ANS:⇥B⇥PTS:⇥1⇥DIF:⇥Easy`,
    [
      '1: Plants take in water through their {leaves.; roots.; flowers.; seeds.} = roots.',
      '1: takes in water {pollen; petal; stem; root} = root',
      '1: is carried by bees {pollen; petal; stem; root} = pollen',
      '1: has bright colours {pollen; petal; stem; root} = petal',
    ],
  ],
  ...[
    '(we’ll go over 2 together next lesson)',
    'We will mark this in class on Friday.',
    'Homework: make a poster about bees – due next Tues.',
    '• Extra challenge: build a bee hotel and bring in a photo!',
    'How did I do?   0–1 see me   2 good',
  ].map((remark): [string, string, readonly string[]] => [
    `a remark below the last question: ${remark}`,
    `1. What do bees make?
    Answer: honey
    2. Why do flowers need bees?
    ${remark}`,
    ['1: What do bees make? = honey', '1: Why do flowers need bees? = '],
  ]),
  [
    'no remark but a question about homework and class',
    `1. What do bees make?
    Answer: honey
    2. Homework: draw a bee and label three parts.
    3. We will mark a square on the field. What is it called?
    Answer: quadrat`,
    [
      '1: What do bees make? = honey',
      '1: Homework: draw a bee and label three parts. = ',
      '1: We will mark a square on the field. What is it called? = quadrat',
    ],
  ],
])('reads %s', async (_reason, paper, questions) => expect(await readPlain(paper)).toEqual(questions));

it('reads small tables side by side in a table, each below its heading, and once more with the answers', async () => {
  const side = (heading: string, ...texts: readonly string[]) =>
    `${p(heading)}${table(...texts.map((text, at) => [`${at + 1}.`, text]))}${p('')}`;
  const asked = table(
    [
      side('Last lesson', 'What do bees make?', 'Where do bees live?'),
      side('Last week', 'What do roots take in?', 'Name a part of a flower.'),
    ],
    [
      side('Last month', 'What is a young fox called?', 'What does a fox eat?'),
      side('Last year', 'Which animal spins a web?', 'How many legs does it have?'),
    ],
  );
  const said = table(
    [side('Last lesson', '%%honey%%', '%%in a hive%%'), side('Last week', '%%water%%', '%%petal%%')],
    [side('Last month', '%%cub%%', '%%mice%%'), side('Last year', '%%spider%%', '%%eight%%')],
  );
  expect(await questionsOf([asked, ...lines('Score:      / 8', '**ANSWERS** – show on board'), said])).toEqual([
    ['What do bees make?', [], ['honey']],
    ['Where do bees live?', [], ['in a hive']],
    ['What do roots take in?', [], ['water']],
    ['Name a part of a flower.', [], ['petal']],
    ['What is a young fox called?', [], ['cub']],
    ['What does a fox eat?', [], ['mice']],
    ['Which animal spins a web?', [], ['spider']],
    ['How many legs does it have?', [], ['eight']],
  ]);
});
