import { expect, it } from 'vitest';
import { force, lines, type Question, questionsOf } from '../../../testing/short-homework.ts';
import { p } from '../../../testing/word-file.ts';

const statements: readonly Question[] = [
  ['The heart is made of muscle.', [], ['true']],
  ['Veins have thicker walls than arteries.', [], ['false']],
];
const open = statements.map(([text]): Question => [text, [], []]);
const [first = '', second = ''] = statements.map(([text]) => text);

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  ['letters, one underlined', [p('Circle T or F.'), p(`${first}\t@@T@@   F`), p(`${second}\tT   @@F@@`)], statements],
  ['words, one in bold', [p(`${first} (**True** / False)`), p(`${second} (True / **False**)`)], statements],
  ['words with room before them', lines(`${first} ......... True / False`, `${second} ......... True / False`), open],
  [
    'letters, below questions with numbers',
    [
      ...lines(`1. ${force[0]}`, 'Answer: newton', 'Circle T or F.'),
      p(`${first}\t**T**   F`),
      p(`${second}\tT   **F**`),
    ],
    [force, ...statements],
  ],
  [
    'letters, below a passage with gaps that is answered at the end',
    [
      ...lines(
        'Use these words: heart, lungs, veins, atria',
        'Blood leaves the ______ and goes to the ______ in ______.',
      ),
      ...[p(`${first}\t@@T@@   F`), p(`${second}\tT   @@F@@`)],
      ...lines('Answers (gaps, in order): heart, lungs, veins'),
    ],
    [
      ...['heart', 'lungs', 'veins'].map(
        (answer, index): Question => [
          `Blood leaves the ______ and goes to the ______ in ______.\nGap ${index + 1}`,
          ['heart', 'lungs', 'veins', 'atria'],
          [answer],
        ],
      ),
      ...statements,
    ],
  ],
])('reads statements without numbers before %s', async (_reason, blocks, questions) =>
  expect(await questionsOf(blocks)).toEqual(questions),
);
