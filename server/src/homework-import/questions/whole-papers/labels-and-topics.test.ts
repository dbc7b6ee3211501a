import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'letters with room beside them as a question each, with what the answers say of each',
    `1. Label the parts of the flower. (3 marks)
    A ____________
    B ____________
    C ____________
    2. Name a gas. (1)
    Answers
    1. A petal, B anther, C sepal
    2. neon`,
    ['1: A = petal', '1: B = anther', '1: C = sepal', '1: Name a gas. = neon'],
  ],
  [
    'letters in one line, and in a key in the order of the letters',
    `1. Name the parts labelled A to C. (3 marks)
    A: ____________  B: ____________  C: ____________
    2. Name a gas. (1)
    Answers
    1. petal, anther, sepal
    2. neon`,
    ['1: A = petal', '1: B = anther', '1: C = sepal', '1: Name a gas. = neon'],
  ],
  [
    'letters above empty cells, words to choose from, things to be sorted and questions of the fourth task',
    `TASK 1 – LABEL THE FLOWER (3 marks)
    Write the correct word from the box next to each letter.
    anther     petal     sepal
    | P | Q | R |
    | | | |
    TASK 2 – SEEDS (2 marks)
    Write wind, animals or water next to each plant.
    dandelion ________
    coconut ________
    TASK 4 – QUESTIONS
    4.1 Which two parts make up the stamen? (1)
    ____________
    4.2 Why are the petals small? (1)
    ____________
    ANSWERS
    Task 1: P = petal, Q = anther, R = sepal
    Task 2: dandelion – wind, coconut – water
    Task 4:
    4.1 anther and filament
    4.2 no insects`,
    [
      '1: P {anther; petal; sepal} = petal',
      '1: Q {anther; petal; sepal} = anther',
      '1: R {anther; petal; sepal} = sepal',
      '1: dandelion = wind',
      '1: coconut = water',
      '1: Which two parts make up the stamen? = anther and filament',
      '1: Why are the petals small? = no insects',
    ],
  ],
  [
    'letters beside empty cells of a table',
    `1. Label the parts. Use the words in the box. (3 marks)
    anther     petal     sepal
    | P | |
    | Q | |
    | R | |
    2. Name a gas. (1)`,
    [
      '1: P {anther; petal; sepal} = ',
      '1: Q {anther; petal; sepal} = ',
      '1: R {anther; petal; sepal} = ',
      '1: Name a gas. = ',
    ],
  ],
  [
    'room for one answer below what asks for no labels as room',
    `1. Describe the experiment. (2 marks)
    Method ____________
    Result ____________
    2. Name a gas. (1)`,
    ['2: Describe the experiment. = ', '1: Name a gas. = '],
  ],
  [
    'topics whose questions begin anew, with the answers of each in a line',
    `Topic 1: Acids
    Quick check
    1) What is the pH of water?
    2) What colour is litmus in acid?
    Topic 2: Metals
    Quick check
    1) Name a metal.
    2) Which gas is made?
    ANSWERS
    Topic 1: 1) 7  2) red
    Topic 2: 1) zinc  2) hydrogen / H2`,
    [
      '1: What is the pH of water? = 7',
      '1: What colour is litmus in acid? = red',
      '1: Name a metal. = zinc',
      '1: Which gas is made? = hydrogen; H2',
    ],
  ],
  [
    'working between a question and its answer as nothing that pupils see, an equation as theirs',
    `1. A crate of 20 kg is lifted 3 m. Calculate the energy. (2 marks)
    E = m g h = 20 × 10 × 3
    Answer: 600 J
    2. A kettle transfers 90000 J in 45 s. What is its power? (2 marks)
    P = E/t
    P = 90000/45
    Answer: 2000 W
    3. A car goes 100 m in 5 s. Calculate its speed. (1 mark)
    speed = distance ÷ time
    Answer: 20 m/s`,
    [
      '2: A crate of 20 kg is lifted 3 m. Calculate the energy. = 600 J',
      '2: A kettle transfers 90000 J in 45 s. What is its power? = 2000 W',
      '1: A car goes 100 m in 5 s. Calculate its speed. ⏎ speed = distance ÷ time = 20 m/s',
    ],
  ],
  [
    'a column for pupils that a teacher filled in, boxes in it, parts in its numbers, and a title in its first row',
    `| Heat worksheet ⏎ Name:      Class: | | | |
    | No. | Question | Your answer | Marks |
    | Conduction | | | |
    | 1 | What does conduction mean? | heat goes through a solid | / 1 |
    | 2 | Which is the best conductor? | ☐ wood     ☑ copper     ☐ glass | / 1 |
    | Convection | | | |
    | 3a | Where can it happen? | liquids / gases | / 1 |
    | 3b | Why does warm air rise? | it is less dense | / 2 |`,
    [
      '1: What does conduction mean? = heat goes through a solid',
      '1: Which is the best conductor? {wood; copper; glass} = copper',
      '1: Where can it happen? = liquids; gases',
      '2: Why does warm air rise? = it is less dense',
    ],
  ],
  [
    'a section that asks for one thing itself',
    `Section A: What do you know?
    1. Name a gas.
    Section B: Explain why ice floats. [2]`,
    ['1: Name a gas. = ', '2: Explain why ice floats. = '],
  ],
])('reads %s', async (_reason, paper, questions) => {
  expect(await readPlain(paper)).toEqual(questions);
});
