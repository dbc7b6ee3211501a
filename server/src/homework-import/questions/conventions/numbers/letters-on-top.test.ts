import { expect, it } from 'vitest';
import {
  chalk,
  energy,
  force,
  gas,
  lines,
  type Question,
  questionsOf,
  rocks,
} from '../../../testing/short-homework.ts';
import { p, table } from '../../../testing/word-file.ts';

const called: Question = ['The process by which water vapour turns into liquid is called', [], ['condensation']];
const all = [force, chalk, energy, gas, called];
const answers = ['newton', 'B', 'joule', 'carbon dioxide', 'condensation'];
const options = (label: (letter: string) => string) => rocks.map((rock, at) => `${label('abcd'.charAt(at))} ${rock}`);
const asked = (label: (at: number) => string, own: readonly string[]) =>
  all.flatMap(([text], at) => [`${label(at)} ${text}`, ...(at === 1 ? own : [])]);
const letter = (at: number) => `${'abcde'.charAt(at)})`;
const roman = (at: number) => `${['i', 'ii', 'iii', 'iv', 'v'][at]}.`;
const said = (label: (at: number) => string) => ['Answers', ...answers.map((answer, at) => `${label(at)} ${answer}`)];

it.each<[reason: string, texts: readonly string[]]>([
  [
    'letters, and options with capitals',
    [
      ...asked(
        letter,
        options((one) => `${one.toUpperCase()}.`),
      ),
      ...said(letter),
    ],
  ],
  [
    'letters, and options with others',
    [
      ...asked(
        letter,
        options((one) => `(${one})`),
      ),
      ...said((at) => `${'abcde'.charAt(at)}.`),
    ],
  ],
  [
    'letters, with numbers in the key',
    [
      ...asked(
        letter,
        options((one) => `(${one})`),
      ),
      ...said((at) => `${at + 1}.`),
    ],
  ],
  [
    'Roman numbers',
    [
      ...asked(
        roman,
        options((one) => `${one})`),
      ),
      ...said(roman),
    ],
  ],
  [
    'Roman numbers, and options in bullets',
    [
      ...asked(
        roman,
        rocks.map((rock) => `☐ ${rock}`),
      ),
      ...said(roman).map((text) => text.replace('. B', '. chalk')),
    ],
  ],
])('reads questions that are counted by %s', async (_reason, texts) => {
  expect(await questionsOf(lines(...texts))).toEqual(all);
});

it('reads their answers in a table', async () => {
  const rows = answers.map((answer, at) => ['abcde'.charAt(at), answer, '1']);
  const blocks = [
    ...lines(
      ...asked(
        letter,
        options((one) => `${one.toUpperCase()}.`),
      ),
    ),
    p('**Answers**'),
  ];
  expect(await questionsOf([...blocks, table(['Question', 'Answer', 'Marks'], ...rows)])).toEqual(all);
});
