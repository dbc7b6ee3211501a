import { expect, it } from 'vitest';
import { lines, type Question, questionsOf } from '../../testing/short-homework.ts';
import { p, table } from '../../testing/word-file.ts';

const organs = ['Heart', 'Lungs', 'Kidneys', 'Stomach'];
const does = ['filter the blood', 'pumps blood', 'digests food', 'exchange gases'];
const letters = ['B', 'D', 'A', 'C'];
const more = [...does, 'makes bile'];
const match = (options: readonly string[], answers: readonly string[] = letters): readonly Question[] =>
  organs.map((organ, at) => [organ, options, options.filter((_one, index) => 'ABCDE'.charAt(index) === answers[at])]);
const gas: Question = ['Name the gas that we breathe out.', [], ['carbon dioxide']];
const last = (number: number) => lines(`${number}. ${gas[0]}`, 'Answer: carbon dioxide');
const first = lines(`1. ${gas[0]}`, 'Answer: carbon dioxide');
const asks = 'Match each organ with what it does.';
const described = (from = 0) => more.slice(from).map((text, at) => p(`${'ABCDE'.charAt(at + from)}. ${text}`));

it.each<[reason: string, blocks: readonly string[], questions: readonly Question[]]>([
  [
    'letters on lines before the terms, and what they mean below, one more than needed',
    [
      p(asks),
      ...organs.map((organ, at) => p(`__%%${letters[at]}%%__ ${at + 1}. ${organ}`)),
      ...described(),
      ...last(5),
    ],
    [...match(more), gas],
  ],
  [
    'terms with their letters behind the number, all in one cell beside what they mean',
    [
      p('4 Matching questions', { style: 'Heading2' }),
      table([
        organs.map((organ, at) => `${at + 1}. __${letters[at]}__ ${organ}`).join('\n\n'),
        does.map((meaning, at) => `${'ABCD'.charAt(at)}. ${meaning}`).join('\n\n'),
      ]),
      p('1 Short question', { style: 'Heading2' }),
      ...first,
    ],
    [...match(does), gas],
  ],
  [
    'letters behind the terms, a tab before what they mean',
    [
      p('Matching', { style: 'Heading1' }),
      p(asks),
      ...organs.map((organ, at) => p(`${at + 1}. ${organ} (${letters[at]})\t${'ABCD'.charAt(at)}. ${does[at]}`)),
      ...last(5),
    ],
    [...match(does), gas],
  ],
  [
    'letters behind arrows in a colour, below a heading that counts',
    [
      p('1 Short question', { style: 'Heading2' }),
      ...first,
      p('4 Matching questions', { style: 'Heading2' }),
      ...organs.map((organ, at) => p(`${at + 1}. ${organ}  %%→ ${letters[at]}%%`)),
      ...described(),
    ],
    [gas, ...match(more)],
  ],
  [
    'numbers that go on from a section above, letters of which the key says which is meant, and go on below',
    [
      p('Section A: Short answers'),
      ...first,
      p('Section B: Draw a line from each organ to what it does'),
      table(...organs.map((organ, at) => [`${at + 2}  ${organ}`, '', `${'ABCD'.charAt(at)}  ${does[at]}`])),
      p('Section C: Challenge!'),
      p('6. Name the largest organ of the body.'),
      p('Answers'),
      ...lines('Section A: 1 carbon dioxide', 'Section B: 2 – B, 3 – D, 4 – A, 5 – C', 'Section C: 6. the skin'),
    ],
    [gas, ...match(does), ['Name the largest organ of the body.', [], ['the skin']]],
  ],
  [
    'blanks in a table whose last row has nothing on the left, below a task with a letter',
    [
      p('**A. Match Column I with Column II.**'),
      table(
        ['**Column I**', '**Column II**'],
        ...organs.map((organ, at) => [
          `__%%**@@${letters[at]}@@**%%__ ${at + 1}. ${organ}`,
          `${'ABCD'.charAt(at)}. ${does[at]}`,
        ]),
        ['', 'E. makes bile'],
      ),
      p('**B. Answer in a sentence.**'),
      ...last(5),
    ],
    [...match(more), gas],
  ],
  [
    'Roman numbers, a spare meaning, and a grid below with the letters',
    [
      p('Match the organs in List A to List B. Write the correct letter in the table below.'),
      table(
        ['**List A**', '**List B**'],
        ...organs.map((organ, at) => [
          `(${['i', 'ii', 'iii', 'iv'][at]}) ${organ}`,
          `(${'abcd'.charAt(at)}) ${does[at]}`,
        ]),
        ['', '(e) makes bile'],
      ),
      table(
        ['(i)', '(ii)', '(iii)', '(iv)'],
        letters.map((letter) => `%%${letter.toLowerCase()}%%`),
      ),
      p('Short answers', { style: 'Heading1' }),
      ...first,
    ],
    [...match(more), gas],
  ],
])('reads %s', async (_reason, blocks, questions) => {
  expect(await questionsOf(blocks)).toEqual(questions);
});
