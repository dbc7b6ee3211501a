import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

const rocks = [
  '3: Name three kinds of rock. = igneous; sedimentary; metamorphic',
  '1: What do we call molten rock? = magma',
];

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'what is told of two questions, before their numbers',
    `1. Name the unit of force.
    2-3. A pupil melts ice in cold and in hot water.
    2. What does she change?
    a. the water b. the cup
    3. What does she measure?
    a. time b. colour
    Answer key
    1. newton
    2. a
    3. a`,
    [
      '1: Name the unit of force. = newton',
      '1: A pupil melts ice in cold and in hot water. ⏎ What does she change? {the water; the cup} = the water',
      '1: What does she measure? {time; colour} = time',
    ],
  ],
  [
    'an enumeration whose answers have a number each',
    `1-3. Name three kinds of rock.
    4. What do we call molten rock?
    Answer key
    1. igneous
    2. sedimentary
    3. metamorphic
    4. magma`,
    rocks,
  ],
  [
    'columns of answers that lost the gap between them',
    `1-3. Name three kinds of rock.
    4. What do we call molten rock?
    5. Name a gas.
    Answer key
    1. igneous 4. magma
    2. sedimentary 5. oxygen
    3. metamorphic`,
    [...rocks, '1: Name a gas. = oxygen'],
  ],
  [
    'options over the end of a line behind a gap',
    `1. ______ is the keeping of bees. (a) apiculture (b) viticulture
    (c) pomology (d) floriculture
    2. Maize is a (a) cereal (b) legume (c) root
    (d) fruit`,
    [
      '1: ______ is the keeping of bees. {apiculture; viticulture; pomology; floriculture} = ',
      '1: Maize is a {cereal; legume; root; fruit} = ',
    ],
  ],
  [
    'the first option behind what is asked',
    `1. Plants lose water by A) osmosis
    B) transpiration
    C) melting
    2. A frog is
    A) a fish
    B) an amphibian
    Answers: 1 B 2 B`,
    [
      '1: Plants lose water by {osmosis; transpiration; melting} = transpiration',
      '1: A frog is {a fish; an amphibian} = an amphibian',
    ],
  ],
  [
    'statements without numbers, with room behind them',
    `1. Write true or false. (3 marks)
    All metals are magnetic ………………
    Like poles repel ………………
    A compass points north ………………
    2. Name a metal.`,
    ['1: All metals are magnetic = ', '1: Like poles repel = ', '1: A compass points north = ', '1: Name a metal. = '],
  ],
  [
    'sentences with gaps behind capitals',
    `1. Complete the sentences.
    A. The ________ pumps blood.
    B. The ________ digests food.
    2. Name a gas.`,
    ['1: The ________ pumps blood. = ', '1: The ________ digests food. = ', '1: Name a gas. = '],
  ],
  [
    'bullets below the questions of a marking guide, several of them below what asks for one',
    `Marking guide
    1. Name the gas used in balloons.
    • Helium
    2. State the disease spread by mosquitoes.
    • Malaria
    3. Give any one way in which water can be saved.
    • Closing taps
    • Collecting rain
    Page | 1
    4. State the class of lever in which the effort is between the fulcrum
    and the load.
    • Class 3`,
    [
      '1: Name the gas used in balloons. = Helium',
      '1: State the disease spread by mosquitoes. = Malaria',
      '1: Give any one way in which water can be saved. = Closing taps; Collecting rain',
      '1: State the class of lever in which the effort is between the fulcrum ⏎ and the load. = Class 3',
    ],
  ],
  [
    'exercises in French, with a dash before their numbers and behind those of their questions',
    `Nom et prénom : ………………… Classe : ……
    EXERCICE-1 QCM /2points
    Réponds par vrai ou faux.
    1- Le sol est un milieu vivant. ________
    2- Les racines sont des fleurs. ________
    EXERCICE-2 /2points
    1. Quel gaz produit la plante ?
    2. Nommer un gaz.`,
    [
      '1: Le sol est un milieu vivant. = ',
      '1: Les racines sont des fleurs. = ',
      '1: Quel gaz produit la plante ? = ',
      '1: Nommer un gaz. = ',
    ],
  ],
  [
    'answers below the questions of two parts, numbered in front',
    `1ère partie
    1- Quel organe pompe le sang ? (1)
    Le cœur
    2- Citer deux gaz de l'air : (2)
    Le dioxygène
    Le diazote
    2ème partie
    1- Nommer le sucre de la feuille : (1)
    Le glucose
    2- Nommer le pigment de la feuille : (1)
    La chlorophylle`,
    [
      '1: Quel organe pompe le sang ? = Le cœur',
      "2: Citer deux gaz de l'air : = Le dioxygène; Le diazote",
      '1: Nommer le sucre de la feuille : = Le glucose',
      '1: Nommer le pigment de la feuille : = La chlorophylle',
    ],
  ],
  [
    'groups to match with heads in French',
    `Exercice n°1 : Relie chaque mot du groupe A au groupe B.
    | Groupe A | Groupe B |
    | Eau | Faune |
    | Mouton | Liquide |
    | Herbe | Flore |`,
    [
      '1: Eau {Faune; Liquide; Flore} = ',
      '1: Mouton {Faune; Liquide; Flore} = ',
      '1: Herbe {Faune; Liquide; Flore} = ',
    ],
  ],
  [
    'numbers with the letter of their part, and labels of answers alone',
    `QUESTION 1a
    Define photosynthesis.
    Answer
    The way plants make food.
    QUESTION 1b
    Name two things that plants need.
    Answer
    water
    light
    QUESTION 2a
    State the unit of force.
    Answer
    newton`,
    [
      '1: Define photosynthesis. = The way plants make food.',
      '1: Name two things that plants need. = water; light',
      '1: State the unit of force. = newton',
    ],
  ],
  [
    'statements in Portuguese, with room in brackets before them',
    `1. Assinale verdadeiro (V) ou falso (F):
    a) (__) A crosta fica por fora.
    b) (__) O núcleo é frio.
    2. Cite um gás do ar.
    Gabarito
    1. a) V b) F
    2. oxigênio`,
    ['1: A crosta fica por fora. = true', '1: O núcleo é frio. = false', '1: Cite um gás do ar. = oxigênio'],
  ],
  [
    'a statement in Dutch',
    `1 Welk orgaan pompt het bloed rond?
    2 Juist of onjuist? Een vis ademt met kieuwen.
    Antwoordmodel
    1 het hart
    2 juist`,
    ['1: Welk orgaan pompt het bloed rond? = het hart', '1: Juist of onjuist? Een vis ademt met kieuwen. = true'],
  ],
])('reads %s', async (_reason, paper, questions) => {
  expect(await readPlain(paper)).toEqual(questions);
});
