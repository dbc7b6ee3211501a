import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

it.each<[reason: string, paper: string, read: readonly string[]]>([
  [
    'points with letters, and lines below each other',
    `
    MARKING SCHEME
    1. Name the following parts of a plant. (3 mks)
    Root⇥Stem
    Leaf
    2. State three ways of keeping a kitchen clean. (3 mks)
    a. Wipe the tables.
    b. Sweep the floor.
    c. Wash the dishes with
    hot water.
    3. Name a tool of a builder. (1 mk)
    Spade
    `,
    [
      '3: Name the following parts of a plant. = Root; Stem; Leaf',
      '3: State three ways of keeping a kitchen clean. = Wipe the tables; Sweep the floor; Wash the dishes with hot water.',
      '1: Name a tool of a builder. = Spade',
    ],
  ],
  [
    'a French copy',
    `
    Les corrections en bleu
    1- Quels sont les trois états de l’eau ? (3)
    solide
    liquide
    gazeux
    Un point pour chaque état
    2- Ecrire la définition d’un mélange : (2)
    Un mélange contient plusieurs constituants
    3- Pourquoi le bois flotte-t-il ? (1)
    Il est moins dense que l’eau
    `,
    [
      '3: Quels sont les trois états de l’eau ? = solide; liquide; gazeux',
      '2: Ecrire la définition d’un mélange : = Un mélange contient plusieurs constituants',
      '1: Pourquoi le bois flotte-t-il ? = Il est moins dense que l’eau',
    ],
  ],
  [
    'the same without a name is for pupils',
    `
    1. State three ways of keeping a kitchen clean. (3 mks)
    a. Wipe the tables.
    b. Sweep the floor.
    c. Wash the dishes.
    2. Name the shape. (1 mk)
    Look at the box.
    It has six faces.
    3. Name the colour. (1 mk)
    Look at the sky.
    It is noon.
    `,
    [
      '3: State three ways of keeping a kitchen clean. {Wipe the tables.; Sweep the floor.; Wash the dishes.} = ',
      '1: Name the shape. ⏎ Look at the box. ⏎ It has six faces. = ',
      '1: Name the colour. ⏎ Look at the sky. ⏎ It is noon. = ',
    ],
  ],
  [
    'sums of marks, and those of each question behind the name of its section',
    `
    I. Fill in the blanks – 2 X 1m = 2m
    1. Weather over many years is called ______.
    2. Burning is a ______ change.
    II. Answer in two sentences – 2 X 2m = 4m
    3. Explain how an antacid works.
    4. Where is bile made, and what does it do?
    MARKING SCHEME
    1. climate
    2. chemical
    3. It is a base. It neutralizes acid. (1m + 1m = 2m)
    4. In the liver. It digests fats. (Two ideas : 1m + 1m = 2m)
    `,
    [
      '1: Weather over many years is called ______. = climate',
      '1: Burning is a ______ change. = chemical',
      '2: Explain how an antacid works. = It is a base; It neutralizes acid',
      '2: Where is bile made, and what does it do? = In the liver; It digests fats',
    ],
  ],
  [
    'numbers of options in brackets, and a line with a copyright',
    `
    1. What do plants need?
    (1) Salt
    (2) Light
    (3) Oil
    2. Where is food made?
    (1) Roots
    (2) Bark
    (3) Leaves
    3. Name a gas. [1]
    ANSWER KEY
    1. (2)
    2. (3)
    3. Oxygen
    Science 7 – A. Writer © A Press 2021 1
    `,
    [
      '1: What do plants need? {Salt; Light; Oil} = Light',
      '1: Where is food made? {Roots; Bark; Leaves} = Leaves',
      '1: Name a gas. = Oxygen',
    ],
  ],
  [
    'answers typed above the room for them, or on it',
    `
    Forces (ANSWERS)
    1. Name the unit of force. [1]
    newton
    ____________________________
    2. Give two kinds of energy. [2]
    kinetic______________________
    thermal______________________
    3. Why does ice float? [1]
    It is less dense
    than water
    ____________________________
    `,
    [
      '1: Name the unit of force. = newton',
      '2: Give two kinds of energy. = kinetic; thermal',
      '1: Why does ice float? = It is less dense than water',
    ],
  ],
  [
    'dotted leaders before marks, ticks right behind letters, and the total of all',
    `
    1. Which is a metal?
    A. salt
    B. iron
    2. Which is a gas?
    A. oxygen
    B. chalk
    3. Which is soft?
    A. steel
    B. wool
    4. Name a liquid metal. (1)
    5. Give a use of wood. (1)
    MEMORANDUM
    1 B√ (1)
    2 A√ (1)
    3 B√ (1)
    4 Mercury ........ 1 mark
    5 To make paper ------- 1 mark
    /5
    `,
    [
      '1: Which is a metal? {salt; iron} = iron',
      '1: Which is a gas? {oxygen; chalk} = oxygen',
      '1: Which is soft? {steel; wool} = wool',
      '1: Name a liquid metal. = Mercury',
      '1: Give a use of wood. = To make paper',
    ],
  ],
  [
    'labels of Spanish papers',
    `
    1. ¿Qué es un mapa?
    R/. Es un dibujo de un lugar.
    2. ¿Para qué sirve la brújula?
    R/ Para orientarse
    3. ¿Qué es el nitrógeno?
    Rpta: Un gas
    `,
    [
      '1: ¿Qué es un mapa? = Es un dibujo de un lugar.',
      '1: ¿Para qué sirve la brújula? = Para orientarse',
      '1: ¿Qué es el nitrógeno? = Un gas',
    ],
  ],
  [
    'ticks typed as roots, and how many are enough',
    `
    1. Define density. (2mks)
    2. Give two uses of a lens. (2mks)
    3. A car moves 20 m in 4 s. Find its speed. (3mks)
    4. Explain why ice melts. (2mks)
    MARKING SCHEME
    1. Mass per unit volume √2mks (Reject mass alone)
    2. Magnifying√1
    Correcting sight√1 (Any 2x1=2mks)
    3. Speed = distance/time √1
    = 20/4 √1
    = 5 m/s √1
    4. It takes in heat√ and its particles move apart√
    `,
    [
      '2: Define density. = Mass per unit volume',
      '2: Give two uses of a lens. = Magnifying; Correcting sight',
      '3: A car moves 20 m in 4 s. Find its speed. = Speed = distance/time; 20/4; 5 m/s',
      '2: Explain why ice melts. = It takes in heat; its particles move apart',
    ],
  ],
  [
    'questions that are counted in words, with marks at a rate',
    `
    QUESTION ONE
    (a) What is soil? [1 mark]
    (b) Give two uses of soil. [2 marks]
    QUESTION TWO
    (a) Explain why ice floats. [2 marks]
    (b) Name a metal. [1 mark]
    MARKING SCHEME
    QUESTION ONE
    (a) The top layer of the earth
    [1 mark]
    (b) For plants
    For building
    [2 marks @ 1 mark each]
    SUB - TOTAL = 3 MARKS
    QUESTION TWO
    (a) It is less dense than water.
    [2 marks]
    (b) Iron// steel
    SUB - TOTAL = 3 MARKS
    `,
    [
      '1: What is soil? = The top layer of the earth',
      '2: Give two uses of soil. = For plants; For building',
      '2: Explain why ice floats. = It is less dense than water.',
      '1: Name a metal. = Iron; steel',
    ],
  ],
])('reads copies and schemes of teachers in many countries: %s', async (_reason, paper, read) => {
  expect(await readPlain(paper)).toEqual(read);
});
