import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'statements without numbers, each with the word that is right behind it',
    `True or false? Write T or F.
    Rivers flow uphill.   False
    Lava is molten rock. True
    The Sahara is in Asia.⇥False
    Coal is a fossil fuel. ____True____`,
    [
      '1: Rivers flow uphill. = false',
      '1: Lava is molten rock. = true',
      '1: The Sahara is in Asia. = false',
      '1: Coal is a fossil fuel. = true',
    ],
  ],
  [
    'the words to choose from behind statements are no answers',
    `True or false? Circle the right word.
    Rivers flow uphill.   True   False
    Lava is molten rock.   True   False
    Coal is a fossil fuel.   True   False`,
    ['1: Rivers flow uphill. = ', '1: Lava is molten rock. = ', '1: Coal is a fossil fuel. = '],
  ],
  [
    'what is said to the class below a key is no answer of its last question',
    `1. What is the unit of current?
    2. What is the symbol for potassium?
    3. Define power.
    Answers
    1 ampere
    2 K
    3 the rate at which energy is transferred
    Any problems please see Mr Jones before Friday.
    Well done! Remember to bring your books on Monday.`,
    [
      '1: What is the unit of current? = ampere',
      '1: What is the symbol for potassium? = K',
      '1: Define power. = the rate at which energy is transferred',
    ],
  ],
])('%s', async (_reason, paper, questions) => {
  expect(await readPlain(paper)).toEqual(questions);
});
