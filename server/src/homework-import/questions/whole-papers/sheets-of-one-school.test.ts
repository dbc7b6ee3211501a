import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'rows of spellings to circle, which all ask what stands above them',
    `Task 1. Circle the correct spelling in each row.
    1.⇥desert⇥dessart⇥dezert
    2.⇥glacier⇥glasier⇥glaicer
    3. erosion   errosion   erotion
    Answers
    Task 1: 1 desert  2 glacier  3 erosion`,
    [
      '1: Circle the correct spelling in each row. {desert; dessart; dezert} = desert',
      '1: Circle the correct spelling in each row. {glacier; glasier; glaicer} = glacier',
      '1: Circle the correct spelling in each row. {erosion; errosion; erotion} = erosion',
    ],
  ],
  [
    'questions below the same words that ask themselves as they are',
    `Choose one word from each row.
    1. What is the unit of force?
    2. What is the unit of energy?
    Answers
    1. newton
    2. joule`,
    ['1: What is the unit of force? = newton', '1: What is the unit of energy? = joule'],
  ],
  [
    'parts of several questions in one line of the key each, with wide gaps alone between them',
    `1   Expand the brackets.
    a   2(x + 4)
    b   x(x + 6)
    2   Factorise fully.
    a   6x + 9
    b   x² + 4x
    Answers  Exercise 7B
    1   a 2x + 8   b x² + 6x
    2   a 3(2x + 3)   b x(x + 4)`,
    ['1: 2(x + 4) = 2x + 8', '1: x(x + 6) = x² + 6x', '1: 6x + 9 = 3(2x + 3)', '1: x² + 4x = x(x + 4)'],
  ],
  [
    'marks said before each answer of a key',
    `Q1. In which country is Etna?  /1
    ....................
    Q2. Give two effects of an eruption.  /2
    ....................
    Q3. Explain why people live there.  /2
    ....................
    MARK SCHEME (staff)
    Q1  1 mark. Italy.
    Q2  1 mark each for any two from: homes burn; crops are ruined; flights are stopped.
    Q3  1 mark: the soil is rich. 1 mark: tourists bring money.`,
    [
      '1: In which country is Etna? = Italy',
      '2: Give two effects of an eruption. = homes burn; crops are ruined; flights are stopped',
      '2: Explain why people live there. = the soil is rich; tourists bring money',
    ],
  ],
  [
    'a sheet that follows once more as the teacher’s copy, and a source that is read for the question below it',
    `Why did the war begin?
    1) Who was killed in 1914? (1m)
    2) Why did Britain join? (2m)
    Source A
    “They accepted nearly all the demands.”
    3) How many demands does Source A speak of? (1m)
    Why did the war begin? – TEACHER COPY
    1) Who was killed in 1914? (1m)
    Ans: Franz Ferdinand
    2) Why did Britain join? (2m)
    Ans: Belgium was invaded; Britain had promised to help
    Source A
    “They accepted nearly all the demands.”
    3) How many demands does Source A speak of? (1m)
    Ans: nearly all`,
    [
      '1: Who was killed in 1914? = Franz Ferdinand',
      '2: Why did Britain join? = Belgium was invaded; Britain had promised to help',
      '1: How many demands does Source A speak of? = nearly all',
    ],
  ],
  [
    'letters that go on through sections as numbers, with their answers by section and words above the gaps',
    `Section 1 - True or false?
    a) Ice floats on water.
    b) The Sun is a planet.
    Section 2 - Fill in the missing words
    lungs     heart     liver
    c. Blood is pumped by the ………………….
    d. Air goes into the ………………….
    Section 3 - Think about it
    e. Why do we sweat? [2 marks]
    Answers
    Section 1: a T, b F
    Section 2: c heart, d lungs
    Section 3: e It cools the body.`,
    [
      '1: Ice floats on water. = true',
      '1: The Sun is a planet. = false',
      '1: Blood is pumped by the …………………. {lungs; heart; liver} = heart',
      '1: Air goes into the …………………. {lungs; heart; liver} = lungs',
      '2: Why do we sweat? = It cools the body',
    ],
  ],
  [
    'letters that begin anew below each number as parts',
    `1. Look at the cell.
    a) Name part X.
    b) Name part Y.
    2. Look at the plant.
    a) Name part Z.
    Answers
    1a nucleus
    1b wall
    2a root`,
    ['1: Name part X. = nucleus', '1: Name part Y. = wall', '1: Name part Z. = root'],
  ],
  [
    'the gaps of a passage that are numbered in the key alone',
    `1. What is the unit of force?
    2. Complete the passage. (4 marks)
    We breathe in ______ from the air. It goes into our ______ and then into the ______ . Below is the ______ .
    3. What is the capital of Wales?
    Answers
    1. newton
    2. (1) oxygen, (2) lungs, (3) blood, (4) diaphragm
    3. Cardiff`,
    [
      '1: What is the unit of force? = newton',
      '1: We breathe in ______ from the air. = oxygen',
      '1: It goes into our ______ and then into the ______ . ⏎ Gap 1 = lungs',
      '1: It goes into our ______ and then into the ______ . ⏎ Gap 2 = blood',
      '1: Below is the ______ . = diaphragm',
      '1: What is the capital of Wales? = Cardiff',
    ],
  ],
  [
    'pairs behind ‘Question 2:’ in one line',
    `Question 1: What is the unit of force?
    Question 2: Match each part with what it does. [3]
    | 1. root | a. makes food |
    | 2. leaf | b. takes in water |
    | 3. stem | c. holds the plant up |
    Question 3: What is the capital of Wales?
    Answers
    Question 1: newton
    Question 2: 1 b   2 a   3 c
    Question 3: Cardiff`,
    [
      '1: What is the unit of force? = newton',
      '1: root {makes food; takes in water; holds the plant up} = takes in water',
      '1: leaf {makes food; takes in water; holds the plant up} = makes food',
      '1: stem {makes food; takes in water; holds the plant up} = holds the plant up',
      '1: What is the capital of Wales? = Cardiff',
    ],
  ],
  [
    'a page of answers that asks everything once more, with the answers below, behind and within',
    `A. Answer the questions.
    1. In which state are the particles furthest apart?
    ______
    2. What is the change from a liquid to a gas called?
    ______
    B. Are these sentences true or false?
    3. The particles in a solid do not move at all.
    C. Fill in the missing words.
    condense      diffuse      more
    4. When a solid is heated, its particles vibrate ______ and it may melt.
    5. When a gas is cooled it can ______ to form a liquid.
    Particles – Answers
    A. Answer the questions.
    1. In which state are the particles furthest apart?
    gas
    2. What is the change from a liquid to a gas called?
    evaporation
    B. Are these sentences true or false?
    3. The particles in a solid do not move at all. Answer: False
    C. Fill in the missing words.
    4. When a solid is heated, its particles vibrate more and it may melt.
    5. When a gas is cooled it can condense to form a liquid.`,
    [
      '1: In which state are the particles furthest apart? = gas',
      '1: What is the change from a liquid to a gas called? = evaporation',
      '1: The particles in a solid do not move at all. = false',
      '1: When a solid is heated, its particles vibrate ______ and it may melt. {condense; diffuse; more} = more',
      '1: When a gas is cooled it can ______ to form a liquid. {condense; diffuse; more} = condense',
    ],
  ],
  [
    'the words of a passage behind ‘Ans:’ below it, and points below what a good answer would say',
    `1. Use the words in the box to fill in the gaps. (3 marks)
    | salt     indicator     gas |
    It changes its colour: an ______ . An acid and an alkali make water and a ______ . Zinc and an acid give off a ______ .
    Ans: indicator, salt, gas
    2. Explain two results of the plague. (2 marks)
    A good answer would say:
    • there were fewer workers
    • wages rose
    3. What is the pH of water?
    Ans: 7`,
    [
      '1: It changes its colour: an ______ . {salt; indicator; gas} = indicator',
      '1: An acid and an alkali make water and a ______ . {salt; indicator; gas} = salt',
      '1: Zinc and an acid give off a ______ . {salt; indicator; gas} = gas',
      '2: Explain two results of the plague. = there were fewer workers; wages rose',
      '1: What is the pH of water? = 7',
    ],
  ],
  [
    'a table for each question with its number beside it and its options two by two',
    `| 1. | What does LAN stand for? |
    | a) Local Area Network | b) Large Access Network |
    | c) Linked Area Node | d) Local Access Number |

    | 2. | Data is sent in small units called… |
    | a) bits | b) packets |
    | c) cables | d) cookies |

    | 3. | Wi-Fi is a wireless way of connecting to a network. |
    | a) True | b) False |
    Answer Key
    1.   a) Local Area Network
    2.   b) packets
    3.   a) True`,
    [
      '1: What does LAN stand for? {Local Area Network; Large Access Network; Linked Area Node; Local Access Number} = Local Area Network',
      '1: Data is sent in small units called… {bits; packets; cables; cookies} = packets',
      '1: Wi-Fi is a wireless way of connecting to a network. = true',
    ],
  ],
  [
    'a number alone above its parts where the question before has its first part beside it',
    `1  (a) Which of these is a process of erosion?
    ☐  A  attrition
    ☐  B  deposition
    (1)
    (b) Explain how a waterfall is formed.
    (2)
    ....................
    (Total for Question 1 = 3 marks)
    2  The river burst its banks in July 2007 after 135 mm of rain fell.
    (a) Define the term ‘flood plain’.
    (1)
    ....................
    (b) Suggest one impact of the flood.
    (1)
    ....................
    Mark scheme
    | Question number | Answer | Mark |
    | 1(a) | A | (1) |
    | 1(b) | soft rock is eroded faster (1) ⏎ the overhang collapses (1) | (2) |
    | 2(a) | flat land beside a river | (1) |
    | 2(b) | homes were damaged | (1) |`,
    [
      '1: Which of these is a process of erosion? {attrition; deposition} = attrition',
      '2: Explain how a waterfall is formed. = soft rock is eroded faster; the overhang collapses',
      '1: Define the term ‘flood plain’. = flat land beside a river',
      '1: Suggest one impact of the flood. = homes were damaged',
    ],
  ],
  [
    'a first part beside its number among numbers that stand above theirs',
    `1  Amal has a map.
    (a) Name a scale. [1]
    (b) Give a use of it. [1]
    2  (a) Define relief. [1]
    (b) Name a hill. [1]
    Answers
    1a 1:50
    1b walking
    2a shape of the land
    2b Snowdon`,
    [
      '1: Name a scale. = 1:50',
      '1: Give a use of it. = walking',
      '1: Define relief. = shape of the land',
      '1: Name a hill. = Snowdon',
    ],
  ],
])('reads %s', async (_reason, paper, questions) => {
  expect(await readPlain(paper)).toEqual(questions);
});
