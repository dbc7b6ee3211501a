import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { energy, force, gas, lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p, table, wordFile } from '../../testing/word-file.ts';

const room = '______________________________';
const rooms = ['chambre', 'cuisine', 'garage', 'salon'];
const planets: Question = ['The Earth spins on its ________ once a day.', ['axis', 'orbit', 'tilt'], ['axis']];
const moon: Question = ['The Moon is in an ________ round the Earth.', ['axis', 'orbit', 'tilt'], ['orbit']];

it.each<[habit: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'a mark scheme whose parts are ‘bi’ and ‘bii’, with a further point in a row without a part',
    [
      ...lines('1. A lamp is lit.', `(a) ${force[0]}`, room, '(b) (i) What is the unit of energy?', room),
      ...lines('(ii) Describe the test for hydrogen.', room, '(c) Work out the cost.', '£ ____________'),
      p('**Mark scheme**'),
      table(
        ['Part', 'Mark', 'Answer', 'Accept'],
        ['Question 1', '', '', ''],
        ['a', '1', '* newton', ''],
        ['bi', '1', '* joule', ''],
        ['bii', '1', '* hold a lighted splint at the mouth', ''],
        ['', '1', '* it makes a squeaky pop', ''],
        ['c', '1', '* £540', ''],
      ),
    ],
    [
      force,
      energy,
      ['Describe the test for hydrogen.', [], ['hold a lighted splint at the mouth', 'it makes a squeaky pop']],
      ['Work out the cost.', [], ['£540']],
    ],
  ],
  [
    'words to translate whose meanings stand behind commas',
    lines('1. ingens\t%%huge, enormous%%', '2. nauta\t%%sailor%%', '3. amabamus\t%%we were loving, we loved%%'),
    [
      ['ingens', [], ['huge', 'enormous']],
      ['nauta', [], ['sailor']],
      ['amabamus', [], ['we were loving', 'we loved']],
    ],
  ],
  [
    'answers in colour behind a list of parts, and at the end of an equation',
    [
      ...lines('**1.**\tFrom the food chain, name:', 'a)\tthe producer; %%grass%%\t(1)'),
      ...lines('b)\tthe top predator. %%kestrel%%\t(1)', '**2.**\tComplete the word equation for photosynthesis.'),
      ...lines('carbon dioxide + water → glucose + %%oxygen%%\t(1)', `**3.**\t${gas[0]} %%carbon dioxide%%\t(1)`),
    ],
    [
      ['the producer;', [], ['grass']],
      ['the top predator.', [], ['kestrel']],
      ['Complete the word equation for photosynthesis.\ncarbon dioxide + water → glucose + ____', [], ['oxygen']],
      gas,
    ],
  ],
  [
    'capital Roman numbers for parts with marks, in the key too, and what it says of marks and other ways',
    [
      ...lines('**Q1a.** Define each of these terms.', 'I.\tBit  (1 mark)', room, 'II.\tNibble  (1 mark)', room),
      ...lines('**Q1b.** Write 45 in binary. (1 mark)', room, `**Q2.** ${force[0]} (1 mark)`, room, '**Mark scheme**'),
      ...lines('**Q1a.**', 'I. A binary digit.', 'II. A group of four bits.', '(1 mark per term, up to 2 marks.)'),
      ...lines('**Q1b.** 0010 1101 (1 mark). Accept answers with or without the space.', '**Q2.** newton'),
      ...lines('(Maximum of 1 mark.)'),
    ],
    [
      ['Bit', [], ['A binary digit']],
      ['Nibble', [], ['A group of four bits.']],
      ['Write 45 in binary.', [], ['0010 1101']],
      force,
    ],
  ],
  [
    'a section of gaps with numbers in brackets, and letters of sections in the key with their answers behind or below',
    [
      p('**A. Remplis les blancs. **Fill in the gaps with a word from the box. (3 marks)'),
      table(['chambre   –   cuisine   –   garage   –   salon']),
      p(
        'J’habite dans une petite maison et j’ai une (1) ________. Dans le (2) ________, il y a une télé. Ma mère est dans la (3) ________.',
      ),
      ...lines(
        '**B. Traduis en anglais. **Translate. [2 marks each]',
        '1) J’ai un jardin.',
        room,
        '2) Il fait chaud.',
        room,
      ),
      ...lines('**C. Entoure la bonne réponse. **Circle the correct word in the brackets.'),
      ...lines('1) Ma sœur (a / as / ont) un chien.', '2) Nous (êtes / sommes / sont) ici.'),
      ...lines('**ANSWERS (do not print this page!)**', '**A**   1 chambre   2 salon   3 cuisine', '**B**'),
      ...lines('1  I have a garden.', '2  It is hot.', '**C**   1 a   2 sommes'),
    ],
    [
      ['J’habite dans une petite maison et j’ai une (1) ________.', rooms, ['chambre']],
      ['Dans le (2) ________, il y a une télé.', rooms, ['salon']],
      ['Ma mère est dans la (3) ________.', rooms, ['cuisine']],
      ['J’ai un jardin.', [], ['I have a garden']],
      ['Il fait chaud.', [], ['It is hot']],
      ['Ma sœur (a / as / ont) un chien.', ['a', 'as', 'ont'], ['a']],
      ['Nous (êtes / sommes / sont) ici.', ['êtes', 'sommes', 'sont'], ['sommes']],
    ],
  ],
  [
    'two lists to match, each in one cell, with the letters in a table of their own below',
    [
      ...lines(
        '**PART A     MATCHING**',
        'Match the terms in List A to their meanings in List B. Write the letter below.',
      ),
      p('(3 marks)'),
      table(
        ['LIST A', 'LIST B'],
        [
          '(i)  Evaporation\n\n(ii)  Condensation\n\n(iii)  Melting',
          '(a)  Gas to liquid.\n\n(b)  Solid to liquid.\n\n(c)  Liquid to gas.\n\n(d)  Liquid to solid.',
        ],
      ),
      p(''),
      table(['List A', '(i)', '(ii)', '(iii)'], ['List B', '%%c%%', '%%a%%', '%%b%%']),
      ...lines('**PART B     SHORT ANSWERS**', `1.  ${force[0]}`, 'Ans: newton', `2.  ${energy[0]}`, 'Ans: joule'),
    ],
    [
      ...(
        [
          ['Evaporation', 'Liquid to gas.'],
          ['Condensation', 'Gas to liquid.'],
          ['Melting', 'Solid to liquid.'],
        ] as const
      ).map(
        ([term, meaning]): Question => [
          term,
          ['Gas to liquid.', 'Solid to liquid.', 'Liquid to gas.', 'Liquid to solid.'],
          [meaning],
        ],
      ),
      force,
      energy,
    ],
  ],
])('reads %s', async (_habit, blocks, questions) => {
  expect(await questionsOf(blocks)).toEqual(questions);
});

it('reads exercises typed by hand with lists below them, their totals shared out, and a key that counts in each', async () => {
  const listed = (text: string) => p(text, { list: [4, 0] });
  const paper = wordFile(
    [
      p('Unit 6 Quick test', { style: 'Title' }),
      p('%%**VOCABULARY**%%'),
      p('**1  Match the words (1–2) with the definitions (a–c).**'),
      table(
        ['**1  **comet', '____', '**a  **a group of stars'],
        ['**2  **constellation', '____', '**b  **a ball of ice and dust'],
        ['', '', '**c  **a star that explodes'],
      ),
      p('**/2**'),
      p('**2  Complete the sentences with the words in the box.**'),
      table(['axis     orbit     tilt']),
      listed(planets[0]),
      listed(moon[0]),
      p('**/2**'),
      p('%%**READING**%%'),
      p('**3  Are the sentences true (T) or false (F)?**'),
      p('The Sun is a planet.  ___', { list: [5, 0] }),
      p('We have one moon.  ___', { list: [5, 0] }),
      p('**/4**'),
      p('**Total:        /6**'),
    ],
    { lists: { 4: [['decimal', '%1']], 5: [['decimal', '%1']] } },
  );
  const key = wordFile([
    p('Quick tests: Answer key', { style: 'Title' }),
    ...lines('**1**   1 b   2 a', '**2**   1 axis   2 orbit', '**3**', '1 F', '2 T'),
  ]);
  const files = [
    { name: 'test.docx', bytes: paper },
    { name: 'test answers.docx', bytes: key },
  ];
  const { drafts } = await readFiles(files, undefined);
  const read = drafts[0]?.assignment.questions.map((one) => [one.question, one.options, one.correctAnswers, one.marks]);
  const meanings = ['a group of stars', 'a ball of ice and dust', 'a star that explodes'];
  expect(read).toEqual([
    ['comet', meanings, ['a ball of ice and dust'], 1],
    ['constellation', meanings, ['a group of stars'], 1],
    [...planets, 1],
    [...moon, 1],
    ['The Sun is a planet.', [], ['false'], 2],
    ['We have one moon.', [], ['true'], 2],
  ]);
});
