import { expect, it } from 'vitest';
import { readFiles } from '../../read-files.ts';
import { table, wordFile } from '../../testing/word-file.ts';

type Rows = readonly (readonly string[])[];

it.each<[reason: string, rows: Rows, asked: readonly string[]]>([
  [
    'a number above letters, in a column without a head',
    [
      ['', 'Question', 'Working', 'Answer', 'Marks'],
      ['1', 'Work out each answer.', '', '', ''],
      ['a', '1/5 + 2/5', '', '3/5', '1'],
      ['b', '5/6 − 1/3', '5/6 − 2/6', '1/2', '2'],
      ['2', 'Find 3/4 of 28 kg.', '', '21 kg', '2'],
    ],
    ['Work out each answer. | 1/5 + 2/5', 'Work out each answer. | 5/6 − 1/3', 'Find 3/4 of 28 kg.'],
  ],
  [
    'numbers and letters with the questions',
    [
      ['Question', 'Answer'],
      ['1. Use the graph.', ''],
      ['(i) Name the fastest car.', 'B'],
      ['(ii) How far did it go?', '20 m'],
      ['2. Name a metal.', 'iron'],
    ],
    ['Use the graph. | Name the fastest car.', 'Use the graph. | How far did it go?', 'Name a metal.'],
  ],
  [
    'the number again beside each letter',
    [
      ['Nr.', 'Aufgabe', 'Lösung'],
      ['1', 'Ein Ball fällt 20 m in 2 s.', ''],
      ['1a', 'Wie schnell ist er?', '10 m/s'],
      ['1b', 'Welche Kraft zieht ihn?', 'Schwerkraft'],
    ],
    ['Ein Ball fällt 20 m in 2 s. | Wie schnell ist er?', 'Ein Ball fällt 20 m in 2 s. | Welche Kraft zieht ihn?'],
  ],
  [
    'options of which one is ticked are no parts',
    [
      ['No.', 'Question', 'Answer'],
      ['1', 'Which is a gas?', ''],
      ['a', 'iron', ''],
      ['b', 'oxygen', '✓'],
      ['c', 'gold', ''],
    ],
    ['Which is a gas?', 'iron', 'oxygen', 'gold'],
  ],
  [
    'a question that has no answer yet stays one',
    [
      ['No.', 'Question', 'Answer'],
      ['1', 'Name a liquid.', ''],
      ['2', 'Name a metal.', 'iron'],
    ],
    ['Name a liquid.', 'Name a metal.'],
  ],
])('leaves a row above its parts to them: %s', async (_reason, rows, asked) => {
  const { drafts } = await readFiles([{ name: 'homework.docx', bytes: wordFile([table(...rows)]) }], undefined);
  const questions = drafts[0]?.assignment.questions ?? [];
  expect(questions.map((one) => [one.description, one.question].filter(Boolean).join(' | '))).toEqual(asked);
});
