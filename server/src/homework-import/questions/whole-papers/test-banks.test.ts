import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { table } from '../../testing/word-file.ts';

const animals = ['carnivore', 'herbivore', 'omnivore', 'producer'];
const plants: Question = ['An animal that eats only plants is called a(n) ____.', animals, ['herbivore']];
const chain: Question = ['A food chain begins with a producer.', [], ['true']];
const fungi: Question = ['Fungi make their food from light.', [], ['false']];
const home: Question = ['The place where an organism lives is its ____________________.', [], ['habitat']];
const truths = ['____', '1.', chain[0]];
const columns = [
  ['____', '3.', plants[0], '', '', ''],
  ['', '', 'a.', 'carnivore', 'c.', 'omnivore'],
  ['', '', 'b.', 'herbivore', 'd.', 'producer'],
];
const bank = [chain, fungi, plants, home];
const heads = ['True/False', 'Indicate whether the statement is true or false.'];
const choice = ['Multiple Choice', 'Identify the choice that best completes the statement or answers the question.'];
const completion = ['Completion', 'Complete each statement.'];
const answers = [
  ...lines('Science homework', 'Answer Section', 'TRUE/FALSE', '1.\tANS:\tT\tPTS:\t1\tREF:\tp. 61'),
  ...lines('2.\tANS:\tF\tPTS:\t1\tREF:\tp. 62', 'MULTIPLE CHOICE', '3.\tANS:\tB\tPTS:\t1\tDIF:\tL2'),
  ...lines('COMPLETION', '4.\tANS:\thabitat', 'PTS:\t1\tDIF:\tL2\tREF:\tp. 68'),
];
const listed = ['a. carnivore', 'b. herbivore', 'c. omnivore', 'd. producer'];

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'questions in a table each, beside room for a letter',
    [
      ...[...lines(...heads), table(truths), table(['____', '2.', fungi[0]])],
      ...[...lines(...choice), table(...columns), ...lines(...completion), table(['', '4.', home[0]])],
      ...answers,
    ],
    bank,
  ],
  [
    'room for a letter in a line of its own above the number',
    [
      ...lines(...heads, '____', `1. ${chain[0]}`, '____', `2. ${fungi[0]}`, ...choice, '____', `3. ${plants[0]}`),
      ...lines('a. carnivore', 'c. omnivore', 'b. herbivore', 'd. producer', ...completion, `4. ${home[0]}`),
      ...answers,
    ],
    bank,
  ],
  [
    'answers with their points and difficulty below each question',
    [
      ...lines(`1. ${chain[0]}`, 'a. True', 'b. False', 'ANSWER:\tTrue', 'POINTS:\t1', 'DIFFICULTY:\tEasy'),
      ...lines('QUESTION TYPE:\tTrue / False', 'HAS VARIABLES:\tFalse', 'KEYWORDS:\tRemember'),
      ...lines(`2. ${plants[0]}`, ...listed, 'ANSWER:\tb', 'POINTS:\t1', 'DIFFICULTY:\tEasy'),
      ...lines('QUESTION TYPE:\tMultiple Choice', 'HAS VARIABLES:\tFalse', 'KEYWORDS:\tRemember'),
      ...lines(`3. ${home[0]}`, 'ANSWER:\thabitat', 'POINTS:\t1', 'DIFFICULTY:\tEasy'),
      ...lines('QUESTION TYPE:\tCompletion', 'HAS VARIABLES:\tFalse', 'KEYWORDS:\tRemember'),
    ],
    [[chain[0], ['True', 'False'], ['True']], plants, home],
  ],
  [
    'answers with the page and the skill below each question',
    [
      ...lines(`1) ${plants[0]}`, 'A) carnivore', 'B) herbivore', 'C) omnivore', 'D) producer', 'Answer: B'),
      ...lines('Diff: 1     Page Ref: 12', 'Topic: Food chains', 'Skill: Recall'),
      ...lines(`2) ${chain[0]}`, 'Answer: TRUE', 'Diff: 2     Page Ref: 13', 'Topic: Food chains', 'Skill: Recall'),
      ...lines(`3) ${home[0]}`, 'Answer: habitat', 'Diff: 2     Page Ref: 13', 'Topic: Habitats', 'Skill: Recall'),
    ],
    [plants, chain, home],
  ],
  [
    'levels of thinking below each question',
    [
      ...lines(`1. ${plants[0]}`, 'A. carnivore', 'B. herbivore', 'C. omnivore', 'D. producer', 'Answer: B'),
      ...lines(
        'Bloom’s: Remember',
        'Difficulty: 1 Easy',
        'Learning Objective: 02-01',
        'Accessibility: Keyboard Navigation',
      ),
      ...lines(
        `2. ${home[0]}`,
        'Answer: habitat',
        'Bloom’s: Remember',
        'Difficulty: 1 Easy',
        'Learning Objective: 02-02',
      ),
    ],
    [plants, home],
  ],
  [
    'words to match in two lists',
    [
      ...lines('Matching', 'Match each term with the correct statement below.'),
      table(['a.', 'habitat', 'c.', 'predator'], ['b.', 'producer', 'd.', 'prey']),
      table(['____', '1.', 'makes its own food']),
      table(['____', '2.', 'is eaten by others']),
      table(['____', '3.', 'place where something lives']),
      ...lines('Answer Section', 'MATCHING', '1. ANS: B PTS: 1', '2. ANS: D PTS: 1', '3. ANS: A PTS: 1'),
    ],
    [
      ['makes its own food', ['habitat', 'producer', 'predator', 'prey'], ['producer']],
      ['is eaten by others', ['habitat', 'producer', 'predator', 'prey'], ['prey']],
      ['place where something lives', ['habitat', 'producer', 'predator', 'prey'], ['habitat']],
    ],
  ],
  [
    'false statements with the word that would make them true',
    [
      ...lines(
        'Modified True/False',
        'Indicate whether the statement is true or false. If false, change the identified word to make it true.',
      ),
      ...lines(`____ 1. ${chain[0]} _________________________`, `____ 2. ${fungi[0]} _________________________`),
      ...lines('Answer Section', 'MODIFIED TRUE/FALSE', '1. ANS: T  PTS: 1', '2. ANS: F, Plants', 'PTS: 1'),
    ],
    [chain, fungi],
  ],
  [
    'questions without any answers',
    [...lines(...heads), table(truths), table(['____', '2.', fungi[0]]), ...lines(...choice), table(...columns)],
    [
      [chain[0], [], []],
      [fungi[0], [], []],
      [plants[0], animals, []],
    ],
  ],
])('reads %s', async (_reason, blocks, questions) => expect(await questionsOf(blocks)).toEqual(questions));

it('reads the answers of a bank below their questions', async () => {
  const texts = [
    'MULTIPLE CHOICE',
    `1.  ${plants[0]}`,
    ...animals.map((name, at) => `${'abcd'.charAt(at)}.  ${name}`),
    'ANS:  B     PTS:  1     DIF:  Easy',
    'TRUE/FALSE',
    `2.  ${chain[0]}`,
    'ANS:  T     PTS:  1',
    'COMPLETION',
    `3.  ${home[0]}`,
    'ANS:  habitat     PTS:  1',
  ];
  expect(await questionsOf(lines(...texts))).toEqual([plants, chain, home]);
});
