import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';
import { questionsOf } from '../../testing/short-homework.ts';
import { table } from '../../testing/word-file.ts';

const energy = [
  '1: What is the unit of energy? = joule',
  '1: What is the unit of power? = watt',
  '1: Name a fuel. = coal',
];

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'points with marks below their question',
    `1. Name two kinds of rock. (2)
    Igneous (1)
    Metamorphic (1)
    2. Which rock forms from magma? (1)
    Igneous (1)`,
    ['2: Name two kinds of rock. = Igneous; Metamorphic', '1: Which rock forms from magma? = Igneous'],
  ],
  [
    'points with marks below a question that says none',
    `1. Name two kinds of rock.
    ________________
    Igneous [1 mark]
    Metamorphic [1 mark]
    2. Which rock forms from magma?
    Igneous [1 mark]`,
    ['2: Name two kinds of rock. = Igneous; Metamorphic', '1: Which rock forms from magma? = Igneous'],
  ],
  [
    'terms with marks below what asks of each',
    `1. Define the following terms:
    Mass (1)
    Weight (1)
    2. Define these words.
    Speed (1)
    Velocity (1)`,
    ['1: Define the following terms: ⏎ Mass ⏎ Weight = ', '1: Define these words. ⏎ Speed ⏎ Velocity = '],
  ],
  [
    'marks in a column behind that of the answers',
    `1 What is the unit of energy?⇥joule⇥1
    2 What is the unit of power?⇥watt⇥1
    3 Name two fuels.⇥coal, oil⇥2`,
    [
      '1: What is the unit of energy? = joule',
      '1: What is the unit of power? = watt',
      '2: Name two fuels. = coal; oil',
    ],
  ],
  [
    'ticks in lists below questions without numbers',
    `Which of these is a metal?
    iron ✓
    oxygen
    sulfur
    Which of these float? Tick two.
    stone
    cork ✓
    wood ✓`,
    [
      '1: Which of these is a metal? {iron; oxygen; sulfur} = iron',
      '1: Which of these float? Tick two. {stone; cork; wood} = cork; wood',
    ],
  ],
  [
    'words behind sentences with gaps',
    `1. The ______ controls the cell. nucleus
    2. The ______ makes proteins. ribosome
    3. A plant cell has a cell ______ outside. wall`,
    [
      '1: The ______ controls the cell. = nucleus',
      '1: The ______ makes proteins. = ribosome',
      '1: A plant cell has a cell ______ outside. = wall',
    ],
  ],
  [
    'words behind dots',
    `1. Water turning to gas is called... evaporation
    2. Gas turning to water is called… condensation
    3. Rain, snow and hail are... precipitation`,
    [
      '1: Water turning to gas is called... = evaporation',
      '1: Gas turning to water is called… = condensation',
      '1: Rain, snow and hail are... = precipitation',
    ],
  ],
  [
    'a word with a number above each question',
    `Card 1
    What is the unit of energy?
    Card 2
    What is the unit of power?
    Card 3
    Name a fuel.
    Key
    Card 1: joule
    Card 2: watt
    Card 3: coal`,
    energy,
  ],
  [
    'a word with a number before each question',
    `Station 1: What is the unit of energy?
    Station 2: What is the unit of power?
    Station 3: Name a fuel.
    Answers
    Station 1 – joule
    Station 2 – watt
    Station 3 – coal`,
    energy,
  ],
  [
    'two parts in one line, and so in the answers',
    `1. (a) What is the unit of energy?  (b) What is the unit of power?
    2. Name a fuel.
    Answers
    1. (a) joule (b) watt
    2. coal`,
    energy,
  ],
  [
    'parts of a part in one line',
    `1. a. i. What is the unit of energy?  ii. What is the unit of power?
    b. Name a fuel.
    Answers
    1. a. i. joule ii. watt
    b. coal`,
    energy,
  ],
  [
    'headings with numbers above questions, and answers in bold below',
    `**Question 1**
    What is the unit of energy? [1]
    **joule**
    **Question 2**
    What is the unit of power? [1]
    **watt**
    **Question 3**
    Name a fuel. [1]
    **coal**`,
    energy,
  ],
  [
    'headings with numbers above questions, and answers below in no look of their own',
    `Question 1
    What is the unit of energy?
    joule
    Question 2
    What is the unit of power?
    watt
    Question 3
    Name a fuel.
    coal`,
    energy,
  ],
  [
    'numbers alone that begin again in each section',
    `Section A
    1
    What is the unit of energy?
    Ans: joule
    2
    What is the unit of power?
    Ans: watt
    3
    Name a fuel.
    Ans: coal
    Section B
    1
    Water is heated.
    a) Name the change.
    Ans: boiling
    b) Name the gas.
    Ans: steam`,
    [...energy, '1: Name the change. = boiling', '1: Name the gas. = steam'],
  ],
  [
    'a heading in bold between questions without numbers',
    `What is the unit of energy?
    What is the unit of power?
    **Energy resources**
    Name a fuel.
    Answers
    joule
    watt
    coal`,
    energy,
  ],
  [
    'marks between a question and its answer',
    `1. What is the unit of energy?⇥/1 joule
    2. What is the unit of power?⇥/1 watt
    3. Name a fuel.⇥/1 coal`,
    energy,
  ],
  [
    'gaps of a passage behind arrows',
    `1. What is the unit of energy?
    2. What is the unit of power?
    3. Name a fuel.
    Section B: Missing words
    Words: capillaries, arteries, red, white
    Blood leaves the heart in (1) ________. The smallest vessels are the (2) ________.
    Answers
    1 → joule
    2 → watt
    3 → coal
    Section B
    1 → arteries
    2 → capillaries`,
    [
      ...energy,
      '1: Blood leaves the heart in (1) ________. {capillaries; arteries; red; white} = arteries',
      '1: The smallest vessels are the (2) ________. {capillaries; arteries; red; white} = capillaries',
    ],
  ],
  [
    'what is to be matched behind a tab and a letter alone',
    `Match each process to what it does.
    1 filtration⇥A separates dyes
    2 chromatography⇥B separates sand from water
    Finish the sentence.
    3 What is left in the filter paper is called the
    Answers
    1B 2A
    3 residue`,
    [
      '1: filtration {separates dyes; separates sand from water} = separates sand from water',
      '1: chromatography {separates dyes; separates sand from water} = separates dyes',
      '1: What is left in the filter paper is called the = residue',
    ],
  ],
  [
    'parts whose letters have nothing behind them',
    `1 a What is a battery?
    b What is the unit of energy?
    2 a What is the unit of power?
    b Name a fuel.
    Answers
    1 a two or more cells
    b joule
    2 a watt
    b coal`,
    ['1: What is a battery? = two or more cells', ...energy],
  ],
  [
    'a full stop behind what is accepted',
    `1. State where fertilisation happens.
    2. Name the male sex cell.
    Mark scheme
    1. oviduct [accept fallopian tube]. Do not accept uterus
    2. sperm`,
    ['1: State where fertilisation happens. = oviduct; fallopian tube', '1: Name the male sex cell. = sperm'],
  ],
  [
    'gaps below the number of their task',
    `Task 1: Fill in the missing words.
    camouflage, habitat, survive
    An animal lives in its 1____________. It does so to 2____________.
    Task 1 answers: 1 habitat 2 survive`,
    [
      '1: An animal lives in its ____________. {camouflage; habitat; survive} = habitat',
      '1: It does so to ____________. {camouflage; habitat; survive} = survive',
    ],
  ],
  [
    'headings in capitals between questions without numbers',
    `LAST LESSON
    What is the unit of energy?
    LAST WEEK
    What is the unit of power?
    LAST TERM
    Name a fuel.
    Answers
    joule
    watt
    coal`,
    energy,
  ],
  [
    'headings that say the marks of each question below',
    `1-mark questions
    1. What is the unit of energy?
    2. Name a fuel.
    2 mark questions
    3. State two properties of waves.
    Answers
    1. joule
    2. coal
    3. they carry energy; they have a wavelength`,
    [
      '1: What is the unit of energy? = joule',
      '1: Name a fuel. = coal',
      '2: State two properties of waves. = they carry energy; they have a wavelength',
    ],
  ],
  [
    'a total in front of answers without a title',
    `1. What is the unit of energy?
    2. What is the unit of power?
    3. Name a fuel.
    4. Name a gas.
    MARK: __/4
    1 joule 2 watt 3 coal 4 oxygen`,
    [...energy, '1: Name a gas. = oxygen'],
  ],
  [
    'a title that tells not to look',
    `1. What is the unit of energy?
    2. What is the unit of power?
    3. Name a fuel.
    ANSWERS – no peeking!
    joule
    watt
    coal`,
    energy,
  ],
  [
    'brackets behind the gaps of equations',
    `1. hydrogen + oxygen → ____________ (water)
    2. sodium + chlorine → ____________ (sodium chloride)
    3. methane + oxygen → ____________ + ____________ (carbon dioxide + water)`,
    [
      '1: hydrogen + oxygen → ____________ = water',
      '1: sodium + chlorine → ____________ = sodium chloride',
      '1: methane + oxygen → ____________ + ____________ = carbon dioxide + water',
    ],
  ],
  [
    'units behind gaps',
    `1. 5 km = ____ (m)
    2. 3 h = ____ (min)
    3. 2 kg = ____ (g)`,
    ['1: 5 km = ____ (m) = ', '1: 3 h = ____ (min) = ', '1: 2 kg = ____ (g) = '],
  ],
  [
    'answers in one line in brackets',
    `1 What is the unit of energy?
    2 What is the unit of power?
    3 Name a fuel.
    (Answers: 1 joule 2 watt 3 coal)`,
    energy,
  ],
  [
    'answers in one line for the teacher',
    `1. What is the unit of energy?
    2. What is the unit of power?
    3. Name a fuel.
    Teacher: 1. joule 2. watt 3. coal`,
    energy,
  ],
  [
    'yes and no behind each statement',
    `1. Is iron magnetic? Yes / No
    2. Is copper magnetic? Yes / No
    3. Is steel magnetic? Yes / No
    Answers: 1 Yes 2 No 3 Yes`,
    [
      '1: Is iron magnetic? {Yes; No} = Yes',
      '1: Is copper magnetic? {Yes; No} = No',
      '1: Is steel magnetic? {Yes; No} = Yes',
    ],
  ],
  [
    'two words behind each, and answers without a title',
    `1. Ice melting  physical/chemical
    2. Wood burning  physical/chemical
    3. Iron rusting  physical/chemical
    4. Sugar dissolving  physical/chemical
    1. physical
    2. chemical
    3. chemical
    4. physical`,
    [
      '1: Ice melting {physical; chemical} = physical',
      '1: Wood burning {physical; chemical} = chemical',
      '1: Iron rusting {physical; chemical} = chemical',
      '1: Sugar dissolving {physical; chemical} = physical',
    ],
  ],
  [
    'a tick beside one of two letters',
    `1. All metals are magnetic   T   F ✓
    2. Like poles repel   T ✓   F
    3. A compass points north   T*   F`,
    ['1: All metals are magnetic = false', '1: Like poles repel = true', '1: A compass points north = true'],
  ],
  [
    'the offer before the statement and the letter behind it',
    `T/F  All metals are magnetic.  F
    T/F  Like poles repel.  T
    T/F  A compass points north.  T`,
    ['1: All metals are magnetic. = false', '1: Like poles repel. = true', '1: A compass points north. = true'],
  ],
  [
    'words behind room that stands behind a sign',
    `1. the place where an organism lives = ________ habitat
    2. an animal that hunts others = ________ predator
    3. an animal that is hunted = ________ prey`,
    [
      '1: the place where an organism lives = habitat',
      '1: an animal that hunts others = predator',
      '1: an animal that is hunted = prey',
    ],
  ],
  [
    'numbered labels of answers, each above what it says',
    `**Question 1:**
    What is the unit of energy?
    **Answer 1:**
    joule
    **Question 2:**
    What is the unit of power?
    **Answer 2:**
    watt
    **Question 3:**
    Name a fuel.
    **Answer 3:**
    coal`,
    energy,
  ],
  [
    'a list of numbered labels of answers',
    `Question 1: What is the unit of energy?
    Question 2: What is the unit of power?
    Question 3: Name a fuel.
    Answer 1: joule
    Answer 2: watt
    Answer 3: coal`,
    energy,
  ],
  [
    'capitals as numbers, and their answers in a line',
    `Test yourself!
    **A**   What is the unit of energy?
    **B**   What is the unit of power?
    **C**   Name a fuel.
    **A **joule    **B **watt    **C **coal`,
    energy,
  ],
  [
    'capitals as numbers, and their answers below a title',
    `A. What is the unit of energy?
    B. What is the unit of power?
    C. Name a fuel.
    Answers
    A joule
    B watt
    C coal`,
    energy,
  ],
  [
    'results with their units below the working of a key',
    `1. Calculate the power.
    2. Calculate the energy. [3]
    3. Calculate the work done.
    Answers
    1. 180 000 ÷ 90 = 2000 W
    2. ½ × m × v²
    0.5 × 2 × 9
    9 J
    3. W = F × d
    25 × 4
    100 J`,
    ['1: Calculate the power. = 2000 W', '3: Calculate the energy. = 9 J', '1: Calculate the work done. = 100 J'],
  ],
  [
    'a key in a line that leaves out what is to be drawn',
    `1. What is the unit of energy?
    2. What is the unit of power?
    3. Draw a food chain in your book.
    4. Name a fuel.
    Answers (parents: please check!) 1. joule 2. watt 4. Coal.`,
    [...energy.slice(0, 2), '1: Draw a food chain in your book. = ', '1: Name a fuel. = Coal'],
  ],
  [
    'how many points count, behind them',
    `1. Describe two features of a spit. [2]
    Mark scheme: A long ridge (1). Joined to the land (1). A curved end (1). Max 2.
    2. Name a fuel. [1]
    Mark scheme: coal / oil (1)`,
    [
      '2: Describe two features of a spit. = A long ridge; Joined to the land; A curved end',
      '1: Name a fuel. = coal; oil',
    ],
  ],
  [
    'pairs that match, each an answer of its own',
    `1. Match each method to what it separates.
    Correct answer: evaporation ↔ salt from sea water
    Correct answer: magnetism ↔ iron from sand
    2. Name a fuel.
    Correct answer: fuel, the fuel`,
    [
      '1: evaporation {salt from sea water; iron from sand} = salt from sea water',
      '1: magnetism {salt from sea water; iron from sand} = iron from sand',
      '1: Name a fuel. = fuel; the fuel',
    ],
  ],
  [
    'ticked boxes before the words',
    `1. All metals are magnetic.
    ☐ True     ☑ False
    2. Like poles repel.
    ☑ True     ☐ False
    3. A compass points south.
    ☐ True     ☑ False`,
    ['1: All metals are magnetic. = false', '1: Like poles repel. = true', '1: A compass points south. = false'],
  ],
  [
    'answers below parts',
    `1. (a) What is the unit of energy?
    joule
    (b) Name the unit of power.
    watt
    2. (a) Name a fuel.
    coal
    (b) Name a gas.
    oxygen`,
    [
      '1: What is the unit of energy? = joule',
      '1: Name the unit of power. = watt',
      '1: Name a fuel. = coal',
      '1: Name a gas. = oxygen',
    ],
  ],
  [
    'sections with the letters of options',
    `A. Short answers
    1. What is the unit of energy?
    2. Name a fuel.
    B. Multiple choice
    1. Which was built as a tomb?
    A. The Great Pyramid
    B. The Colosseum
    2. Which river is in Egypt?
    A. The Nile
    B. The Rhine
    Answers
    Section A
    1. joule
    2. coal
    Section B
    1. A
    2. A`,
    [
      '1: What is the unit of energy? = joule',
      '1: Name a fuel. = coal',
      '1: Which was built as a tomb? {The Great Pyramid; The Colosseum} = The Great Pyramid',
      '1: Which river is in Egypt? {The Nile; The Rhine} = The Nile',
    ],
  ],
  [
    'gaps that are asked about',
    `1. Who left gaps in his table?
    **A**⇥Dalton⇥**B**⇥Newlands
    **C**⇥Mendeleev⇥**D**⇥Rutherford
    2. Name a gas.
    Answers: 1 C 2 oxygen`,
    ['1: Who left gaps in his table? {Dalton; Newlands; Mendeleev; Rutherford} = Mendeleev', '1: Name a gas. = oxygen'],
  ],
  [
    'topics between numbers and questions',
    `**Question 1**
    Topic: Energy
    What is the unit of energy?
    Answer: joule
    **Question 2**
    Topic: Power
    What is the unit of power?
    Answer: watt
    **Question 3**
    Topic: Resources
    Name a fuel.
    Answer: coal`,
    energy,
  ],
  [
    'numbers, letters and questions with tabs between',
    `1⇥a⇥What is the unit of energy?⇥[1]
    ____________
    ⇥b⇥What is the unit of power?⇥[1]
    ____________
    2⇥a⇥Name a fuel.⇥[1]
    ____________
    ⇥b⇥Name a gas.⇥[1]
    ____________
    Mark scheme
    1 a joule
    1 b watt
    2 a coal
    2 b oxygen`,
    [...energy, '1: Name a gas. = oxygen'],
  ],
  [
    'answers below numbers behind another letter, with a mark on each line',
    `Q1.
    (a) Calculate the work done. (2)
    (b) What is the unit of energy? (1)
    Q2.
    Name a fuel. (1)
    Mark schemes
    M1.
    (a) W = 40 × 1.5
    1
    60 (J)
    an answer of 60 (J) scores 2 marks
    1
    (b) joule
    1
    [3]
    M2.
    coal
    1
    [1]`,
    ['2: Calculate the work done. = 60 (J)', '1: What is the unit of energy? = joule', '1: Name a fuel. = coal'],
  ],
])('reads %s', async (_reason, paper, questions) => {
  expect(await readPlain(paper)).toEqual(questions);
});

const quiz = `1. What is the unit of energy? (1)
  2. Which is renewable? [1]
  a. coal
  b. wind
  c. oil
  3. Name two fuels. /2`;
const ofQuiz = [
  '1: What is the unit of energy? = joule',
  '1: Which is renewable? {coal; wind; oil} = wind',
  '2: Name two fuels. = coal; gas',
];

it.each<[reason: string, answers: string]>([
  [
    'all of the sheet again, with what is right in bold or below',
    `1. What is the unit of energy? (1)
    joule
    2. Which is renewable? [1]
    a. coal
    b. **wind**
    c. oil
    3. Name two fuels. /2
    coal
    gas`,
  ],
  [
    'each question again, the right option alone below it',
    `1. What is the unit of energy? joule
    2. Which is renewable?
    b. wind
    3. Name two fuels. coal, gas`,
  ],
  [
    'each question again, with its answer behind it',
    `1. What is the unit of energy? joule
    2. Which is renewable? b. wind
    3. Name two fuels. coal; gas`,
  ],
])('finds in the answers %s', async (_reason, answers) => {
  expect(await readPlain(`${quiz}\nAnswers\n${answers}`)).toEqual(ofQuiz);
});

const asked = [
  ['1', 'What is the unit of energy?', 'joule'],
  ['2', 'What is the unit of power?', 'watt'],
  ['3', 'Name a fuel.', 'coal'],
] as const;

it.each<[reason: string, rows: readonly (readonly string[])[]]>([
  ['without a head', asked],
  ['with marks behind the answers', asked.map((row) => [...row, '1'])],
  [
    'with rows that name what comes next',
    [['**LAST WEEK**', '', ''], ...asked.slice(0, 2), ['LAST TERM', '', ''], ...asked.slice(2)],
  ],
])('reads a table of numbers, questions and answers %s', async (_reason, rows) => {
  const read = await questionsOf([table(...rows.map((row) => [...row]))]);
  expect(read).toEqual(asked.map(([, text, answer]) => [text, [], [answer]]));
});
