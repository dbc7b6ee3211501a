import { expect, it } from 'vitest';
import { energy, force, gas, lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { table } from '../../testing/word-file.ts';

const uses = ['strong bones', 'growth', 'moving food'];
const nutrients: readonly Question[] = [
  ['protein', uses, ['growth']],
  ['calcium', uses, ['strong bones']],
  ['fibre', uses, ['moving food']],
];
const bank = ['ans', 'habite', 'chien', 'sœur'];
const french: readonly Question[] = [
  ['J’ai onze ______ .', bank, ['ans']],
  ['J’______ à Lyon.', bank, ['habite']],
];
const animals: readonly Question[] = [
  ['le chien', ['cat', 'dog'], ['dog']],
  ['le chat', ['cat', 'dog'], ['cat']],
];
const parts = (name: string) => [
  ...lines('I. Answer in a word:', `1. ${force[0]}`, `2. ${energy[0]}`, `${name} 1. newton   2. joule`),
  ...lines('II. Write True or False:', '1. Wood burns.', '2. Iron is a gas.', `${name} 1. True   2. False`),
];

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  ...['Soln:', 'Sol.', 'Answers –', 'Self-check:', 'Corrigé :'].map(
    (name): [string, readonly string[], readonly Question[]] => [
      `the answers of each section in a line behind “${name}”`,
      parts(name),
      [force, energy, ['Wood burns.', [], ['true']], ['Iron is a gas.', [], ['false']]],
    ],
  ),
  [
    'pairs of Roman numbers and letters below what is matched',
    [
      ...parts('Soln:'),
      ...lines('III. Match the nutrient with its use:'),
      table(['(i) protein', '(a) strong bones'], ['(ii) calcium', '(b) growth'], ['(iii) fibre', '(c) moving food']),
      ...lines('Soln: (i) – (b), (ii) – (a), (iii) – (c)'),
    ],
    [force, energy, ['Wood burns.', [], ['true']], ['Iron is a gas.', [], ['false']], ...nutrients],
  ],
  [
    'one key for gaps and for terms whose numbers go on in a table',
    [
      ...lines('Exercice 1: Complète les phrases'),
      table(bank),
      ...lines('1. J’ai onze ______ .', '2. J’______ à Lyon.', 'Exercice 2: Match the French to the English'),
      table(['3', 'le chien', 'a', 'cat'], ['4', 'le chat', 'b', 'dog']),
      ...lines('Réponses: 1 ans, 2 habite, 3 b, 4 a'),
    ],
    [...french, ...animals],
  ],
  [
    'the answers of each exercise behind its name, where terms to match count from 1 in theirs',
    [
      ...lines('Exercise 1 – Match the French to the English (2 marks)'),
      table(['1. le chien', '', 'A. cat'], ['2. le chat', '', 'B. dog']),
      ...lines('Exercise 2 – True or false? (2 marks)', 'a) Wood burns.', 'b) Iron is a gas.'),
      ...lines('Réponses', 'Exercise 1: 1B, 2A', 'Exercise 2: a) true  b) false'),
    ],
    [...animals, ['Wood burns.', [], ['true']], ['Iron is a gas.', [], ['false']]],
  ],
  [
    'words in a line above the gaps they fill',
    lines(
      'Vocabulary',
      'ans   habite   chien   sœur',
      '1. J’ai onze ______ .',
      '2. J’______ à Lyon.',
      '3. Nous avons un ______ noir.',
      'Answers: 1 ans  2 habite  3 chien',
    ),
    [...french, ['Nous avons un ______ noir.', bank, ['chien']]],
  ],
  [
    'no labels of other things before numbers',
    lines(`1. ${force[0]}`, `2. ${energy[0]}`, `3. ${gas[0]}`, 'Target: 1 mark each', 'Target: 1 gold star'),
    [
      [force[0], [], []],
      [energy[0], [], []],
      [`${gas[0]}\nTarget: 1 mark each\nTarget: 1 gold star`, [], []],
    ],
  ],
])('reads %s', async (_reason, blocks, questions) => expect(await questionsOf(blocks)).toEqual(questions));
