import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'levels behind marks, parts with tabs for their numbers, and words in place of others',
    `Q1.
    (a)  What supplies the energy?
    ............................
    1 mark
    (b)  Give two ways to make the magnet stronger.
    1. ...........
    2. ...........
    2 marks
    Q2. What is iron?
    .............
    1 mark
    Mark scheme
    M1.⇥(a)⇥the cell⇥1 (L3)
    accept ‘battery’

    ⇥(b)⇥any two from⇥2 (L5)
    •  more turns
    •  more cells
    accept ‘a bigger current’ for ‘more cells’
    [3]
    M2.⇥a metal⇥1 (L4)
    [1]`,
    [
      '1: What supplies the energy? = the cell; battery',
      '2: Give two ways to make the magnet stronger. = more turns; more cells; a bigger current',
      '1: What is iron? = a metal',
    ],
  ],
  [
    'how marks are given in a column of the mark scheme, and what an explanation links',
    `1 Name two parts. (2)
    2 Put these in order: organ, cell, tissue. (2)
    3 (a) Explain how an artery works. (2)
    (b) How much is left? (1)
    Mark scheme
    | Question | Part | Step | Answer | Mark scheme |
    | 1 |  | 6th | Any two from: wall; sap; cell | 1 mark each, Max. 2 marks |
    | 2 |  | 5th | cell, tissue, organ | 2 marks – 2 marks for all in the correct order |
    | 3 | a | 5th | An explanation linking: thick walls (1); to high pressure (1) | 2 marks |
    | | b | 5th | 19.6 J (allow e.c.f. from part a) | 1 mark |`,
    [
      '2: Name two parts. = wall; sap; cell',
      '2: Put these in order: organ, cell, tissue. = cell, tissue, organ',
      '2: Explain how an artery works. = thick walls; to high pressure',
      '1: How much is left? = 19.6 J',
    ],
  ],
  [
    'variables in the rows of a table, with what the class wrote beside them',
    `1. A class cut potatoes and weighed them. [2]
    | Variable type | Your answer |
    | Independent variable | concentration |
    | Dependent variable | change in mass |
    2. Why were they dried? [1]
    Answer: to remove water`,
    [
      '1: Independent variable = concentration',
      '1: Dependent variable = change in mass',
      '1: Why were they dried? = to remove water',
    ],
  ],
  [
    'exercises whose answers have their names cut short, and terms with what is meant',
    `# Exercise 1
    1. What is iron?
    # Exercise 2
    Draw a line from each substance to what it is.
    | Column A |  | Column B |
    | gold |  | a compound |
    | water |  | a mixture |
    | sea water |  | a metal |
    # Exercise 3
    1. Write the symbol for   a) oxygen ........    b) carbon ........
    ANSWERS
    Ex 1: 1. a metal
    Ex 2: gold – a metal; water – a compound; sea water – a mixture
    Ex 3: 1. a) O b) C`,
    [
      '1: What is iron? = a metal',
      '1: gold {a compound; a mixture; a metal} = a metal',
      '1: water {a compound; a mixture; a metal} = a compound',
      '1: sea water {a compound; a mixture; a metal} = a mixture',
      '1: oxygen = O',
      '1: carbon = C',
    ],
  ],
  [
    'questions with letters, each with its answer, below a heading, and a checklist above',
    `Can you …   ☐ name some acids   ☐ use the pH scale
    # Part 1
    1. What is an acid? Answer: sour
    # Quick questions
    A. Which gas burns?
    Ans: hydrogen
    B. What is a base?
    Ans: soap
    My weakest fact is number ____. I will learn it by ____________`,
    ['1: What is an acid? = sour', '1: Which gas burns? = hydrogen', '1: What is a base? = soap'],
  ],
  [
    'units in words behind room to write',
    `1. How much faster is her heart? (1)
    ⇥ beats per minute
    2. How long does it take? (1)
    _________ seconds
    Answers
    1. 64
    2. 5`,
    ['1: How much faster is her heart? = 64', '1: How long does it take? = 5'],
  ],
])('reads %s', async (_reason, paper, questions) => expect(await readPlain(paper)).toEqual(questions));
