import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'no, form and period as options, which are also words of lines to fill in',
    `1. Is burning wood a reversible change? Tick the correct box.
    yes
    no
    2. What does a lens make? Tick one box.
    image
    shadow
    form
    3. Name the gas in fizzy drinks.
    Answers
    1. no
    2. image
    3. carbon dioxide`,
    [
      '1: Is burning wood a reversible change? Tick the correct box. {yes; no} = no',
      '1: What does a lens make? Tick one box. {image; shadow; form} = image',
      '1: Name the gas in fizzy drinks. = carbon dioxide',
    ],
  ],
  [
    'words of pupils that are insufficient',
    `Q1. (a) Name the force between the Sun and a planet.
    1 mark
    (b) Name the closest planet.
    1 mark
    Mark scheme
    Q1. (a) gravity
    accept ‘gravitational force’
    ‘pull’ is insufficient⇥1
    (b) Mercury⇥1
    ‘a rocky planet’ or ‘a small planet’ are insufficient
    [2]`,
    [
      '1: Name the force between the Sun and a planet. = gravity; gravitational force',
      '1: Name the closest planet. = Mercury',
    ],
  ],
  [
    'a score to write in below the last answer',
    `1. What is melting?
    2. What is freezing?
    Answers
    1. solid to liquid
    2. liquid to solid
    Score = /2`,
    ['1: What is melting? = solid to liquid', '1: What is freezing? = liquid to solid'],
  ],
  [
    'bare letters before values and words in one line of the key',
    `1. A car goes 100 m in 5 s.
    (a) What is its speed?
    (b) Name the force that slows it.
    2. What is a scalar?
    3. A bus starts.
    (a) What is its acceleration?
    (b) What kind of quantity is that?
    Answers
    1 a 20 m/s b friction
    2 a quantity with size only
    3 a 3 m/s² b vector`,
    [
      '1: What is its speed? = 20 m/s',
      '1: Name the force that slows it. = friction',
      '1: What is a scalar? = quantity with size only',
      '1: What is its acceleration? = 3 m/s²',
      '1: What kind of quantity is that? = vector',
    ],
  ],
  [
    'levels above numbers that go on',
    `Level 4
    1. What makes a sound?
    2. What hears sound?
    Level 5
    3. What is loudness?
    Level 6+
    4. What is pitch?
    Answers
    1. vibrations
    2. the ear
    3. amplitude
    4. frequency`,
    [
      '1: What makes a sound? = vibrations',
      '1: What hears sound? = the ear',
      '1: What is loudness? = amplitude',
      '1: What is pitch? = frequency',
    ],
  ],
  [
    'levels with names above numbers that go on, without their names',
    `Bronze
    1. What makes a sound?
    2. What hears sound?
    Silver
    3. What is loudness?
    Gold
    4. What is pitch?`,
    ['1: What makes a sound? = ', '1: What hears sound? = ', '1: What is loudness? = ', '1: What is pitch? = '],
  ],
  [
    'the number of each part once more beside its marks',
    `1. The picture shows a cell.
    (a) Name part X.
    ______________
    1a
    1 mark
    (b) (i) Give the job of part Y.
    ______________
    1bi
    1 mark
    (ii) Name part Z.
    ______________
    1bii 1 mark`,
    ['1: Name part X. = ', '1: Give the job of part Y. = ', '1: Name part Z. = '],
  ],
  [
    'options with dots before them',
    `1. Tick ONE box to complete each sentence.
    (a) Plastic is used for trays because it…
    ... is light.
    ... bends.
    ... floats.
    1 mark
    (b) Wood is used for matches because it
    ...floats.
    ...burns.
    1 mark
    Answers
    1 (a) is light
    (b) burns`,
    [
      '1: Plastic is used for trays because it… {is light.; bends.; floats.} = is light.',
      '1: Wood is used for matches because it {floats.; burns.} = burns.',
    ],
  ],
  [
    'what answers should indicate',
    `1. Why does the lamp not light?
    2. Name the unit of current.
    Mark scheme
    1. answers should indicate that the circuit is incomplete
    accept ‘there is a gap’
    2. ampere`,
    [
      '1: Why does the lamp not light? = the circuit is incomplete; there is a gap',
      '1: Name the unit of current. = ampere',
    ],
  ],
  [
    'answers of a chapter',
    `1. Name the tissue that carries water.
    2. Which organs filter the blood?
    Chapter 12 answers
    1. xylem
    2. kidneys`,
    ['1: Name the tissue that carries water. = xylem', '1: Which organs filter the blood? = kidneys'],
  ],
  [
    'options below an order to tick behind what is asked, without any answers',
    `1. How does mucus help a snail? Tick the correct box.
    Mucus increases weight.
    Mucus reduces friction.
    Mucus leaves a trail.
    2. Is respiration a reaction? Circle one answer.
    yes
    no
    3. Name the green substance. Put a tick beside your answer and explain it.
    It is found in leaves.
    It takes in light.`,
    [
      '1: How does mucus help a snail? Tick the correct box. {Mucus increases weight.; Mucus reduces friction.; Mucus leaves a trail.} = ',
      '1: Is respiration a reaction? Circle one answer. {yes; no} = ',
      '1: Name the green substance. Put a tick beside your answer and explain it. ⏎ It is found in leaves. ⏎ It takes in light. = ',
    ],
  ],
  [
    'headings in no look of their own that the answers have too',
    `Last lesson
    1. What is the unit of energy?
    2. Name one energy store.
    Last week
    3. What is a force?
    Last term
    4. What is a wave?
    Answers
    Last lesson
    1. joule
    2. thermal
    Last week
    3. a push
    Last term
    4. A vibration that transfers energy`,
    [
      '1: What is the unit of energy? = joule',
      '1: Name one energy store. = thermal',
      '1: What is a force? = a push',
      '1: What is a wave? = A vibration that transfers energy',
    ],
  ],
  [
    'numbers without full stops that go on in the next section of the key',
    `Section A
    1  What is the unit of current?
    A ampere     B volt     C ohm     D watt
    Section B
    2  What happens to the current if the resistance increases?
    3  Name the unit of resistance.
    ANSWERS
    Section A
    1 A
    Section B
    2 it decreases
    3 ohm`,
    [
      '1: What is the unit of current? {ampere; volt; ohm; watt} = ampere',
      '1: What happens to the current if the resistance increases? = it decreases',
      '1: Name the unit of resistance. = ohm',
    ],
  ],
  [
    'a sentence to complete below an order to draw a ring',
    `1. Draw a ring around the correct answer to complete the sentence.
    The gas that plants take in is
    argon
    carbon dioxide
    oxygen
    2. Draw a ring around the correct answer.
    The most common gas in air is
    nitrogen.
    oxygen.
    argon.`,
    [
      '1: Draw a ring around the correct answer to complete the sentence. ⏎ The gas that plants take in is {argon; carbon dioxide; oxygen} = ',
      '1: Draw a ring around the correct answer. ⏎ The most common gas in air is {nitrogen.; oxygen.; argon.} = ',
    ],
  ],
  [
    'a box with two words',
    `1. Complete the sentence. Choose the answer from the box.
    | increases | decreases |
    When it gets hotter the pressure of a gas ____________ .
    2. What is air?
    Answers
    1. increases
    2. a mixture`,
    [
      '1: Complete the sentence. Choose the answer from the box. ⏎ When it gets hotter the pressure of a gas ____________ . {increases; decreases} = increases',
      '1: What is air? = a mixture',
    ],
  ],
  [
    'numbers alone above answers with bare marks behind them',
    `Question 1
    (a) Name the planet closest to the Sun.
    (b) What keeps planets in orbit?
    Question 2
    (a) Name a part of a plant.
    (b) State the test for oxygen.
    Marking scheme
    Question 1
    (a) Mercury 4
    (b) Gravity 4
    Question 2
    (a) Root 4
    (b) glowing splint 4`,
    [
      '4: Name the planet closest to the Sun. = Mercury',
      '4: What keeps planets in orbit? = Gravity',
      '4: Name a part of a plant. = Root',
      '4: State the test for oxygen. = glowing splint',
    ],
  ],
  [
    'marks of skills below questions of which one has options',
    `1. Which of these is an alkane?
    A. ethene
    B. ethane
    C. ethanol
    D. ethanoic acid
    KU 1
    2. Write the formula for methane.
    KU 1
    3. Draw a conclusion.
    PS 2`,
    [
      '1: Which of these is an alkane? {ethene; ethane; ethanol; ethanoic acid} = ',
      '1: Write the formula for methane. = ',
      '2: Draw a conclusion. = ',
    ],
  ],
])('reads %s', async (_reason, paper, questions) => {
  expect(await readPlain(paper)).toEqual(questions);
});
