import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'a choice, several right options, truth and a word in tables of Moodle’s plug-in for Word',
    `# Year 9 / Rocks
    # Rocks 1
    | Which rock forms from lava? |  |  | MC |
    | Default mark: |  |  | 1 |
    | Shuffle the choices? |  |  | Yes |
    | Penalty for each incorrect try: |  |  | 33.3 |
    | # | Answers | Feedback | Grade |
    | A. | chalk |  | 0 |
    | B. | basalt | Well done. | 100 |
    | C. | slate |  | 0 |
    |  | General feedback: | Lava cools above the ground. |  |
    |  | For any correct response: | Your answer is correct. |  |
    |  | Hint 1: | Look at page 3. |  |
    |  | Tags: | rocks |  |
    |  | Allows the selection of a single or multiple responses from a pre-defined list. (MC/MA) |  |  |
    # Rocks 2
    | Which two are igneous? |  |  | MA |
    | Default mark: |  |  | 2 |
    | # | Answers | Feedback | Grade |
    |  | granite |  | 50 |
    |  | marble |  | -50 |
    |  | pumice |  | 50 |
    # Rocks 3
    | Marble is made from chalk. |  |  | TF |
    | Default mark: |  |  | 1 |
    |  | Answers | Feedback | Grade |
    |  | True |  | 100 |
    |  | False |  | 0 |
    # Rocks 4
    | What is molten rock below the ground called? |  |  | SA |
    | Default mark: |  |  | 1 |
    | Case sensitive: |  |  | No |
    |  | Answers | Feedback | Grade |
    |  | magma |  | 100 |
    |  | lava | Only above the ground. | 50 |`,
    [
      '1: Which rock forms from lava? {chalk; basalt; slate} = basalt',
      '2: Which two are igneous? {granite; marble; pumice} = granite; pumice',
      '1: Marble is made from chalk. = true',
      '1: What is molten rock below the ground called? = magma',
    ],
  ],
  [
    'rows to match, a number, what graders are told, and gaps in tables of Moodle’s plug-in for Word',
    `# Capitals
    | Match each city with its country. |  |  | MAT |
    | Default mark: |  |  | 3 |
    | Shuffle: |  |  | Yes |
    | # | Question | Answer |  |
    | 1 | Lima | Peru |  |
    | 2 | Quito | Ecuador |  |
    | 3 | Sucre | Bolivia |  |
    |  |  | Chile |  |
    |  | General feedback: |  |  |
    |  | You must provide at least two questions and three answers. |  |  |
    # Height
    | How many metres are 2 km? |  |  | NUM |
    | Default mark: |  |  | 1 |
    | # | Answers | Feedback | Grade |
    |  | 2000 | 2 × 1000 | 100 |
    # Trade
    | Explain two effects of a new port. |  |  | ES |
    | Default mark: |  |  | 2 |
    | Response format: |  |  | HTML editor |
    |  | Response template | Information for graders |  |
    |  | One effect is … | more jobs (1); busier roads (1) |  |
    # Text
    | The port of Callao is near Lima. |  |  | DE |
    | Default mark: |  |  | 0 |
    | Tags: |  |  |  |
    # Gap
    | The longest river here is the {1:SA:=Amazon#Yes~%50%Rio Negro}. |  |  | CL |
    | Default mark: |  |  | 1 |
    | # | Distractors | Distractor feedback | Grade |
    # Words
    | The [[2]] are high and the [[1]] is wide. |  |  | MW |
    | Default mark: |  |  | 2 |
    | # | Answers |  | Group |
    | 1 | river |  | 1 |
    | 2 | mountains |  | 1 |
    | 3 | sea |  | 1 |`,
    [
      '1: Lima {Peru; Ecuador; Bolivia; Chile} = Peru',
      '1: Quito {Peru; Ecuador; Bolivia; Chile} = Ecuador',
      '1: Sucre {Peru; Ecuador; Bolivia; Chile} = Bolivia',
      '1: How many metres are 2 km? = 2000',
      '2: Explain two effects of a new port. = more jobs; busier roads',
      '1: The longest river here is the ________. = Amazon',
      '1: The ________ are high and the ________ is wide. ⏎ Gap 1 = mountains',
      '1: The ________ are high and the ________ is wide. ⏎ Gap 2 = river',
    ],
  ],
  [
    'rows with ticks and crosses below the kind and the time of a Kahoot question, and more of the teacher’s own',
    `Kahoot! Rivers and coasts
    5 questions · A public kahoot
    1 - Quiz
    What is a small stream that joins a river?⇥20 sec
    | ▲ | delta | ✘ |
    | ◆ | tributary | ✔ |
    | ● | meander | ✘ |
    2 - True or false
    Rivers flow uphill.⇥10 sec
    | ▲ | True | ✘ |
    | ◆ | False | ✔ |
    3 - Type answer
    What is the beginning of a river called?⇥60 sec
    | ▲ | source | ✔ |
    # Extra
    4. Name a landform at the end of a river. (1)   [ans: delta]
    4. How long is a river that is 2 km and 300 m? (2)   [ans: 2300 m]`,
    [
      '1: What is a small stream that joins a river? {delta; tributary; meander} = tributary',
      '1: Rivers flow uphill. = false',
      '1: What is the beginning of a river called? = source',
      '1: Name a landform at the end of a river. = delta',
      '2: How long is a river that is 2 km and 300 m? = 2300 m',
    ],
  ],
  [
    'a print of a form: who fills it in, a number above its question, how many to select, and what the teacher marks',
    `# Fabrics
    * Required
    1. What is your name? *
    Enter your answer
    2. Which class are you in? *
    ○ 8A
    ○ 8B
    3
    Which two fibres come from plants? *
    (2 Points)
    Please select 2 options.
    ☐ wool
    ☐ cotton  ✓
    ☐ linen  ✓
    4. How many threads cross at a stitch? *
    (1 Point)
    The value must be a number.
    Enter your answer
    Correct answers: 2
    5
    How many colours are there? *
    (1 Point)
    ○ 2
    ○ 6 ✓
    6. Explain why wool is warm. *
    (2 Points)
    Enter your answer
    Mr B: mark by hand – 1 point each: it traps air; air is an insulator
    Microsoft Forms`,
    [
      '2: Which two fibres come from plants? {wool; cotton; linen} = cotton; linen',
      '1: How many threads cross at a stitch? = 2',
      '1: How many colours are there? {2; 6} = 6',
      '2: Explain why wool is warm. = it traps air; air is an insulator',
    ],
  ],
  [
    'a print of a form whose numbers have nothing behind them',
    `# Fabrics
    * Required
    1  What is your name? *
    Enter your answer
    2  What is felt made of? *
    (1 Point)
    ○ wool  ✓
    ○ glass
    3
    What is linen made of? *
    (1 Point)
    ○ flax  ✓
    ○ milk
    Microsoft Forms`,
    ['1: What is felt made of? {wool; glass} = wool', '1: What is linen made of? {flax; milk} = flax'],
  ],
  [
    'ticks and crosses before and behind options',
    `1. Which drains a field?
    ✘ a dam
    ✔ a ditch
    ✘ a hedge
    2. Which is still water?
    a) river ✗
    b) pond ✓
    c) stream ✗`,
    [
      '1: Which drains a field? {a dam; a ditch; a hedge} = a ditch',
      '1: Which is still water? {river; pond; stream} = pond',
    ],
  ],
  [
    'ticks and crosses that are data, or go into a box',
    `1. Which birds were seen at night? [1]
    | Bird | Seen at night |
    | owl | ✔ |
    | robin | ✘ |
    2. Tick the birds. [1]
    | owl | |
    | newt | |`,
    ['1: Which birds were seen at night? = ', '1: Tick the birds. {owl; newt} = '],
  ],
  [
    'a table of data whose last cell is two capitals',
    `1. What is the tallest? [1]
    | Plant | Height | Shade | SA |
    | Height: | 3 | 4 | 5 |
    | Oak | 10 | 20 | 100 |`,
    ['1: What is the tallest? = '],
  ],
])('%s', async (_reason, paper, questions) => {
  expect(await readPlain(paper)).toEqual(questions);
});

it('reads a paper of a board that came out of a PDF, with the mark scheme of another file', async () => {
  const paper = `0 1 A pupil used a lamp in a circuit.
    0 1 . 1⇥Complete the sentence.
    Choose the answer from the box.
    | charge | light | sound |
    [1 mark]
    The lamp transfers energy to its surroundings by
    _______________________ and by heating.
    0 1 . 2⇥Which two of the following would make the lamp in
    the circuit brighter?
    [2 marks]
    Tick (✓) two boxes.
    Adding a cell⇥□
    Adding a lamp⇥□
    Removing a lamp⇥□
    0 1 . 3⇥The power of the lamp is 20 W.
    Calculate the energy that the lamp transfers in
    30 seconds.
    [1 mark]
    __________________________________________________
    Energy = ____________________ J
    IB/M/Jun22/1234/1F
    Do not write outside the box
    *03*
    0 1 . 4⇥What is the energy of a lamp that is switched off
    for an hour?
    [1 mark]
    Tick (✓) one box.
    zero⇥□
    600 J⇥□
    72 000 J⇥□
    Acknowledgement of copyright holders is
    made in a booklet of its own.`;
  const scheme = `MARK SCHEME
    | Question | Answers | Extra information | Mark | AO |
    | 01.1 | light |  | 1 | AO1 |
    | 01.2 | adding a cell | if more than two boxes ticked lose 1 mark | 1 | AO3 |
    |  | removing a lamp |  | 1 |  |
    | 01.3 | 600 (J) |  | 1 | AO2 |
    | 01.4 | zero |  | 1 | AO1 |`;
  expect(await readPlain(paper, scheme)).toEqual([
    '1: Complete the sentence. ⏎ Choose the answer from the box. ⏎ The lamp transfers energy to its surroundings by ⏎ _______________________ and by heating. {charge; light; sound} = light',
    '2: Which two of the following would make the lamp in the circuit brighter? ⏎ Tick (✓) two boxes. {Adding a cell; Adding a lamp; Removing a lamp} = Adding a cell; Removing a lamp',
    '1: The power of the lamp is 20 W. ⏎ Calculate the energy that the lamp transfers in 30 seconds. = 600 (J)',
    '1: What is the energy of a lamp that is switched off for an hour? ⏎ Tick (✓) one box. {zero; 600 J; 72 000 J} = zero',
  ]);
});

it.each<[reason: string, paper: string, answers: string | undefined, questions: readonly string[]]>([
  [
    'the template of a quiz pasted as a table, with the places of the right answers and rows left empty',
    `| | Question - max 120 characters | Answer 1 - max 75 characters | Answer 2 - max 75 characters | Time limit (sec) – 5, 10 or 20 secs | Correct answer(s) - choose at least one |
    | 1 | How long is a day? | 24 h | 12 h | 20 | 1 |
    | 2 | Which are planets? | Mars | Venus | 20 | 1,2 |
    | 3 | | | | | |`,
    undefined,
    ['1: How long is a day? {24 h; 12 h} = 24 h', '1: Which are planets? {Mars; Venus} = Mars; Venus'],
  ],
  [
    'tables between pipes and equations in the signs of a chat',
    `**1. What is the unit of power?** [1 mark]
    * A) joule
    * B) watt
    **2.** Use $E_k = \\frac{1}{2}mv^2$ to find the energy of 2 kg at 3 m/s. [2 marks]
    **3.** Name a gas that costs from $5 to $6. [1 mark]
    ## Mark Scheme
    \\| Question | Answer | Marks |
    \\| :--- | :--- | :--- |
    \\| 1 | B | 1 |
    **2.** [2 marks]
    * $0.5 \\times 2 \\times 3^2$ **(1)**
    * 9 J **(1)**
    **3.** helium`,
    undefined,
    [
      '1: What is the unit of power? {joule; watt} = watt',
      '2: Use Eₖ = ½mv² to find the energy of 2 kg at 3 m/s. = 0.5 × 2 × 3²; 9 J',
      '1: Name a gas that costs from $5 to $6. = helium',
    ],
  ],
  [
    'what a box to type into says as room, and what hands the homework in as no part of it',
    `1. What is the unit of speed? (1)
    type here
    2. Work out the speed. (2)
    Click or tap here to enter text.
    Now share this with me or turn it in on Classroom.`,
    undefined,
    ['1: What is the unit of speed? = ', '2: Work out the speed. = '],
  ],
  [
    'matching questions of a print with counted headings, in the second file with letters beside the numbers',
    `2 Written questions
    1. A row of the table
    ____________
    2. A column of the table
    ____________
    3 Matching questions
    Write the letter of each term next to its definition
    | 1.  ____  soft and reactive | A.  noble gases |
    | 2.  ____  they hardly react | B.  halogens |
    | 3.  ____  they are in pairs | C.  alkali metals |`,
    `2 Written questions
    1. A row of the table
    period
    2. A column of the table
    group
    3 Matching questions
    Write the letter of each term next to its definition
    | 1.  C  soft and reactive | A.  noble gases |
    | 2.  A  they hardly react | B.  halogens |
    | 3.  B  they are in pairs | C.  alkali metals |`,
    [
      '1: A row of the table = period',
      '1: A column of the table = group',
      '1: soft and reactive {noble gases; halogens; alkali metals} = alkali metals',
      '1: they hardly react {noble gases; halogens; alkali metals} = noble gases',
      '1: they are in pairs {noble gases; halogens; alkali metals} = halogens',
    ],
  ],
  [
    'the words in the margin of a page that a program broke over lines',
    `0 1⇥A lamp is in the circuit of Figure 1.
    Figure 1
    0 1 . 1⇥Name the part labelled V.
    [1 mark]
    Turn over
    2
    Do not write
    outside the
    box
    0 1 . 2⇥State its unit.
    [1 mark]`,
    undefined,
    ['1: Name the part labelled V. = ', '1: State its unit. = '],
  ],
  [
    'boxes behind each of two options in a row of a table',
    `1. What do the arrows mean? Tick one.
    | eats | ☐ | is eaten by | ☐ |
    | hides from | ☐ | lives with | ☐ |
    2. Name a plant.`,
    undefined,
    ['1: What do the arrows mean? Tick one. {eats; is eaten by; hides from; lives with} = ', '1: Name a plant. = '],
  ],
  [
    'that answers will vary as no answer',
    `1. Explain how a cell is adapted.
    2. Name a cell.
    Answers
    1. Answers will vary
    2. nerve cell`,
    undefined,
    ['1: Explain how a cell is adapted. = ', '1: Name a cell. = nerve cell'],
  ],
])('reads %s', async (_reason, paper, answers, questions) => {
  expect(await readPlain(paper, answers)).toEqual(questions);
});
