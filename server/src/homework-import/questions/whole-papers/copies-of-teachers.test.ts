import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'meanings behind terms, below an order to define them',
    `1. Define the following terms.
    a) force – what changes motion
    b) energy – what lets things happen
    c) power – energy in each second
    2. Give the symbol of each unit:
    a) newton = N
    b) joule = J
    c) watt = W
    3. What is a fuel?
    Answer: something that burns`,
    [
      '1: force = what changes motion',
      '1: energy = what lets things happen',
      '1: power = energy in each second',
      '1: newton = N',
      '1: joule = J',
      '1: watt = W',
      '1: What is a fuel? = something that burns',
    ],
  ],
  [
    'words in square brackets at the end of numbered statements',
    `1. The unit of force is the [newton].
    2. The unit of energy is the [joule].
    3. Gas that burns: [hydrogen]`,
    [
      '1: The unit of force is the ____. = newton',
      '1: The unit of energy is the ____. = joule',
      '1: Gas that burns: ____ = hydrogen',
    ],
  ],
  [
    'words in square brackets in a text that is to be filled in',
    `Units
    Fill in the gaps.
    The unit of force is the [newton]. The unit of energy is the [joule].
    The unit of power is the [watt].`,
    [
      '1: The unit of force is the ____. = newton',
      '1: The unit of energy is the ____. = joule',
      '1: The unit of power is the ____. = watt',
    ],
  ],
  [
    'verbs in square brackets, which are to be put in their form',
    `Verbs
    1. Yo [hablar] español.
    2. Ella [comer] pan.
    3. Nosotros [vivir] aquí.`,
    ['1: Yo [hablar] español. = ', '1: Ella [comer] pan. = ', '1: Nosotros [vivir] aquí. = '],
  ],
  [
    'answers behind question marks and behind orders, where no sentence begins with a small letter',
    `1 What is the unit of energy? J
    2 Name the store in a stretched spring. elastic
    3 State the pH of water. 7
    4 What is the unit of power? W`,
    [
      '1: What is the unit of energy? = J',
      '1: Name the store in a stretched spring. = elastic',
      '1: State the pH of water. = 7',
      '1: What is the unit of power? = W',
    ],
  ],
  [
    'what to do behind orders, with small letters by mistake',
    `1. Name a metal. use the table.
    2. Draw a circuit. label its parts.
    3. What is mass? show your working.`,
    [
      '1: Name a metal. use the table. = ',
      '1: Draw a circuit. label its parts. = ',
      '1: What is mass? show your working. = ',
    ],
  ],
])('reads %s', async (_reason, paper, questions) => expect(await readPlain(paper)).toEqual(questions));

it.each<[reason: string, paper: string, questions: readonly string[]]>([
  [
    'parts that the key has of a question that has none',
    `1. State the charge on (a) a proton; (b) an electron. (2)
    2. Give two reasons for using coal. (2)
    i. ________________
    ii. ________________
    3. What is the unit of mass?
    ANSWERS
    1. (a) +1 (b) −1
    2. (i) it is cheap
    (ii) it burns
    3. kg`,
    [
      '2: State the charge on (a) a proton; (b) an electron. = +1; −1',
      '2: Give two reasons for using coal. = it is cheap; it burns',
      '1: What is the unit of mass? = kg',
    ],
  ],
  [
    'room for several answers in one line, with labels',
    `1. Name the three states of matter.
    (i) .............. (ii) .............. (iii) ..............        [3]
    2. Name two gases.
    1 ____________ 2 ____________
    Answers
    1. solid, liquid, gas
    2. oxygen, argon`,
    ['3: Name the three states of matter. = solid; liquid; gas', '1: Name two gases. = oxygen; argon'],
  ],
])('reads a key with %s', async (_reason, paper, questions) => expect(await readPlain(paper)).toEqual(questions));
