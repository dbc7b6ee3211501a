import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { lines } from '../../testing/short-homework.ts';
import { p, table, wordFile } from '../../testing/word-file.ts';

/** The questions of a Word file, each with its marks behind its options and its answers. */
async function read(blocks: readonly string[]) {
  const bytes = wordFile([p('Science homework', { style: 'Title' }), ...blocks]);
  const { drafts } = await readFiles([{ name: 'homework.docx', bytes }], undefined);
  return drafts[0]?.assignment.questions.map((one) => [one.question, one.options, one.correctAnswers, one.marks]);
}

const force = ['What is the unit of force?', [], ['newton'], 1] as const;
const energy = ['What is the unit of energy?', [], ['joule'], 1] as const;
const gas = ['Name the gas that plants take in.', [], ['carbon dioxide'], 1] as const;
const rocks = ['granite', 'chalk', 'slate'];
const chalk = ['Which rock is sedimentary?', rocks, ['chalk'], 1] as const;
const slate = ['Which rock is metamorphic?', rocks, ['slate'], 2] as const;
const granite = ['Which rock is igneous?', rocks, ['granite'], 1] as const;
const asked = (label: string, mark = (answer: string) => answer) =>
  lines(
    '1. What is the unit of force? [1]',
    ...(label === '' ? [] : [label]),
    mark('newton'),
    '2. What is the unit of energy? [1]',
    ...(label === '' ? [] : [label]),
    mark('joule'),
    '3. Name the gas that plants take in. [1]',
    ...(label === '' ? [] : [label]),
    mark('carbon dioxide'),
  );
const three = [force, energy, gas];

it.each([
  ['a label of answers that comes back', asked('Teacher notes'), three],
  ['a title of keys that comes back', asked('Mark scheme', (answer) => `• ${answer} [1]`), three],
  ['a label of a word nobody foresaw', asked('Secret stuff'), three],
  ['a label in another language', asked('Réponse attendue'), three],
  ['a label before the answer, in its line', asked('', (answer) => `Soln: ${answer}`), three],
  [
    'answers behind the marks',
    lines(
      '1. What is the unit of force? (1)  NEWTON',
      '2. What is the unit of energy? (1)  JOULE',
      '3. Name the gas that plants take in. (1)  CARBON DIOXIDE',
    ),
    three.map(([text, options, [answer], marks]) => [text, options, [answer?.toUpperCase()], marks]),
  ],
  [
    'answers in capitals behind the questions',
    lines(
      '1. What is the unit of force? NEWTON',
      '2. What is the unit of energy? JOULE',
      '3. Name the gas that plants take in. CARBON DIOXIDE',
    ),
    three.map(([text, options, [answer], marks]) => [text, options, [answer?.toUpperCase()], marks]),
  ],
  [
    'answers on the blanks before the numbers',
    lines(
      '___B___ 1. Which rock is sedimentary?',
      'A. granite\tB. chalk\tC. slate',
      '___A___ 2. Which rock is igneous?',
      'A. granite\tB. chalk\tC. slate',
      '___joule___ 3. What is the unit of energy?',
    ),
    [chalk, granite, energy],
  ],
  [
    'the print of a quiz with a line about each question',
    lines(
      '1. Multiple Choice  30 sec • 1 pt',
      'Which rock is sedimentary?',
      'A   granite',
      'B   chalk',
      'C   slate',
      '2. Multiple Choice  1 min • 2 pts',
      'Which rock is metamorphic?',
      'A   granite',
      'B   chalk',
      'C   slate',
      '3. Multiple Choice  30 sec • 1 pt',
      'Which rock is igneous?',
      'A   granite',
      'B   chalk',
      'C   slate',
      'Answer Keys',
      '1. b) chalk',
      '2. c) slate',
      '3. a) granite',
    ),
    [chalk, slate, granite],
  ],
  [
    'tasks that are the questions, in German',
    [
      p('Aufgabe 1 (2 P.)\nWarum ist der Himmel blau?'),
      p('Aufgabe 2 (1 P.)'),
      p('Nenne die Einheit der Kraft.'),
      p('______________________'),
      ...lines('Lösungen', 'Aufgabe 1: Blaues Licht wird gestreut.', 'Aufgabe 2: Newton'),
    ],
    [
      ['Warum ist der Himmel blau?', [], ['Blaues Licht wird gestreut'], 2],
      ['Nenne die Einheit der Kraft.', [], ['Newton'], 1],
    ],
  ],
  [
    'sections with Roman numbers and a product of marks',
    lines(
      'I. Answer in one word. (2 × 1 = 2)',
      '1. What is the unit of force?',
      'Answer: newton',
      '2. What is the unit of energy?',
      'Answer: joule',
      'II. Answer in a sentence. (1 × 3 = 3)',
      '1. Name the gas that plants take in.',
      'Answer: carbon dioxide',
      'III. Answer briefly. (1 × 2 = 2)',
      '1. Why is the sky blue?',
      'Answer: Blue light is scattered.',
    ),
    [force, energy, [gas[0], [], gas[2], 3], ['Why is the sky blue?', [], ['Blue light is scattered'], 2]],
  ],
])('reads %s', async (_why, blocks, expected) => expect(await read(blocks)).toEqual(expected));

it.each([
  [
    'what pupils are told below each question',
    lines(
      '1. What is the unit of force?',
      'Explain your answer',
      '______________',
      '2. What is the unit of energy?',
      'Explain your answer',
      '______________',
      '3. Name the gas that plants take in.',
      'Explain your answer',
      '______________',
    ),
  ],
])('takes no answer from %s', async (_why, blocks) =>
  expect((await read(blocks))?.map(([, , answers]) => answers)).toEqual([[], [], []]),
);

it.each([
  [
    'what sections are worth in their names, with numbers that go on',
    lines(
      'Last lesson (1 point each)',
      '1. What is the unit of force?',
      '2. What is the unit of energy?',
      'Last week (3 points each)',
      '3. Name the gas that plants take in.',
      'My score: ____ / 5',
      'Quiz: ANSWERS',
      '1. newton',
      '2. joule',
      '3. carbon dioxide',
    ),
    [force, energy, [gas[0], [], gas[2], 3]],
  ],
  [
    'what questions are worth by their numbers, in numbered instructions',
    lines(
      'General Instructions:',
      '1. All questions are compulsory.',
      '2. Q.1 and Q.2 carry 1 mark each.',
      '3. Q.3 carries 3 marks.',
      'Q.1. What is the unit of force?',
      'Ans: newton',
      'Q.2. What is the unit of energy?',
      'Ans: joule',
      'Q.3. Name the gas that plants take in.',
      'Ans: carbon dioxide',
    ),
    [force, energy, [gas[0], [], gas[2], 3]],
  ],
  [
    'the letters of answers in a list as no part of them',
    lines('1. Give two gases. [2]', 'Ans: (i) oxygen', '(ii) nitrogen', '2. What is the unit of energy?', 'Ans: joule'),
    [['Give two gases.', [], ['oxygen', 'nitrogen'], 2], energy],
  ],
  [
    'terms and what they match in one line each',
    lines(
      'I. Answer in one word.',
      '1. What is the unit of energy?',
      'Answer: joule',
      '2. What is the unit of force?',
      'Answer: newton',
      'II. Match the following.',
      '1. copper\t–\ta) burns',
      '2. wood\t–\tb) conducts',
      '3. iron\t–\tc) rusts',
      'Answer: 1 – b, 2 – a, 3 – c',
      'III. Answer briefly.',
      '1. Name the gas that plants take in.',
      'Answer: carbon dioxide',
    ),
    [
      energy,
      force,
      ['copper', ['burns', 'conducts', 'rusts'], ['conducts'], 1],
      ['wood', ['burns', 'conducts', 'rusts'], ['burns'], 1],
      ['iron', ['burns', 'conducts', 'rusts'], ['rusts'], 1],
      gas,
    ],
  ],
  [
    'options in a section whose key is of another section',
    [
      p('SECTION A (1 mark each)'),
      p('1. Which rock is sedimentary? (a) granite (b) chalk (c) slate'),
      ...lines('2. What is the unit of force?'),
      p('SECTION B'),
      ...lines('1a. What is the unit of energy? (1mk)', 'b. Name the gas that plants take in. (1mk)'),
      ...lines('MARKING GUIDE', 'Section A', '1. b', '2. newton', 'Section B', '1a. joule', 'b. carbon dioxide'),
    ],
    [['Which rock is sedimentary?', rocks, ['chalk'], 1], force, energy, gas],
  ],
  [
    'a table with room for pupils beside its answers',
    [table(['English', 'Your answer', 'Answer'], ['the dog', '', 'le chien'], ['the cat', '', 'le chat'])],
    [
      ['the dog', [], ['le chien'], 1],
      ['the cat', [], ['le chat'], 1],
    ],
  ],
  [
    'two parts whose letters were typed in two ways',
    lines(
      '1. Units',
      '(a) What is the unit of force? [1]',
      'b) What is the unit of energy? [1]',
      'Answers',
      '1a newton',
      '1b joule',
    ),
    [force, energy],
  ],
])('reads %s', async (_why, blocks, expected) => expect(await read(blocks)).toEqual(expected));
