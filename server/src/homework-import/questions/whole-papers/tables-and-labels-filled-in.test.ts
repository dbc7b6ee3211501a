import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'reports of a quiz that was played: options side by side, a tick below the right ones, figures below',
    `Volcanoes – how we did
    | Played on | 3 May 2024 |
    | Hosted by | Mr Hale |
    *****
    | Q1 | What is melted rock below the ground called? | | | |
    | Correct answers | magma | | | |
    | Players correct (%) | 71.43% | | | |
    | Answer options | ▲ | lava | ◆ | magma |
    | Is answer correct? | ✘ | | ✔︎ | |
    *****
    | Q2 | Which of these come out of a volcano? | | | |
    | Correct answers | ash, gas | | | |
    | Players correct (%) | 40.00% | | | |
    | Answer options | ▲ | ash | ◆ | gas |
    *****
    | Q3 | All volcanoes are active. | | | |
    | Correct answers | False | | | |
    | Question duration | 20 seconds | | | |
    | Answer options | ▲ | True | ◆ | False |
    | Is answer correct? | ✘ | | ✔︎ | |`,
    [
      '1: What is melted rock below the ground called? {lava; magma} = magma',
      '1: Which of these come out of a volcano? {ash; gas} = ash; gas',
      '1: All volcanoes are active. = false',
    ],
  ],
  [
    'a table to complete whose rows have the numbers of questions, with its answers in a list at the end',
    `1. What does 'tener' mean?
    ________
    Fill in the table with the present tense of 'tener'.
    | | person | tener |
    | 2 | yo | |
    | 3 | tú | |
    | 4 | ella | |
    5. Me ____ el arte.
    ________
    Answers
    1 to have
    2 tengo
    3 tienes
    4 tiene
    5 gusta`,
    [
      "1: What does 'tener' mean? = to have",
      '1: yo = tengo',
      '1: tú = tienes',
      '1: ella = tiene',
      '1: Me ____ el arte. = gusta',
    ],
  ],
  [
    'a table to complete that was filled in, below a head that says so',
    `1. What is the unit of force?
    Answer: newton
    Section B
    Complete the table. Give the state of each substance at room temperature.
    | Substance | Answer |
    | water | liquid |
    | iron | solid |
    | helium | gas |`,
    ['1: What is the unit of force? = newton', '1: water = liquid', '1: iron = solid', '1: helium = gas'],
  ],
  [
    'a table to complete that was filled in with words of its instruction',
    `1. What is the unit of force?
    Answer: newton
    2. Complete the table: write metal or non-metal for each element.
    | Element | Kind |
    | copper | metal |
    | sulfur | non-metal |
    | zinc | metal |`,
    ['1: What is the unit of force? = newton', '1: copper = metal', '1: sulfur = non-metal', '1: zinc = metal'],
  ],
  [
    'a table below something else than an order to complete it, which is only shown',
    `1. The table shows the state of three substances. Which of them is a metal? (1)
    | Substance | State |
    | water | liquid |
    | iron | solid |
    | helium | gas |
    Answer: iron`,
    ['1: The table shows the state of three substances. Which of them is a metal? = iron'],
  ],
  [
    'numbers within the cells of a column beside that of answers',
    `Solve the equations
    | Equation | Answer |
    | 1. x + 4 = 9 | %%x = 5%% |
    | 2. 3x = 12 | %%x = 4%% |
    | 3. 2x − 1 = 7 | %%x = 4%% |`,
    ['1: x + 4 = 9 = x = 5', '1: 3x = 12 = x = 4', '1: 2x − 1 = 7 = x = 4'],
  ],
  [
    'labels with what a teacher wrote behind their room, or in its place, in a colour',
    `1. Which gas do plants take in?
    %%carbon dioxide%%
    2. The drawing shows a bike. Name the parts labelled A to C.
    A ____________ %%saddle%%
    B ____________ %%pedal%%
    C ____________ %%chain%%
    3. Label the parts of the pen.
    A %%cap%%
    B %%nib%%`,
    [
      '1: Which gas do plants take in? = carbon dioxide',
      '1: A = saddle',
      '1: B = pedal',
      '1: C = chain',
      '1: A = cap',
      '1: B = nib',
    ],
  ],
  [
    'words in a colour below questions among others with points below them: no headings of what comes next',
    `Question 1 [2 marks]
    Give two reasons why a chair is made of oak.
    Possible answers:
    • it is strong
    • it looks good
    Question 2 [1 mark]
    What is the joint at the corner of a drawer?
    %%dovetail joint%%
    Question 3 [1 mark]
    Which tool makes a hole?
    %%bradawl%%
    Question 4 [2 marks]
    Give two finishes for wood.
    Possible answers:
    • varnish
    • wax`,
    [
      '2: Give two reasons why a chair is made of oak. = it is strong; it looks good',
      '1: What is the joint at the corner of a drawer? = dovetail joint',
      '1: Which tool makes a hole? = bradawl',
      '2: Give two finishes for wood. = varnish; wax',
    ],
  ],
  [
    'one mark scheme for all parts, in the line of its title, below the last of them',
    `1. State whether each statement is true or false.
    (a) Copper is a metal.
    (b) Glass is a metal.
    (c) Iron rusts.
    Mark scheme: (a) True
    (b) False
    (c) True
    2. Name the parts of a plant that (a) take in water and (b) make seeds.
    Mark scheme: roots and flowers`,
    [
      '1: Copper is a metal. = true',
      '1: Glass is a metal. = false',
      '1: Iron rusts. = true',
      '1: Name the parts of a plant that (a) take in water and (b) make seeds. = roots and flowers',
    ],
  ],
  [
    'points of a mark scheme that begin with a word that asks',
    `1. Evaluate the use of solar panels. (6)
    Mark scheme: Indicative content
    • cheap to run
    • can be dear to buy
    • does not work at night
    • Use no fuel
    2. Name a fuel. (1)
    Mark scheme: coal`,
    [
      '6: Evaluate the use of solar panels. = cheap to run; can be dear to buy; does not work at night; Use no fuel',
      '1: Name a fuel. = coal',
    ],
  ],
  [
    'an order of letters in a colour behind what is to be put in order',
    `1. Which gas do plants take in? %%(carbon dioxide)%% /1
    2. Put these steps in the right order. %%(C, A, B)%% /3
    A Stir the tea.
    B Drink the tea.
    C Boil the water.`,
    [
      '1: Which gas do plants take in? = carbon dioxide',
      '3: Put these steps in the right order. ⏎ A) Stir the tea. ⏎ B) Drink the tea. ⏎ C) Boil the water. = C, A, B',
    ],
  ],
  [
    'as many options that stand out as a question has marks',
    `1. Which of these did people eat in 1066? (2)
    a) ==bread==
    b) potatoes
    c) ==cabbage==
    2. Who won at Hastings? (1)
    a) ==William==
    b) Harold`,
    [
      '2: Which of these did people eat in 1066? {bread; potatoes; cabbage} = bread; cabbage',
      '1: Who won at Hastings? {William; Harold} = William',
    ],
  ],
])('reads %s', async (_reason, paper, questions) => {
  expect(await readPlain(paper)).toEqual(questions);
});

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'French exercises by the beginning of their name, below a title that says whom it is for',
    `Exercice 1
    Match the words. Write the letter in the box. (3 marks)
    | 1 | la porte | | a | window |
    | 2 | la fenêtre | | b | door |
    | 3 | le toit | | c | roof |
    Exercice 2
    Translate into English. (2 marks)
    a) J’ai un chat.
    ________
    b) Il fait froid.
    ________
    Réponses – pour la classe
    Ex 1: 1 b 2 a 3 c
    Ex 2:
    a) I have a cat.
    b) It is cold.`,
    [
      '1: la porte {window; door; roof} = door',
      '1: la fenêtre {window; door; roof} = window',
      '1: le toit {window; door; roof} = roof',
      '1: J’ai un chat. = I have a cat',
      '1: Il fait froid. = It is cold',
    ],
  ],
  [
    'German exercises',
    `Übung 1
    Übersetze ins Englische.
    a) der Hund
    ________
    b) die Katze
    ________
    Übung 2
    Übersetze ins Deutsche.
    a) the house
    ________
    b) the garden
    ________
    Lösungen – nur für Lehrer
    Üb. 1: a) the dog b) the cat
    Üb. 2: a) das Haus b) der Garten`,
    ['1: der Hund = the dog', '1: die Katze = the cat', '1: the house = das Haus', '1: the garden = der Garten'],
  ],
])('reads answers that name %s', async (_reason, paper, questions) => {
  expect(await readPlain(paper)).toEqual(questions);
});

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'sentences below each other whose gaps are underlined words with room around them',
    `1) Fill in the missing words. (Answers are underlined.)
    Words to use:   Nile     Sahara     Alps
    The longest river is the @@   Nile   @@.
    The largest hot desert is the @@   Sahara   @@.
    The highest mountains of Europe are the @@   Alps   @@.
    2) What is the capital of Wales?
    (Cardiff)
    3) What is the capital of Spain?
    (Madrid)
    4) What is the capital of Italy?
    (Rome)`,
    [
      '1: The longest river is the ____ . {Nile; Sahara; Alps} = Nile',
      '1: The largest hot desert is the ____ . {Nile; Sahara; Alps} = Sahara',
      '1: The highest mountains of Europe are the ____ . {Nile; Sahara; Alps} = Alps',
      '1: What is the capital of Wales? = Cardiff',
      '1: What is the capital of Spain? = Madrid',
      '1: What is the capital of Italy? = Rome',
    ],
  ],
])('reads gaps that were filled in: %s', async (_reason, paper, questions) => {
  expect(await readPlain(paper)).toEqual(questions);
});
