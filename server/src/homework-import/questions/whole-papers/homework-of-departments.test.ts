import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'parts that have their options in the line below, without any answer',
    `1) Name a cell.
    2) Circle the correct answer.
    a. Which of these lives in a desert?
    cactus      whale      oak
    b. Polar bears have thick fur to
    keep warm      hide from prey      swim faster
    3) Name a plant.`,
    [
      '1: Name a cell. = ',
      '1: Which of these lives in a desert? {cactus; whale; oak} = ',
      '1: Polar bears have thick fur to {keep warm; hide from prey; swim faster} = ',
      '1: Name a plant. = ',
    ],
  ],
  [
    'a formula with a stroke in it as one answer',
    `1. Rearrange F = ke to make e the subject.
    2. Name a force.
    Answers
    1. e = F / k
    2. friction / drag`,
    ['1: Rearrange F = ke to make e the subject. = e = F / k', '1: Name a force. = friction; drag'],
  ],
  [
    'a formula and a step with the unknown in it as working',
    `1. A charge of 30 C passes in 1 minute. Calculate the current. [3]
    2. Name the unit of current. [1]
    Answers
    1. Q = It
    30 = I × 60
    I = 0·5 A
    2. amp`,
    ['3: A charge of 30 C passes in 1 minute. Calculate the current. = 0·5 A', '1: Name the unit of current. = amp'],
  ],
  [
    'what is said below the last question as no part of it',
    `1. Name a cell.
    2. Why is iodine used?
    Extension: On the back, draw and label a sperm cell.
    Well done! Now colour in the diagram on page 71.
    How did you find this homework?   ☐ Easy   ☐ OK   ☐ Hard
    [END OF HOMEWORK]
    Answers
    1. muscle
    2. to stain it`,
    ['1: Name a cell. = muscle', '1: Why is iodine used? = to stain it'],
  ],
  [
    'rows of a table with letters as what is to be chosen',
    `1. Which row describes a solid?
    | | Arrangement | Movement |
    | A | random | free |
    | B | regular | vibrating |
    | C | regular | free |
    2. Name a gas.
    Answers
    1. B
    2. neon`,
    [
      '1: Which row describes a solid? {random – free; regular – vibrating; regular – free} = regular – vibrating',
      '1: Name a gas. = neon',
    ],
  ],
  [
    'equations to choose from, whose arrows have no answers behind them',
    `1. Which word equation shows neutralisation?
    A  acid + alkali → salt + water
    B  metal + oxygen → metal oxide
    C  acid + metal → water
    2. Name a gas.
    Answers
    1. A
    2. neon`,
    [
      '1: Which word equation shows neutralisation? {acid + alkali → salt + water; metal + oxygen → metal oxide; acid + metal → water} = acid + alkali → salt + water',
      '1: Name a gas. = neon',
    ],
  ],
  [
    'statements behind “Underline the right word:”',
    `1. Underline the right word: a gas can be squashed.     True / False   [1]
    2. Underline the right word: solids can flow.     True / False   [1]
    Answers
    1. True
    2. False`,
    [
      '1: Underline the right word: a gas can be squashed. = true',
      '1: Underline the right word: solids can flow. = false',
    ],
  ],
  [
    'answers below “Mark scheme” by the letters of the parts above it',
    `Question 1 (total 3 marks)
    (a) What is an enzyme? [2]
    (b) Name an enzyme. [1]
    Mark scheme
    (a)
    • a protein
    • speeds up reactions
    (b)
    • amylase / carbohydrase
    Question 2 (total 2 marks)
    Explain what happens to an enzyme at 60 °C.
    Mark scheme
    • it is denatured
    • the active site changes`,
    [
      '2: What is an enzyme? = a protein; speeds up reactions',
      '1: Name an enzyme. = amylase; carbohydrase',
      '2: Explain what happens to an enzyme at 60 °C. = it is denatured; the active site changes',
    ],
  ],
  [
    'a key in one line that leaves out a number as the paper does, with parts among it',
    `1. What is molten rock called?
    2. Are these statements true or false?
    (i) Marble is a rock.
    (ii) Glass is a rock.
    3. Name a rock.
    4. Name a mineral.
    5. Why has granite large crystals?
    7. Why has basalt small crystals?
    ANSWERS  1. magma  2. (i) true (ii) false  3. chalk  4. quartz  5. it cooled slowly  7. it cooled quickly`,
    [
      '1: What is molten rock called? = magma',
      '1: Marble is a rock. = true',
      '1: Glass is a rock. = false',
      '1: Name a rock. = chalk',
      '1: Name a mineral. = quartz',
      '1: Why has granite large crystals? = it cooled slowly',
      '1: Why has basalt small crystals? = it cooled quickly',
    ],
  ],
  [
    'tasks that the key calls by name with nothing behind it, one of them statements with letters',
    `Task 1 – Complete the paragraph using the words below.
    | created | joules | chemical |
    Energy is measured in ______ . Food has energy in a ______ store. It is never ______ .
    Task 2 - True or false?
    a) A spring stores energy.
    b) Energy is destroyed by a lamp.
    Task 3 – Questions
    1) What is a store?
    2) Name a fuel.
    ANSWERS
    Task 1  joules, chemical, created (last 2 either way round)
    Task 2  a) true  b) false
    Task 3
    1) where energy is
    2) coal`,
    [
      '1: Energy is measured in ______ . {created; joules; chemical} = joules',
      '1: Food has energy in a ______ store. {created; joules; chemical} = chemical',
      '1: It is never ______ . {created; joules; chemical} = created',
      '1: A spring stores energy. = true',
      '1: Energy is destroyed by a lamp. = false',
      '1: What is a store? = where energy is',
      '1: Name a fuel. = coal',
    ],
  ],
  [
    'the words of gaps with their marks behind the last',
    `1. Copy and complete the sentences. (4)
    The elements are in order of ______ number. The rows are called ______ and the columns ______ . Metals are on the ______ .
    2. Name a metal.
    How did I find this homework? Easy / OK / Hard
    Answers
    1. atomic, periods, groups, left (4 marks)
    2. iron`,
    [
      '1: The elements are in order of ______ number. = atomic',
      '1: The rows are called ______ and the columns ______ . ⏎ Gap 1 = periods',
      '1: The rows are called ______ and the columns ______ . ⏎ Gap 2 = groups',
      '1: Metals are on the ______ . = left',
      '1: Name a metal. = iron',
    ],
  ],
  [
    'the digits of each number in cells of their own, with more below the question in its cell',
    `| 0 | 1 | . | 1 | Name the gas produced. [1 mark] |
    | 0 | 1 | . | 2 | Which piece of apparatus measures its volume? [1 mark] |
    | 0 | 2 | . | 1 | What is a catalyst? [1 mark] |
    Mark scheme
    | Question | Answers | Mark |
    | 01.1 | carbon dioxide | 1 |
    | 01.2 | gas syringe | 1 |
    | 02.1 | speeds up a reaction | 1 |`,
    [
      '1: Name the gas produced. = carbon dioxide',
      '1: Which piece of apparatus measures its volume? = gas syringe',
      '1: What is a catalyst? = speeds up a reaction',
    ],
  ],
])('reads %s', async (_reason, paper, questions) => expect(await readPlain(paper)).toEqual(questions));
