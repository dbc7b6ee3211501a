import { expect, it } from 'vitest';
import { readPlain } from '../../testing/plain-paper.ts';

const options = '{reptile; mammal; fish}';
const matched = [`1: salmon ${options} = fish`, `1: crocodile ${options} = reptile`, `1: dolphin ${options} = mammal`];

it.each<[reason: string, terms: readonly string[], meanings: readonly string[], below: string]>([
  ['dashes', ['1.', '2.', '3.'], ['a.', 'b.', 'c.'], '1 – c, 2 – a, 3 – b'],
  ['a label and colons', ['1)', '2)', '3)'], ['A)', 'B)', 'C)'], 'Answers: 1:C  2:A  3:B'],
  ['nothing between', ['A.', 'B.', 'C.'], ['1.', '2.', '3.'], 'A3 B1 C2'],
])('reads pairs right below a table to match, with %s', async (_reason, terms, meanings, below) => {
  const rows = ['salmon', 'crocodile', 'dolphin'].map(
    (term, at) => `| ${terms[at]} ${term} | ${meanings[at]} ${['reptile', 'mammal', 'fish'][at]} |`,
  );
  const paper = [
    '1. What breathes with gills? (a fish)',
    '2. What has six legs? (an insect)',
    '3. What makes its own food? (a plant)',
    '4. Match the animals to their groups.',
    ...rows,
    below,
  ];
  expect(await readPlain(paper.join('\n'))).toEqual([
    '1: What breathes with gills? = a fish',
    '1: What has six legs? = an insect',
    '1: What makes its own food? = a plant',
    ...matched,
  ]);
});
