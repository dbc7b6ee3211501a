import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'options in two columns that are read downwards, with single spaces between them',
    `1. The unit of force is
    a. newton c. watt
    b. joule d. volt
    2. The unit of power is
    a. newton c. watt
    b. joule
    Answers: 1. a 2. c`,
    [
      '1: The unit of force is {newton; joule; watt; volt} = newton',
      '1: The unit of power is {newton; joule; watt} = watt',
    ],
  ],
  [
    'options in two rows with single spaces between them, one without its full stop',
    `1. The unit of force is
    a. newton b. watt
    c. joule d. volt
    2. Fish breathe with
    a. gills b. lungs c nostrils d. skin
    Answers: 1. a 2. c`,
    [
      '1: The unit of force is {newton; watt; joule; volt} = newton',
      '1: Fish breathe with {gills; lungs; nostrils; skin} = nostrils',
    ],
  ],
  [
    'options with Roman numbers in columns, and so in the key',
    `1. Wool comes from
    i) sheep iii) silkworms
    ii) cotton iv) jute
    2. Silk comes from
    i) sheep iii) silkworms
    ii) cotton iv) jute
    Answers
    1. i) sheep 2. iii) silkworms`,
    [
      '1: Wool comes from {sheep; cotton; silkworms; jute} = sheep',
      '1: Silk comes from {sheep; cotton; silkworms; jute} = silkworms',
    ],
  ],
  [
    'a word of the teacher’s own behind one option of each question',
    `1. What is a force?
    A. a push or a pull-Answer
    B. a kind of energy
    2. Which is a metal?
    A. wood
    B. gold-Answer
    3. Which is a gas?
    A. wood
    B. oxygen - answer`,
    [
      '1: What is a force? {a push or a pull; a kind of energy} = a push or a pull',
      '1: Which is a metal? {wood; gold} = gold',
      '1: Which is a gas? {wood; oxygen} = oxygen',
    ],
  ],
  [
    'a sign before one option of each question',
    `1. What is a force?
    >> A. a push or a pull
    B. a kind of energy
    2. Which is a metal?
    A. wood
    >> B. gold
    3. Which is a gas?
    A. wood
    >>B. oxygen`,
    [
      '1: What is a force? {a push or a pull; a kind of energy} = a push or a pull',
      '1: Which is a metal? {wood; gold} = gold',
      '1: Which is a gas? {wood; oxygen} = oxygen',
    ],
  ],
  [
    'state symbols behind options, of which each question has one or none',
    `1. What is ice?
    A. water (s)
    B. water (l)
    2. What is steam?
    A. water (g)
    B. water (l)
    3. What is rain?
    A. water (l)
    B. water (aq)
    Answers: 1. A 2. A 3. A`,
    [
      '1: What is ice? {water (s); water (l)} = water (s)',
      '1: What is steam? {water (g); water (l)} = water (g)',
      '1: What is rain? {water (l); water (aq)} = water (l)',
    ],
  ],
  [
    'Roman numbers with dashes below numbers with dashes, in the key too',
    `1- Multiple Choice Questions.(1 x 2 = 2)
    i- Which is a mineral acid?
    a) sulfuric acid
    b) citric acid
    ii- Which has vitamin C?
    a) an orange
    b) salt
    2- State ‘T’ for True and ‘F’ for False Statements.(1 x 2 = 2)
    i – Ice is water.
    ii – Vinegar is lactic acid.
    3- Fill in the blanks.(1 x 1 = 1)
    i- Air around us exerts___________.
    Answers
    1- i- a) sulfuric acid ii- a) an orange
    2- i- T ii- F
    3- i- pressure`,
    [
      '1: Which is a mineral acid? {sulfuric acid; citric acid} = sulfuric acid',
      '1: Which has vitamin C? {an orange; salt} = an orange',
      '1: Ice is water. = true',
      '1: Vinegar is lactic acid. = false',
      '1: Air around us exerts___________. = pressure',
    ],
  ],
  [
    'a number of questions and the marks of each, in either order, in the heading of a section',
    `Section A (1 × 4 = 4 Marks)
    1. What is a force?
    2. What is a gas?
    3. What is a metal?
    Section B (2 x 3 = 6 marks)
    4. Why do plants need light?
    5. Why do plants need water?
    Answer Key
    1. a push 2. oxygen 3. iron 4. to make food 5. to stand upright`,
    [
      '1: What is a force? = a push',
      '1: What is a gas? = oxygen',
      '1: What is a metal? = iron',
      '3: Why do plants need light? = to make food',
      '3: Why do plants need water? = to stand upright',
    ],
  ],
  [
    'letters alone in the key, behind numbers with a Q',
    `Question Numbers 1 to 2 are multiple choice questions.
    Question Number 3 is an essay question.
    Q1. What is a force?
    a) a push
    b) a place
    Q2. What is a gas?
    a) iron
    b) oxygen
    Q3. Why do plants need light?
    Answer Key
    Q1. a)
    Q2. b)
    Q3. to make food`,
    [
      '1: What is a force? {a push; a place} = a push',
      '1: What is a gas? {iron; oxygen} = oxygen',
      '1: Why do plants need light? = to make food',
    ],
  ],
  [
    'the reason behind the letter of an answer',
    `1. All bacteria are bad.
    a. True
    b. False
    The correct answer is B. Bacteria can help.
    2. What is in a nucleus?
    a. DNA
    b. sugar
    The correct answer is A. It stores the plan of the cell.`,
    ['1: All bacteria are bad. {True; False} = False', '1: What is in a nucleus? {DNA; sugar} = DNA'],
  ],
  [
    'two sentences of a key in one line',
    `1. Why do we chew our food?
    2. Why do we breathe fast when we run?
    ANSWER KEY
    1. It helps digestion. 2. Muscles need more oxygen.`,
    [
      '1: Why do we chew our food? = It helps digestion',
      '1: Why do we breathe fast when we run? = Muscles need more oxygen',
    ],
  ],
  [
    'parts of parts in one line of the key',
    `1. What do we call it?
    (a) Look at the change.
    (i) Solid to liquid
    (ii) Liquid to gas
    (b) Which of them needs energy?
    2. What is a solid?
    Answers
    1. (a) (i) melting (ii) boiling (b) both of them
    2. something that keeps its shape`,
    [
      '1: Solid to liquid = melting',
      '1: Liquid to gas = boiling',
      '1: Which of them needs energy? = both of them',
      '1: What is a solid? = something that keeps its shape',
    ],
  ],
  [
    'a box to tick below two lines about it, and levels and conditions in the mark scheme',
    `1. (a) A bird flies, and a force of 30 N pulls it down.
    What is the upward force?
    Tick the correct box.
    less than 30 N
    exactly 30 N
    more than 30 N
    1 mark
    (b) Name two birds.
    2 marks
    (d) Name a fish.
    1 mark
    Mark scheme
    1. (a) exactly 30 N
    if more than one box is ticked, award no mark
    1 (L5)
    (b) robin
    wren
    answers may be in either order
    2 (L6)
    (d) any one from
    • cod
    • tuna
    1 (L6)`,
    [
      '1: A bird flies, and a force of 30 N pulls it down. ⏎ What is the upward force? ⏎ Tick the correct box. {less than 30 N; exactly 30 N; more than 30 N} = exactly 30 N',
      '2: Name two birds. = robin; wren',
      '1: Name a fish. = cod; tuna',
    ],
  ],
  [
    'terms and what they match in one line, without letters',
    `1. Name a gas.
    2. Match the columns:
    Column A            Column B
    i) Sodium            a soft metal
    ii) Copper            a gas
    iii) Oxygen            a brown metal
    Answers
    1. oxygen
    2. i) a soft metal ii) a brown metal iii) a gas`,
    [
      '1: Name a gas. = oxygen',
      '1: Sodium {a soft metal; a gas; a brown metal} = a soft metal',
      '1: Copper {a soft metal; a gas; a brown metal} = a brown metal',
      '1: Oxygen {a soft metal; a gas; a brown metal} = a gas',
    ],
  ],
])('reads %s', async (_reason, paper, questions) => expect(await readPlain(paper)).toEqual(questions));
