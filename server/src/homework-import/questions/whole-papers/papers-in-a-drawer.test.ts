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
