import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

it.each<[reason: string, paper: string, answers: string | undefined, questions: readonly string[]]>([
  [
    'the table of a second file that has the words of the first with their translations beside them',
    `Part A. Write the English.
    | Français | Anglais | Copie 1 | Copie 2 |
    | le chat | | | |
    | j’ai un chien | | | |
    | un lapin | | | |
    Part B. How do you say it in French?
    4)  a horse⇥= ______________________________
    5)  the sheep⇥= ______________________________`,
    `Les animaux – corrigé
    Part A
    | Français | Anglais |
    | le chat | the cat |
    | j'ai un chien | I have a dog / I’ve got a dog |
    | un lapin | a rabbit |
    Part B
    4)  a horse = un cheval
    5)  the sheep = le mouton`,
    [
      '1: le chat = the cat',
      '1: j’ai un chien = I have a dog; I’ve got a dog',
      '1: un lapin = a rabbit',
      '1: a horse = un cheval',
      '1: the sheep = le mouton',
    ],
  ],
  [
    'a table below the answers, with the words of the questions on its right',
    `| German | English |
    | der Hund | |
    | die Katze | |
    1. Name a metal.
    Answers
    | English | German |
    | the dog | der Hund |
    | the cat | die Katze |
    1. iron`,
    undefined,
    ['1: der Hund = the dog', '1: die Katze = the cat', '1: Name a metal. = iron'],
  ],
  [
    'words without the sign and the room behind them, and quantities with theirs',
    `1)  my sister = __________
    2)  in the garden⇥= __________
    3)  density = __________
    Answers
    1) ma sœur
    2) dans le jardin
    3) mass ÷ volume`,
    undefined,
    ['1: my sister = ma sœur', '1: in the garden = dans le jardin', '1: density = __________ = mass ÷ volume'],
  ],
  [
    'words in brackets behind most gaps as a choice, and no answer',
    `Choose the right word.
    1) Er _________ ein Buch.     (liest / lesen / lese)
    2) Wir _________ Fußball.     (spielt / spielen / spielst)
    3) Ich _________ müde!     (bin / bist / sein)
    Viel Glück! Der Test ist am Montag.
    Answers
    1) liest     2) spielen     3) bin`,
    undefined,
    [
      '1: Er _________ ein Buch. (liest / lesen / lese) {liest; lesen; lese} = liest',
      '1: Wir _________ Fußball. (spielt / spielen / spielst) {spielt; spielen; spielst} = spielen',
      '1: Ich _________ müde! (bin / bist / sein) {bin; bist; sein} = bin',
    ],
  ],
  [
    'brackets behind gaps as answers, where one of them has two ways to say it',
    `1) The unit of force is the _________. (newton / N)
    2) The unit of energy is the _________. (joule)
    3) The unit of power is the _________. (watt)`,
    undefined,
    [
      '1: The unit of force is the _________. = newton; N',
      '1: The unit of energy is the _________. = joule',
      '1: The unit of power is the _________. = watt',
    ],
  ],
  [
    'rows of spellings with letters below a question that asks to circle one, and what is asked of parents as no question',
    `1  Circle the correct spelling (6)
    a)⇥planet⇥plannet⇥plenet
    b)⇥orbitt⇥orbit⇥orbet
    c)⇥asteriod⇥astroid⇥asteroid
    2  Name the star at the centre of the solar system.
    3  Parents: please test your child on the words and sign here ____________________
    Answers
    1 planet, orbit, asteroid
    2 the Sun`,
    undefined,
    [
      '2: Circle the correct spelling {planet; plannet; plenet} = planet',
      '2: Circle the correct spelling {orbitt; orbit; orbet} = orbit',
      '2: Circle the correct spelling {asteriod; astroid; asteroid} = asteroid',
      '1: Name the star at the centre of the solar system. = the Sun',
    ],
  ],
  [
    'rows of spellings with numbers below a line that does not say that one is in each',
    `Underline the word that is spelt correctly.
    1. planet     plannet     plenet
    2. orbitt     orbit     orbet
    Answers
    1. planet
    2. orbit`,
    undefined,
    [
      '1: Underline the word that is spelt correctly. {planet; plannet; plenet} = planet',
      '1: Underline the word that is spelt correctly. {orbitt; orbit; orbet} = orbit',
    ],
  ],
  [
    'sheets with parts that begin again, numbered room to write, and their answers with marks at the ends of lines',
    `WORKSHEET 1
    Ali put a plant in a dark cupboard.
    (a)   What gas does a plant take in to make food?
    ................................................................ (1)
    (b) (i)   Where in a leaf is food made?
    ................................................................ (1)
    (ii)  What is the green substance there called?
    ................................................................ (1)
    (c)   Give two things that the plant needs besides light.
    1 ................................................................
    2 ................................................................ (2)
    TOTAL / 5
    WORKSHEET 2
    Roots take in water.
    (a)   Which cells take it in?
    ................................................................ (1)
    (b)   Explain why plants wilt.
    ................................................................ (2)
    TOTAL / 3
    ANSWERS TO HOMEWORK 3 (TEACHER)
    WORKSHEET 1
    (a)   carbon dioxide                      1
    (b) (i)   chloroplasts                            1
    (ii)  chlorophyll                                 1
    (c)   it needs water                   1
    it needs minerals          1
    TOTAL 5
    WORKSHEET 2
    (a)   root hair cells                      1
    (b)   they lose water faster than they take it in            1
    so the cells go soft            1
    TOTAL 3`,
    undefined,
    [
      '1: What gas does a plant take in to make food? = carbon dioxide',
      '1: Where in a leaf is food made? = chloroplasts',
      '1: What is the green substance there called? = chlorophyll',
      '2: Give two things that the plant needs besides light. = it needs water; it needs minerals',
      '1: Which cells take it in? = root hair cells',
      '2: Explain why plants wilt. = they lose water faster than they take it in; so the cells go soft',
    ],
  ],
  [
    'points of an answer that end with their marks as no names before numbers',
    `(a) Name two gases in the air. (2)
    (b) Name two metals. (2)
    (c) Why do seeds swell in water? (2)
    Answers
    (a) oxygen          1
    nitrogen          1
    (b) iron          1
    copper          1
    (c) they take it in          1
    the coat splits          1`,
    undefined,
    [
      '2: Name two gases in the air. = oxygen; nitrogen',
      '2: Name two metals. = iron; copper',
      '2: Why do seeds swell in water? = they take it in; the coat splits',
    ],
  ],
  [
    'a grid with points of two figures for each row, and answers in bold below their working',
    `| | Bronze | Silver |
    | Fluency ⏎ (5 points) | What is half of 34? | Find 3/4 of 20. |
    | Reasoning ⏎ (10 points) | Which is more: 1/3 or 30%? | Is 0.2 the same as 1/2? |
    Answers
    | | Bronze | Silver |
    | Fluency ⏎ (5 points) | 34 ÷ 2 ⏎ **17** | 20 ÷ 4 = 5, 5 × 3 = **15** |
    | Reasoning ⏎ (10 points) | 1/3 is 33.3% ⏎ **1/3** | **No** |`,
    undefined,
    [
      '5: What is half of 34? = 17',
      '5: Find 3/4 of 20. = 15',
      '10: Which is more: 1/3 or 30%? {1/3; 30%} = 1/3',
      '10: Is 0.2 the same as 1/2? = No',
    ],
  ],
])('reads %s', async (_reason, paper, answers, questions) => {
  expect(await readPlain(paper, answers)).toEqual(questions);
});
