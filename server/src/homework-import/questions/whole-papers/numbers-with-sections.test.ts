import { describe, expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

/** A paper of two sections whose numbers are typed as `code` types them, with these answers. */
const paper = (
  code: (letter: string, value: number) => string,
  key: string,
  [first, second]: readonly [string, string] = headings,
) =>
  `
  ${first}
  ${code('A', 1)} What is the unit of force? (1)
  ______________
  ${code('A', 2)} Which rock is sedimentary? (1)
  A   granite
  B   chalk
  C   marble
  ${code('A', 3)} Give two greenhouse gases. (2)
  ______________
  ${second}
  ${code('B', 1)} Name the gas that plants take in. (1)
  ______________
  ${code('B', 2)} A lamp uses 60 J each second. Work out its power. (2 marks)
  ______________
  # Answers
  ${key}
  `;
const headings = ['# Section A: Ideas', '# Section B: Uses'] as const;
const short = ['# Ideas', '# Uses'] as const;
const inLines = `A1 newton
  A2 B chalk
  A3 methane (1), water vapour (1)
  B1 carbon dioxide
  B2 60 W`;
const read = [
  '1: What is the unit of force? = newton',
  '1: Which rock is sedimentary? {granite; chalk; marble} = chalk',
  '2: Give two greenhouse gases. = methane; water vapour',
  '1: Name the gas that plants take in. = carbon dioxide',
  '2: A lamp uses 60 J each second. Work out its power. = 60 W',
];
const plain = (letter: string, value: number) => `${letter}${value}`;

describe('papers whose numbers say their section', () => {
  it.each<[reason: string, text: string]>([
    ['lines', paper(plain, inLines)],
    [
      'lines below the names of the sections',
      paper(plain, `Section A: Ideas\n${inLines.replace('B1 ', 'Section B: Uses\nB1 ')}`),
    ],
    ['headings that name no letter', paper(plain, inLines, short)],
    ['no headings at all', paper(plain, inLines, ['', ''])],
    [
      'a full stop between letter and number',
      paper((letter, value) => `${letter}.${value}`, inLines.replaceAll(/^\s*([AB])(?=\d)/gmu, '$1.')),
    ],
    [
      'a dash between them',
      paper((letter, value) => `${letter}-${value}`, inLines.replaceAll(/^\s*([AB])(?=\d)/gmu, '$1-')),
    ],
    ['a space between them', paper((letter, value) => `${letter} ${value}`, inLines)],
    ['brackets', paper((letter, value) => `${letter}${value})`, inLines)],
    ['Q before them', paper((letter, value) => `Q${letter}${value}.`, inLines)],
    [
      'numbers that go on in section B',
      paper(
        (letter, value) => `${letter}${letter === 'B' ? value + 3 : value}`,
        inLines.replace('B1', 'B4').replace('B2', 'B5'),
      ),
    ],
    ['answers in one line', paper(plain, 'A1 newton, A2 B, A3 methane; water vapour, B1 carbon dioxide, B2 60 W')],
    [
      'answers in a line for each section',
      paper(plain, 'Section A: A1 newton   A2 B   A3 methane; water vapour\nSection B: B1 carbon dioxide   B2 60 W'),
    ],
    [
      'answers by number alone below the names of sections',
      paper(plain, 'Section A\n1. newton\n2. B\n3. methane; water vapour\nSection B\n1. carbon dioxide\n2. 60 W'),
    ],
    [
      'answers by number alone behind the names of sections',
      paper(plain, 'Section A: 1. newton  2. B  3. methane; water vapour\nSection B: 1. carbon dioxide  2. 60 W'),
    ],
    [
      'a table of answers',
      paper(
        plain,
        '| A1 | newton |\n| A2 | B |\n| A3 | methane; water vapour |\n| B1 | carbon dioxide |\n| B2 | 60 W |',
      ),
    ],
    [
      'a table of answers with marks',
      paper(
        plain,
        '| Question | Answer | Marks |\n| A1 | newton | 1 |\n| A2 | B | 1 |\n| A3 | methane; water vapour | 2 |\n| B1 | carbon dioxide | 1 |\n| B2 | 60 W | 2 |',
      ),
    ],
    [
      'a table of answers for each section',
      paper(
        plain,
        'Section A\n| Q | Answer | Marks |\n| A1 | newton | 1 |\n| A2 | B | 1 |\n| A3 | methane; water vapour | 2 |\nSection B\n| Q | Answer | Marks |\n| B1 | carbon dioxide | 1 |\n| B2 | 60 W | 2 |',
      ),
    ],
    [
      'a table of answers with rows that name the sections',
      paper(
        plain,
        '| Q | Answer | Marks |\n| Section A |  |  |\n| 1 | newton | 1 |\n| 2 | B | 1 |\n| 3 | methane; water vapour | 2 |\n| Section B |  |  |\n| 1 | carbon dioxide | 1 |\n| 2 | 60 W | 2 |',
      ),
    ],
    [
      'a table of answers with a column for the section',
      paper(
        plain,
        '| Section | Q | Answer | Marks |\n| A | 1 | newton | 1 |\n|  | 2 | B | 1 |\n|  | 3 | methane; water vapour | 2 |\n| B | 1 | carbon dioxide | 1 |\n|  | 2 | 60 W | 2 |',
      ),
    ],
    [
      'tables of answers without heads, which have marks too',
      paper(
        plain,
        'Section A\n| 1 | newton | 1 |\n| 2 | B | 1 |\n| 3 | methane; water vapour | 2 |\nSection B\n| 1 | carbon dioxide | 1 |\n| 2 | 60 W | 2 |',
      ),
    ],
    ['a title that begins as a number does', paper(plain, inLines, ['# C1 and C2 revision', '# More of it'])],
    ['numbers without letters, and answers with them', paper((_letter, value) => `${value}.`, inLines)],
    [
      'key facts below the name of the section',
      paper(plain, inLines, [
        '# Section A: Ideas\nKey facts\n• Forces are measured in newtons\n• Rocks are of three kinds\n• Gases spread',
        headings[1],
      ]),
    ],
  ])('reads them with %s', async (_reason, text) => {
    expect(await readPlain(text)).toEqual(read);
  });

  it('leaves what only looks like such a number', async () => {
    expect(
      await readPlain(`
        A4 paper and a pencil are needed.
        1. What is in cell B2 of the table? (1)
        A1 and B2 are next to each other.
        2. What is the unit of force? (1)
        Answers
        1. 12
        2. newton`),
    ).toEqual([
      '1: What is in cell B2 of the table? ⏎ A1 and B2 are next to each other. = 12',
      '1: What is the unit of force? = newton',
    ]);
  });
});
