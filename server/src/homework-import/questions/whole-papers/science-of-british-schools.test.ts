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
])('reads %s', async (_reason, paper, questions) => {
  expect(await readPlain(paper)).toEqual(questions);
});
