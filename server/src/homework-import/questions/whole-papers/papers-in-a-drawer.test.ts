import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'what a bracket says within a chain or a sentence as another whole answer',
    `1. Write down a food chain.
    2. What happens in an exothermic reaction?
    3. What turns limewater milky?
    Mark scheme
    1. grass → mouse (or rabbit) → fox
    2. heat (or thermal energy) is given out
    3. carbon dioxide (accept CO2)`,
    [
      '1: Write down a food chain. = grass → mouse → fox; grass → rabbit → fox',
      '1: What happens in an exothermic reaction? = heat is given out; thermal energy is given out',
      '1: What turns limewater milky? = carbon dioxide; CO2',
    ],
  ],
  [
    'what is said of empty cells from the top, without the words that say so',
    `1. Complete the table. [3]
    | Symbol | Name |
    | arrows towards a box | |
    | cross in a circle | |
    | box | |
    2. Name a metal.
    Answers
    1. from the top: LDR, lamp, resistor
    2. iron`,
    [
      '1: arrows towards a box: Name = LDR',
      '1: cross in a circle: Name = lamp',
      '1: box: Name = resistor',
      '1: Name a metal. = iron',
    ],
  ],
  [
    'answers to gaps without the numbers that count them',
    `1. Fill in the gaps.
    Plants are called __________.
    Animals that eat plants are called __________.
    2. Name a metal.
    Answers
    1. 1 producers  2 consumers
    2. iron`,
    [
      '1: Fill in the gaps. ⏎ Plants are called __________. ⏎ Animals that eat plants are called __________. ⏎ Gap 1 = producers',
      '1: Fill in the gaps. ⏎ Plants are called __________. ⏎ Animals that eat plants are called __________. ⏎ Gap 2 = consumers',
      '1: Name a metal. = iron',
    ],
  ],
  [
    'the heads of a table to match as no pair of it',
    `1. Match the heads to the tails.
    | Heads | Tails |
    | The nucleus | lets things in and out |
    | The membrane | controls the cell |
    2. Name a metal.`,
    [
      '1: The nucleus {lets things in and out; controls the cell} = ',
      '1: The membrane {lets things in and out; controls the cell} = ',
      '1: Name a metal. = ',
    ],
  ],
  [
    'columns of which the first has the numbers of the pairs, and more letters than numbers',
    `QUESTION 1
    Choose a term from COLUMN B that matches the description in COLUMN A.
    | COLUMN A | | COLUMN B | |
    | 1.1 | The unit of current | A | insulator |
    | 1.2 | It lets no charge through | B | volt |
    | | | C | ampere |
    QUESTION 2
    2.1 Name a metal.
    ANSWERS
    1.1 C
    1.2 A
    2.1 iron`,
    [
      '1: The unit of current {insulator; volt; ampere} = ampere',
      '1: It lets no charge through {insulator; volt; ampere} = insulator',
      '1: Name a metal. = iron',
    ],
  ],
  [
    'words of a box in the order that the mark scheme asks for',
    `1. Complete the sentence. Use words from the box. [2]
    | elastic | kinetic | thermal |
    As she falls her ________ energy increases, and as the cord stretches its ________ energy.
    2. Name a metal. [1]
    Mark scheme
    1. kinetic
    elastic
    this order only
    2. iron`,
    [
      '1: Complete the sentence. Use words from the box. ⏎ As she falls her ________ energy increases, and as the cord stretches its ________ energy. ⏎ Gap 1 {elastic; kinetic; thermal} = kinetic',
      '1: Complete the sentence. Use words from the box. ⏎ As she falls her ________ energy increases, and as the cord stretches its ________ energy. ⏎ Gap 2 {elastic; kinetic; thermal} = elastic',
      '1: Name a metal. = iron',
    ],
  ],
  [
    'a number with a tab and a value behind it as the next of a mark scheme, and an instruction with ‘or’ as one answer',
    `1.1 What is the potential difference? (2)
    1.2 Name TWO precautions. (2)
    ANSWERS
    1.1⇥9 V ÷ 2 ✓ = 4,5 V ✓⇥(2)
    1.2⇥Do not overload plug points ✓
    Do not touch switches or plugs with wet hands ✓⇥(2)`,
    [
      '2: What is the potential difference? = 9 V ÷ 2; 4,5 V',
      '2: Name TWO precautions. = Do not overload plug points; Do not touch switches or plugs with wet hands',
    ],
  ],
  [
    'ovals that a form prints before options',
    `1. Sound cannot travel through (1)
    ⬭ a solid
    ⬭ a gas
    ⬭ a vacuum
    2. Name a metal. (1)`,
    ['1: Sound cannot travel through {a solid; a gas; a vacuum} = ', '1: Name a metal. = '],
  ],
])('reads %s', async (_reason, paper, questions) => {
  expect(await readPlain(paper)).toEqual(questions);
});

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'answers to the questions of a section in one line below them',
    `3. Plants make ____.
    4. They need ____.
    Ans: 3. food  4.light
    5. Name a gas.
    Ans: oxygen`,
    ['1: Plants make ____. = food', '1: They need ____. = light', '1: Name a gas. = oxygen'],
  ],
  [
    'a list with small letters below ‘Ans:’ as points, and as options where one is to be chosen',
    `1. Write three uses of plants.
    Ans:
    i) food
    ii) medicine
    iii) wood
    2. Which is a metal?
    Answer:
    a) iron
    b) sulfur
    3. Name a gas.
    Ans: oxygen`,
    [
      '1: Write three uses of plants. = food; medicine; wood',
      '1: Which is a metal? {iron; sulfur} = ',
      '1: Name a gas. = oxygen',
    ],
  ],
  [
    'working that goes on in the lines below the formula',
    `1. Calculate the density.
    Answer: density = mass / volume
    = 12 / 4
    = 3 g/cm3
    2. Write the equation for speed.
    Answer: speed = distance / time`,
    ['1: Calculate the density. = 3 g/cm3', '1: Write the equation for speed. = speed = distance / time'],
  ],
  [
    'a number that was typed twice, each with its answer below, as two questions',
    `1. Name a metal.
    Answer: iron
    2. Why is it hot in summer? (2 marks)
    (Ans – the Earth is tilted; days are longer)
    2. Which month has the shortest day?
    (Ans – December)
    3. Name two planets. (Ans – Mars, Venus)
    If they finish early they can draw the planets.`,
    [
      '1: Name a metal. = iron',
      '2: Why is it hot in summer? = the Earth is tilted; days are longer',
      '1: Which month has the shortest day? = December',
      '1: Name two planets. = Mars; Venus',
    ],
  ],
  [
    'rows that ask on the left and have as many words to choose from',
    `Task 1: Circle the right answer. (1 mark each)
    | Where does a fish live? | water | sand | air |
    | What does a cow eat? | grass | meat | fish |
    Task 2: What is a habitat? (1 mark)`,
    [
      '1: Where does a fish live? {water; sand; air} = ',
      '1: What does a cow eat? {grass; meat; fish} = ',
      '1: What is a habitat? = ',
    ],
  ],
  [
    'options that are letters themselves, one below each other',
    `1. Which bases pair with A T G?
    A A T G
    B C G A
    C T A C
    D G C T
    2. Cells are filled with
    A air
    B cytoplasm
    C blood
    D bone
    3. A plant is
    A a consumer
    B a producer
    C a predator
    D a mineral
    Answers
    1. C
    2. B
    3. B`,
    [
      '1: Which bases pair with A T G? {A T G; C G A; T A C; G C T} = T A C',
      '1: Cells are filled with {air; cytoplasm; blood; bone} = cytoplasm',
      '1: A plant is {a consumer; a producer; a predator; a mineral} = a producer',
    ],
  ],
  [
    'answers that begin with ‘DNA’ as answers',
    `1. How is a protein made? [2]
    2. Name a gas. [1]
    Mark scheme
    1. DNA is copied (1)
    amino acids are joined (1)
    2. neon
    DNA: nitrogen`,
    ['2: How is a protein made? = DNA is copied; amino acids are joined', '1: Name a gas. = neon'],
  ],
  [
    'alternatives that share the words before the first of them',
    `1. Name one factor.
    2. Where is starch found?
    3. How is energy saved?
    Answers
    1. increase in temperature or concentration
    2. in the leaves or stem
    3. recycling, turning off lights or walking`,
    [
      '1: Name one factor. = increase in temperature; increase in concentration',
      '1: Where is starch found? = in the leaves; in the stem',
      '1: How is energy saved? = recycling; turning off lights; walking',
    ],
  ],
  [
    'a bonus with its marks in brackets as one more question, and wishes as no part of it',
    `1. Name a metal. (2)
    Answer: iron
    Bonus (+1): Name the lightest gas.
    Answer: hydrogen
    ***********
    Happy holidays!`,
    ['2: Name a metal. = iron', '1: Name the lightest gas. = hydrogen'],
  ],
  [
    'points in the cell of a table each in its line, an alternative beside them, and options whose letters stand bare',
    `| No | Question | Answer | Marks |
    | 1 | Name two uses of skin. | It is a barrier ⏎ It makes sebum / oil | 2 |
    | 2 | What causes flu? ⏎ A fungus ⏎ B virus ⏎ C worm | B | 1 |`,
    [
      '2: Name two uses of skin. = It is a barrier; It makes sebum; oil',
      '1: What causes flu? {fungus; virus; worm} = virus',
    ],
  ],
])('reads %s', async (_reason, paper, questions) => {
  expect(await readPlain(paper)).toEqual(questions);
});
