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

it.each<[reason: string, paper: string, answers: string | undefined, questions: readonly string[]]>([
  [
    'marks of several questions in a line below them, in both files, and parts of parts to match',
    `QUESTION 1
    1.1.1 What carries the current?
    A⇥proton
    B⇥electron
    1.1.2 The unit of resistance is
    A⇥volt
    B⇥ohm
    (2 x 2)⇥(4)
    1.2 Match the quantity in COLUMN A with its instrument in COLUMN B. (2)
    | COLUMN A | | COLUMN B | |
    | 1.2.1 | Current | A | voltmeter |
    | 1.2.2 | Voltage | B | ammeter |
    | | | C | ruler |`,
    `QUESTION 1
    1.1.1 B ✓✓
    1.1.2 B ✓✓
    (2 x 2)⇥(4)
    1.2.1 B ✓
    1.2.2 A ✓ (2)`,
    [
      '2: What carries the current? {proton; electron} = electron',
      '2: The unit of resistance is {volt; ohm} = ohm',
      '1: Current {voltmeter; ammeter; ruler} = ammeter',
      '1: Voltage {voltmeter; ammeter; ruler} = voltmeter',
    ],
  ],
  [
    'lines with a tick for each mark below what is asked as its answer',
    `1. Why does a balloon grow when it is warm? (2)
    The particles move faster ✓
    They push harder ✓
    2. Name a fluid in the body. (1)
    blood ✓
    3. Name a gas. (1)`,
    undefined,
    [
      '2: Why does a balloon grow when it is warm? = The particles move faster; They push harder',
      '1: Name a fluid in the body. = blood',
      '1: Name a gas. = ',
    ],
  ],
  [
    'sections with capitals, words in brackets behind gaps, statements with Roman numbers and answers behind ‘Ans.’',
    `A. Choose the correct option: (1 x 2 = 2)
    1. Plants are green because of (Ans: b)
    (a) water⇥(b) chlorophyll
    2. Pores of a leaf are (Ans: a)
    (a) stomata⇥(b) veins
    B. Fill in the blanks: (1 x 3 = 3)
    1. Plants make ______ in the light. (glucose)
    2. They give out ______ . (oxygen)
    3. Yeast is one of the ______ . (fungi)
    C. State whether True or False: (1 x 2 = 2)
    i) Algae have chlorophyll. (True)
    ii) Plants eat soil. (False)
    D. Answer in one word: (2 x 1 = 2)
    1. Name the food stored in a leaf. (Ans. Starch)
    2. Name a plant that eats insects. (Ans. Sundew)`,
    undefined,
    [
      '1: Plants are green because of {water; chlorophyll} = chlorophyll',
      '1: Pores of a leaf are {stomata; veins} = stomata',
      '1: Plants make ______ in the light. = glucose',
      '1: They give out ______ . = oxygen',
      '1: Yeast is one of the ______ . = fungi',
      '1: Algae have chlorophyll. = true',
      '1: Plants eat soil. = false',
      '1: Name the food stored in a leaf. = Starch',
      '1: Name a plant that eats insects. = Sundew',
    ],
  ],
  [
    'verbs behind gaps of a language as verbs to be put in their form',
    `Put the verbs in their form.
    1. Il ______ au parc. (jouer)
    2. Elle ______ du pain. (manger)
    3. Nous ______ le bus. (prendre)
    4. Comment dit-on « cat » ?
    Answer: chat`,
    undefined,
    [
      '1: Il ______ au parc. (jouer) = ',
      '1: Elle ______ du pain. (manger) = ',
      '1: Nous ______ le bus. (prendre) = ',
      '1: Comment dit-on « cat » ? = chat',
    ],
  ],
  [
    'two words to choose from below a sentence without its end, and the options of one question as no words for the gaps of the next',
    `1. Sound waves are
    transverse   /   longitudinal
    2. Circle the right word. Marble is made when limestone is
    melted          squashed          frozen
    3. Fill in the gaps.
    Rocks are broken by ______ . Rivers carry the pieces: this is ______ . They settle in ______ .`,
    undefined,
    [
      '1: Sound waves are {transverse; longitudinal} = ',
      '1: Circle the right word. Marble is made when limestone is {melted; squashed; frozen} = ',
      '1: Rocks are broken by ______ . = ',
      '1: Rivers carry the pieces: this is ______ . = ',
      '1: They settle in ______ . = ',
    ],
  ],
  [
    'why a statement is right, behind its answer in the key, and what earns praise below it as nothing of both',
    `True or False?
    1. Sound is faster in steel than in air.
    2. A louder sound has a smaller amplitude.
    3. Name the unit of frequency.
    Answers
    1. True – the particles are closer together.
    2. False – it has a larger amplitude.
    3. hertz
    9–10 Superstar     6–8 Great     5 or less – read it again`,
    undefined,
    [
      '1: Sound is faster in steel than in air. = true',
      '1: A louder sound has a smaller amplitude. = false',
      '1: Name the unit of frequency. = hertz',
    ],
  ],
  [
    'what stands below the heading of a challenge as one more question, with its answer behind the others',
    `1. Name a gas.
    2. Name a metal.
    EXTENSION (only if you have finished!!)
    A blood cell has no nucleus. Suggest how this helps it. /2
    If you finish, read your book.
    Answers: 1. neon  2. iron   Challenge: more room (1), for haemoglobin (1)`,
    undefined,
    [
      '1: Name a gas. = neon',
      '1: Name a metal. = iron',
      '2: A blood cell has no nucleus. Suggest how this helps it. = more room; for haemoglobin',
    ],
  ],
  [
    'what is to be done after all questions as none',
    `1. Name a gas.
    Challenge
    2. Name a metal.
    Extension
    Find out more about gases.`,
    undefined,
    ['1: Name a gas. = ', '1: Name a metal. = '],
  ],
])('reads %s', async (_reason, paper, answers, questions) => {
  expect(await readPlain(paper, answers)).toEqual(questions);
});
