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
  [
    'options that run over the ends of lines, with capitals alone',
    `OBJECTIVES
    1. The product of force and distance is called
    A energy B power C work D force
    2. Power is defined as A ability to do work. B strength of a man. C rate of doing work.
    D energy a man has.
    3. A tank of mass 2 kg is raised 4 m above the ground. Find its energy
    if g = 10 m/s2 A 100 J B 80 J C 500 J D 750 J
    4. Name the transfer when a ball is thrown up. A Chemical to kinetic
    B Kinetic to potential C Sound to electrical D Electrical to
    sound
    ANSWERS
    1. C 2. C 3. B 4. B`,
    [
      '1: The product of force and distance is called {energy; power; work; force} = work',
      '1: Power is defined as {ability to do work.; strength of a man.; rate of doing work.; energy a man has.} = rate of doing work.',
      '1: A tank of mass 2 kg is raised 4 m above the ground. Find its energy ⏎ if g = 10 m/s2 {100 J; 80 J; 500 J; 750 J} = 80 J',
      '1: Name the transfer when a ball is thrown up. {Chemical to kinetic; Kinetic to potential; Sound to electrical; Electrical to sound} = Kinetic to potential',
    ],
  ],
  [
    'a letter at the end of a line and its option on the next, and Yes/No behind a question',
    `1. Farms give us all these except (a) food (b)
    work (c) war (d) wool
    2. A small farm feeds a family. Yes/No
    Answers
    1. c 2. Yes`,
    [
      '1: Farms give us all these except {food; work; war; wool} = war',
      '1: A small farm feeds a family. {Yes; No} = Yes',
    ],
  ],
  [
    'bullets for numbers, with options behind and truth in brackets',
    `Section A: Fill-in-the-Blank Questions
    • Soil is a mixture of _____. a) rocks b) air c) water d) all of these
    • Clay soil is _____. a) heavy b) light c) dry
    Section B: Theory Questions
    • Why is soil important for plants?
    Section C: True or False Questions
    • Sandy soil holds water well. (False)
    • Clay soil is sticky. (True)`,
    [
      '1: Soil is a mixture of _____. {rocks; air; water; all of these} = ',
      '1: Clay soil is _____. {heavy; light; dry} = ',
      '1: Why is soil important for plants? = ',
      '1: Sandy soil holds water well. = false',
      '1: Clay soil is sticky. = true',
    ],
  ],
  [
    'circles before lettered options',
    `1. Which of these breaks a circuit?
    ○ a) a bulb
    ○ b) a fuse
    ○ c) a motor
    Answers
    1. b`,
    ['1: Which of these breaks a circuit? {a bulb; a fuse; a motor} = a fuse'],
  ],
  [
    'exercises with a number of two parts, each with its own numbers',
    `Exercise 7.2 Indicators
    1 What does an indicator do?
    2 Name an indicator.
    Exercise 7.3 The pH scale
    1 What is the pH of water?
    2 Name a strong acid.
    Answers
    Exercise 7.2
    1 It changes colour
    2 litmus
    Exercise 7.3
    1 7
    2 hydrochloric acid`,
    [
      '1: What does an indicator do? = It changes colour',
      '1: Name an indicator. = litmus',
      '1: What is the pH of water? = 7',
      '1: Name a strong acid. = hydrochloric acid',
    ],
  ],
  [
    'solutions below German questions',
    `1. Nenne ein Organ des Menschen. (0,5 Punkte)
    Lösung: Herz
    2. Warum brauchen Pflanzen Licht? (1,5 Punkte)
    Lösungsvorschlag: Licht liefert Energie.`,
    ['1: Nenne ein Organ des Menschen. = Herz', '2: Warum brauchen Pflanzen Licht? = Licht liefert Energie'],
  ],
  [
    'truth in Spanish behind statements, and letters to match with numbers, with a key in one line',
    `1. Verdadero o falso:
    a) El aire pesa. V
    b) El hielo es un gas. F
    2. Relaciona:
    a) Troposfera    1) capa de ozono
    b) Estratosfera    2) nubes
    c) Mesosfera    3) estrellas
    3. Nombra un gas.
    Soluciones: 2) a-2, b-1, c-3; 3) ozono`,
    [
      '1: El aire pesa. = true',
      '1: El hielo es un gas. = false',
      '1: Troposfera {capa de ozono; nubes; estrellas} = nubes',
      '1: Estratosfera {capa de ozono; nubes; estrellas} = capa de ozono',
      '1: Mesosfera {capa de ozono; nubes; estrellas} = estrellas',
      '1: Nombra un gas. = ozono',
    ],
  ],
  [
    'a label of the mark scheme below each question without a number',
    `Describe the path of a nerve impulse.
    Name each neurone.
    (6 marks)
    Mark Scheme:
    Receptors detect it.
    It goes along a sensory neurone.
    Explain how the body cools itself.
    (6 marks)
    Mark Scheme:
    Sweat evaporates.
    Blood vessels widen.`,
    [
      '6: Describe the path of a nerve impulse. ⏎ Name each neurone. = Receptors detect it; It goes along a sensory neurone.',
      '6: Explain how the body cools itself. = Sweat evaporates; Blood vessels widen',
    ],
  ],
  [
    'a mark scheme in no special look, with letters alone for its parts',
    `1 Name one life process. [1]
    2 a Name an organ. [1]
    b Name a tissue. [1]
    3 a What is the job of a root? [1]
    b What is the job of xylem? [1]
    End of Unit Test Mark Scheme 7AB
    1 growth
    2 a brain
    b skin
    3 a takes in water
    b carries water`,
    [
      '1: Name one life process. = growth',
      '1: Name an organ. = brain',
      '1: Name a tissue. = skin',
      '1: What is the job of a root? = takes in water',
      '1: What is the job of xylem? = carries water',
    ],
  ],
  [
    'numbered instructions above numbered questions, and a memorandum with roots for ticks',
    `INSTRUCTIONS AND INFORMATION:
    1. This paper consists of TWO QUESTIONS.
    2. Write NEATLY.
    SECTION A
    QUESTION 1
    1.1 Name the particles in a nucleus. (1)
    1.2 What is matter? (1)
    QUESTION 2
    2.1 Write down:
    2.1.1 the name of a gas. (1)
    2.1.2 its symbol. (1)
    MEMORANDUM
    SECTION A
    QUESTION 1
    1.1 Protons √ (1)
    1.2 What has mass √ (1)
    QUESTION 2
    2.1 2.1.1 oxygen √ (1)
    2.1.2 O √ (1)`,
    [
      '1: Name the particles in a nucleus. = Protons',
      '1: What is matter? = What has mass',
      '1: the name of a gas. = oxygen',
      '1: its symbol. = O',
    ],
  ],
  [
    'tags in brackets, full stops behind brackets, and a rubric below an answer',
    `1. Where do plants make food?
    A). in leaves
    B). in roots
    [DOK 1 - Recall]
    2. Which do plants not need?
    A). light
    B). soil
    [DOK 2 - Application]
    3. Why do plants need light? (6 points)
    [DOK 2 - Application]
    ANSWER KEY
    1. A). in leaves
    2. B). soil
    3. Sample answer: It gives energy.
    Rubric:
    6 points: complete
    3 points: partial`,
    [
      '1: Where do plants make food? {in leaves; in roots} = in leaves',
      '1: Which do plants not need? {light; soil} = soil',
      '6: Why do plants need light? = It gives energy',
    ],
  ],
  [
    'parts of which some were cut out, boxes whose options are orders, and “or” on a line of its own',
    `Q1.
    (a) A trolley rolls down a runway.
    How could it be stopped from rolling?
    Tick (✓) one box.
    Use a longer runway.
    Use a rough runway.
    Use a steeper runway.
    (1)
    (b) Suggest how to protect the string.
    ______________________
    (1)
    (f) Write down the equation for force.
    ______________________
    (1)
    Mark scheme
    Q1.
    (a) use a rough runway
    1
    (b) use a pulley
    1
    (f) force = mass × acceleration
    or
    F = ma
    1`,
    [
      '1: A trolley rolls down a runway. ⏎ How could it be stopped from rolling? ⏎ Tick (✓) one box. {Use a longer runway.; Use a rough runway.; Use a steeper runway.} = Use a rough runway.',
      '1: Suggest how to protect the string. = use a pulley',
      '1: Write down the equation for force. = force = mass × acceleration; F = ma',
    ],
  ],
  [
    'answers right below each question of a marking scheme that is titled at the top',
    `FORM ONE
    MARKING SCHEME
    1. Define the term drug (2mks)
    A substance that alters the normal body functioning
    2. State two uses of a Bunsen burner (2mks)
    - heating
    - boiling water
    3. a) Name the type of flame formed when
    i) the air hole is closed (1mk)
    Luminous flame
    ii) the air hole is open (1mk)
    Non-luminous flame
    b) Which of the two is hotter? (1mk)
    Non-luminous flame
    4. Highlight three laboratory safety rules (3mks)
    I. Never run.
    II. Never taste anything.
    III. Label all the chemicals.`,
    [
      '2: Define the term drug = A substance that alters the normal body functioning',
      '2: State two uses of a Bunsen burner = heating; boiling water',
      '1: the air hole is closed = Luminous flame',
      '1: the air hole is open = Non-luminous flame',
      '1: Which of the two is hotter? = Non-luminous flame',
      '3: Highlight three laboratory safety rules = Never run; Never taste anything; Label all the chemicals',
    ],
  ],
  [
    'answers by question and part below a title, with numbers typed in another way above',
    `1/ A box is pushed across the floor.
    (i) What acts against it? (1 mark)
    ______________________
    (ii) How heavy is it? (2 marks)
    ______________________
    (iii) True or false? The box is red. (1 mark)
    ______________________
    2/ Sam heats some water.
    (i) What does Sam measure with? (1 mark)
    ______________________
    (ii) Which graph should Sam draw? (1 mark)
    A) bar chart
    B) line graph
    3/ A fox eats rabbits.
    (i) What do rabbits eat? (1 mark)
    ______________________
    Answers
    Question 1
    (i) friction
    (ii) 20 N
    (iii) False
    Question 2
    (i) a thermometer
    (ii) B
    Question 3
    (i) grass`,
    [
      '1: What acts against it? = friction',
      '2: How heavy is it? = 20 N',
      '1: The box is red. = false',
      '1: What does Sam measure with? = a thermometer',
      '1: Which graph should Sam draw? {bar chart; line graph} = line graph',
      '1: What do rabbits eat? = grass',
    ],
  ],
  [
    'a label above the answers of each question, in a copy whose title names its mark scheme',
    `Exam practice with mark scheme
    01 State one type of erosion. [1 mark]
    Mark scheme
    Abrasion (1)
    02 Describe two features of a spit. [2 marks]
    Mark scheme
    Long ridge of sand (1). Joined to the land at one end (1).
    03 Name one soft method. [1 mark]
    Mark scheme
    Beach nourishment (1)`,
    [
      '1: State one type of erosion. = Abrasion',
      '2: Describe two features of a spit. = Long ridge of sand; Joined to the land at one end',
      '1: Name one soft method. = Beach nourishment',
    ],
  ],
  [
    'options that run over as many lines as there are options',
    `1. Farms give us all these except
    (a) food (b)
    work (c)
    war
    2. Name a farm animal.
    Answers
    1. c 2. cow`,
    ['1: Farms give us all these except {food; work; war} = war', '1: Name a farm animal. = cow'],
  ],
  [
    'points that have capitals for names in one question only',
    `1. A car goes from A to B in 2 s and from C to D in 3 s.
    Where is it faster?
    2. Name a unit of speed.
    Answers
    1. from A to B 2. m/s`,
    [
      '1: A car goes from A to B in 2 s and from C to D in 3 s. ⏎ Where is it faster? = from A to B',
      '1: Name a unit of speed. = m/s',
    ],
  ],
  [
    'one question of a pack with its mark scheme behind M1., and options in one line below two lines and an order to ring one',
    `Q1.
    (a) Boxes slide on a table.
    (i) What is the unit of force?
    Draw a ring around the correct answer.
    joule   newton   watt
    (1)
    (ii) All boxes are made of the same material.
    What is this material?
    Draw a ring around the correct answer.
    glass   stone   wood
    (1)
    (b) Name one force on a box.
    ___________________________________
    (1)
    (Total 3 marks)
    M1.
    (a) (i) newton
    1
    (ii) wood
    1
    (b) friction
    1
    [3]`,
    [
      '1: What is the unit of force? ⏎ Draw a ring around the correct answer. {joule; newton; watt} = newton',
      '1: All boxes are made of the same material. ⏎ What is this material? ⏎ Draw a ring around the correct answer. {glass; stone; wood} = wood',
      '1: Name one force on a box. = friction',
    ],
  ],
  [
    'just as many points below each question as it has marks, and the level of the course behind the marks',
    `1. State two fuels. 2 marks SL
    coal
    gas
    2. Describe how a fuel is used. 3 marks SL
    it burns
    water is heated
    steam drives a turbine
    3. State the unit of energy. 1 mark HL
    joule`,
    [
      '2: State two fuels. = coal; gas',
      '3: Describe how a fuel is used. = it burns; water is heated; steam drives a turbine',
      '1: State the unit of energy. = joule',
    ],
  ],
  [
    'two options behind dots that leave the end of a sentence open',
    `1. Which is a fuel? A. coal B. sand C. glass
    2. The bed of a river is mostly… A. convex B. concave
    3. Write down ... (a) a metal and (b) a gas.
    Answers
    1. A 2. B 3. iron, oxygen`,
    [
      '1: Which is a fuel? {coal; sand; glass} = coal',
      '1: The bed of a river is mostly… {convex; concave} = concave',
      '1: Write down ... (a) a metal and (b) a gas. = iron, oxygen',
    ],
  ],
  [
    'a room for letters before the numbers of those questions only that have options',
    `______ 1. Which gas do we need?
    A. argon
    B. oxygen
    C. neon
    2. Name a fuel.
    ______________
    ______ 3. Which is a metal?
    A. iron
    B. chalk
    C. glass
    Answer Key
    1. B
    2. coal
    3. A`,
    [
      '1: Which gas do we need? {argon; oxygen; neon} = oxygen',
      '1: Name a fuel. = coal',
      '1: Which is a metal? {iron; chalk; glass} = iron',
    ],
  ],
  [
    'knowledge and problem solving with their marks on lines of their own, as in Scotland',
    `1. a) Name two fuels.
    ______
    KU 2
    b) Name a unit of energy.
    ______
    KU 1
    2. How wide is the box?
    ______ cm
    PS 1
    ANSWERS
    1. a) coal, gas
    b) joule
    2. 40`,
    ['2: Name two fuels. = coal; gas', '1: Name a unit of energy. = joule', '1: How wide is the box? = 40'],
  ],
  [
    'typed numbers behind those of a list, which begin again in each section',
    `1. 1. What is the unit of force?
    ● a) newton✅
    ● b) joule
    2. 2. Which is a fuel?
    ● a) sand
    ● b) coal✅
    Short answers
    3. 1. Name the unit of energy.
    Answer: joule`,
    [
      '1: What is the unit of force? {newton; joule} = newton',
      '1: Which is a fuel? {sand; coal} = coal',
      '1: Name the unit of energy. = joule',
    ],
  ],
  [
    'a whole quiz in one line, and its key in another',
    `1) What is the unit of force? a) newton b) joule c) watt 2) Which is a fuel? a) sand b) coal 3) Is 1) right? a) yes b) no
    Answers 1) a 2) b 3) a`,
    [
      '1: What is the unit of force? {newton; joule; watt} = newton',
      '1: Which is a fuel? {sand; coal} = coal',
      '1: Is 1) right? {yes; no} = yes',
    ],
  ],
  [
    'several questions in a line',
    `1. What is the unit of force? 2. Name a fuel, please? 3. Which gas burns?
    4. Which gas puts out fires?
    Answers 1. newton 2. coal 3. hydrogen 4. carbon dioxide`,
    [
      '1: What is the unit of force? = newton',
      '1: Name a fuel, please? = coal',
      '1: Which gas burns? = hydrogen',
      '1: Which gas puts out fires? = carbon dioxide',
    ],
  ],
  [
    'options with numbers in brackets, in one line and in two',
    `1. Which gas do we need? (1) argon (2) oxygen (3) neon (4) helium
    2. Which is a metal?
    (1) chalk (2) glass
    (3) iron (4) wood
    3. What is 3 + 4? [1]
    Answer key
    1. (2)
    2. (3)
    3. 7`,
    [
      '1: Which gas do we need? {argon; oxygen; neon; helium} = oxygen',
      '1: Which is a metal? {chalk; glass; iron; wood} = iron',
      '1: What is 3 + 4? = 7',
    ],
  ],
  [
    'options with numbers, a bracket behind each, in one line below the question',
    `1. Which gas do we need?
    1) argon 2) oxygen 3) neon Ans: 2
    2. Which is a metal?
    1) chalk 2) glass 3) iron Ans: 3`,
    ['1: Which gas do we need? {argon; oxygen; neon} = oxygen', '1: Which is a metal? {chalk; glass; iron} = iron'],
  ],
  [
    'numbers of options in the answers below, with the reason',
    `23. Which is a metal?
    (1) chalk
    (2) iron
    (3) wood
    Ans: (2) Iron conducts electricity.
    24. _______ burns.
    (1) Coal
    (2) Sand
    (3) Stone
    Ans: (1) Coal burns with oxygen.`,
    ['1: Which is a metal? {chalk; iron; wood} = iron', '1: _______ burns. {Coal; Sand; Stone} = Coal'],
  ],
  [
    'cards with bullets and a label before each answer, some over the ends of lines',
    `2026 TEST PAPER QUESTIONS AND SOLUTIONS
    ◉ What is the unit of force?. Answer: newton
    ◉ A force can be a. Answer: push,
    a pull
    ◉ If a spring is stretched beyond its limit,.
    Answer: it stays long
    ◉ Energy =. Answer: power × time`,
    [
      '1: What is the unit of force? = newton',
      '1: A force can be a. = push, a pull',
      '1: If a spring is stretched beyond its limit, = it stays long',
      '1: Energy = = power × time',
    ],
  ],
  [
    'numbers that begin again below the kind of questions, in no special look',
    `Q.1. The unit of force is:
    (a) newton
    (b) joule
    Correct Answer is Option (a)
    Q.2. Coal is a:
    (a) metal
    (b) fuel
    Correct Answer is Option (b)
    Fill in the Blanks
    1. Coal burns with _________.
    Correct Answer is Oxygen
    2. Plants take in _________.
    Correct Answer is Light
    True or False
    1. Air is matter.
    Correct Answer is True`,
    [
      '1: The unit of force is: {newton; joule} = newton',
      '1: Coal is a: {metal; fuel} = fuel',
      '1: Coal burns with _________. = Oxygen',
      '1: Plants take in _________. = Light',
      '1: Air is matter. = true',
    ],
  ],
  [
    'a key whose last answer in a section stands right above the name of the next',
    `Section A
    Q1. Which is a fuel?
    a) sand
    b) coal
    Q2. Which burns?
    a) wood
    b) stone
    Section B
    Q3. Name the unit of force.
    ANSWER KEY
    Section A
    Q1 – b
    Q2 – a
    Section B
    Q3. newton`,
    [
      '1: Which is a fuel? {sand; coal} = coal',
      '1: Which burns? {wood; stone} = wood',
      '1: Name the unit of force. = newton',
    ],
  ],
  [
    'numbers with arrows in the questions and in the answers, which say more behind a dash',
    `1> In which year did the war begin?
    a. 1,766
    b. 1,566
    2> Who was shot?
    a. King George
    b. Mata Hari
    3> Where was the battle?
    a. Italy
    b. Belgium
    1> 1,566 - It began in May.
    2> Mata Hari - She was shot at dawn.
    3> Belgium - It was in the mud.`,
    [
      '1: In which year did the war begin? {1,766; 1,566} = 1,566',
      '1: Who was shot? {King George; Mata Hari} = Mata Hari',
      '1: Where was the battle? {Italy; Belgium} = Belgium',
    ],
  ],
  [
    'numbers behind dashes',
    `- 1. Which is a fuel?
    A) sand B) coal C) glass
    - 2. Which burns?
    A) wood B) stone C) water
    - 3. Which is a metal?
    A) chalk B) iron C) salt
    Answers
    - 1. B
    - 2. A
    - 3. B`,
    [
      '1: Which is a fuel? {sand; coal; glass} = coal',
      '1: Which burns? {wood; stone; water} = wood',
      '1: Which is a metal? {chalk; iron; salt} = iron',
    ],
  ],
  [
    'letters in circles',
    `1. Which is a fuel?
    ⓐ. sand
    ⓑ. coal
    Correct Answer: coal
    2. Which burns?
    Ⓐ wood
    Ⓑ stone
    Correct Answer: wood`,
    ['1: Which is a fuel? {sand; coal} = coal', '1: Which burns? {wood; stone} = wood'],
  ],
  [
    'parts with bare letters below what a question is about, with marks, and a mark scheme in a table',
    `1 Amal measures a box.
    a Name the unit of force. [1]
    ________________
    b Give two forces on the box. [2]
    ________________
    2 Name a fuel. [1]
    End of Unit Test Mark Scheme 7AB
    | Question | Part | Level | Answer | Mark scheme |
    | 1 | a | 5 | newton | 1 mark |
    |  | b | 6 | gravity; friction | 2 marks |
    | 2 |  | 3 | coal | 1 mark |`,
    [
      '1: Name the unit of force. = newton',
      '2: Give two forces on the box. = gravity; friction',
      '1: Name a fuel. = coal',
    ],
  ],
  [
    'words of pupils in quotes that are accepted, and model answers without a colon',
    `Why did the lamp go out? (1)
    Model Answer The circuit is broken
    accept ‘there is a gap’ or ‘it is not complete’
    What supplies the energy? (1)
    Model Answer cell
    accept 'battery'
    What is the wire made of? (1)
    Model Answer copper`,
    [
      '1: Why did the lamp go out? = The circuit is broken; there is a gap; it is not complete',
      '1: What supplies the energy? = cell; battery',
      '1: What is the wire made of? = copper',
    ],
  ],
  [
    'enumerations that count for several numbers',
    `I. Direction: Identify whether the statement is TRUE or FALSE.
    1. Coal is a fuel.
    2. Sand burns.
    II. Enumeration
    3-5. Give the three states of matter.
    6-10. Give five fuels.
    11. Name a gas.
    ANSWER KEY
    I.
    1. TRUE
    2. FALSE
    II.
    3-5. solid, liquid, gas
    6-10. coal, oil, gas, wood, peat
    11. argon`,
    [
      '1: Coal is a fuel. = true',
      '1: Sand burns. = false',
      '3: Give the three states of matter. = solid; liquid; gas',
      '5: Give five fuels. = coal; oil; gas; wood; peat',
      '1: Name a gas. = argon',
    ],
  ],
  [
    'options with letters and no space behind them',
    `_____1.Coal is a
    a.fuel
    b.metal
    c.gas
    _____2.Iron is a
    a.fuel
    b.metal
    c.gas
    Key
    1.a
    2.b`,
    ['1: Coal is a {fuel; metal; gas} = fuel', '1: Iron is a {fuel; metal; gas} = metal'],
  ],
  [
    'a table of letters by the codes that headings begin with, and what each answer is worth',
    `8Da Fuels
    1 Which is a fuel?
    A sand
    B coal
    C salt
    2 Which burns?
    A wood
    B stone
    C water
    8Db Metals
    1 Which is a metal?
    A chalk
    B glass
    C iron
    2 Which is a gas?
    A argon
    B tin
    C gold
    Quick Quiz Answers
    | Topic | Q1 | Q2 |
    | 8Da | B | A |
    | 8Db | C | A |`,
    [
      '1: Which is a fuel? {sand; coal; salt} = coal',
      '1: Which burns? {wood; stone; water} = wood',
      '1: Which is a metal? {chalk; glass; iron} = iron',
      '1: Which is a gas? {argon; tin; gold} = argon',
    ],
  ],
  [
    'letters of options on lines of their own, as text copied from a page has them',
    `1) What is speed measured in?
    A
    m/s
    B
    kg
    C
    N
    2) Which is a force?
    A
    mass
    B
    weight
    C
    time
    Answers
    1) A
    2) B`,
    ['1: What is speed measured in? {m/s; kg; N} = m/s', '1: Which is a force? {mass; weight; time} = weight'],
  ],
  [
    'a sentence that explains the answer below it, where options have no letters',
    `1. Which gas do plants take in?
    oxygen
    carbon dioxide
    nitrogen
    Answer: carbon dioxide
    Plants use carbon dioxide in photosynthesis.
    2. What is the unit of force?
    joule
    newton
    watt
    Answer: newton`,
    [
      '1: Which gas do plants take in? {oxygen; carbon dioxide; nitrogen} = carbon dioxide',
      '1: What is the unit of force? {joule; newton; watt} = newton',
    ],
  ],
  [
    'names of levels before the numbers of a key',
    `Bronze
    1. What is mass measured in?
    2. What is weight measured in?
    Silver
    3. Calculate the weight of 5 kg.
    Gold
    4. Explain why weight differs on the Moon.
    Answers
    Bronze 1. kg 2. N
    Silver 3. 50 N
    Gold 4. gravity is weaker`,
    [
      '1: What is mass measured in? = kg',
      '1: What is weight measured in? = N',
      '1: Calculate the weight of 5 kg. = 50 N',
      '1: Explain why weight differs on the Moon. = gravity is weaker',
    ],
  ],
  [
    'names of levels before numbers that begin again',
    `Bronze
    1. What is mass measured in?
    2. What is weight measured in?
    Silver
    1. Calculate the weight of 5 kg.
    Answers
    Bronze: 1. kg 2. N
    Silver: 1. 50 N`,
    [
      '1: What is mass measured in? = kg',
      '1: What is weight measured in? = N',
      '1: Calculate the weight of 5 kg. = 50 N',
    ],
  ],
  [
    'a key with a line for each part, without their letters',
    `1. Write the name of the force
    a. that pulls objects down
    b. that slows objects
    2. Which is a metal?
    a. copper
    b. neon
    3. Name the unit of force.
    Answers
    1.
    gravity
    friction
    2. copper
    it conducts
    3. newton`,
    [
      '1: that pulls objects down = gravity',
      '1: that slows objects = friction',
      '1: Which is a metal? {copper; neon} = copper',
      '1: Name the unit of force. = newton',
    ],
  ],
  [
    'parts in a line of a key that has other questions too',
    `Q1 Find the resistance. {2}
    Q2 Two lamps are joined to a battery.
    (i) What is the current in each lamp? {1}
    (ii) What is the p.d. across each lamp? {1}
    Answers: Q1 4 Ω; Q2 (i) 0.5 A (ii) 6 V`,
    [
      '2: Find the resistance. = 4 Ω',
      '1: What is the current in each lamp? = 0.5 A',
      '1: What is the p.d. across each lamp? = 6 V',
    ],
  ],
  [
    'marks in the last column of a Scottish paper, parts beside their number',
    `| | | | MARKS |
    | 1. | | A pupil measures a current of 4 A. Which charge passes each second? | 1 |
    | 2. | | A kettle is connected to 230 V and has a current of 10 A. | |
    | | (a) | Calculate the power of the kettle. | 3 |
    | | (b) | State the rating of the fuse. | 1 |
    | 3. | (a) | What is meant by alternating current? | 1 |
    Answers
    1. 4 C
    2. (a) 2300 W (b) 13 A
    3. (a) it changes direction`,
    [
      '1: A pupil measures a current of 4 A. Which charge passes each second? = 4 C',
      '3: Calculate the power of the kettle. = 2300 W',
      '1: State the rating of the fuse. = 13 A',
      '1: What is meant by alternating current? = it changes direction',
    ],
  ],
])('reads %s', async (_reason, paper, questions) => expect(await readPlain(paper)).toEqual(questions));
