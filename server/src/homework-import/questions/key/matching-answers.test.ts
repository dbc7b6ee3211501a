import { expect, it } from 'vitest';
import { withOptionsOfSentence } from '../options/options-in-sentence.ts';
import type { ParsedQuestion } from '../parsed-question.ts';
import { splitMatch } from './matching-answers.ts';

const question = (text: string, answers: readonly string[]): ParsedQuestion => ({
  section: undefined,
  path: ['1'],
  place: 1,
  text,
  options: [],
  answers: answers.map((value) => ({ value, place: 2, confidence: 0.9 })),
  pictures: [],
  leftOver: [],
});
const shown = (one: ParsedQuestion) => [
  one.text,
  one.options.map(({ value }) => value),
  one.answers.map(({ value }) => value),
];

it.each([
  ['commas', ['heart, pumps blood', 'lung, takes in air']],
  ['arrows', ['heart → pumps blood', 'lung → takes in air']],
  ['dashes', ['heart – pumps blood', 'lung – takes in air']],
])('terms and meanings with %s are a question each', (_reason, answers) =>
  expect(splitMatch(question('Match each organ to its job.', answers)).map(shown)).toEqual([
    ['heart', ['pumps blood', 'takes in air'], ['pumps blood']],
    ['lung', ['pumps blood', 'takes in air'], ['takes in air']],
  ]),
);

it.each([
  ['letters alone', 'Match them.', ['1 - C', '2 - A']],
  ['nothing to match', 'Name two organs.', ['heart, pumps blood', 'lung, takes in air']],
  ['one that is no pair', 'Match them.', ['heart, pumps blood', 'lung']],
])('%s stay as they are', (_reason, text, answers) =>
  expect(splitMatch(question(text, answers)).map(shown)).toEqual([[text, [], answers]]),
);

it.each([
  ['Which substance, X, Y or Z, is a metal?', ['Z'], ['X', 'Y', 'Z']],
  ['Which is the symbol for iron: I, Ir, Fe or In?', ['Fe'], ['I', 'Ir', 'Fe', 'In']],
  ['Which is denser, ice or water?', ['Water.'], ['ice', 'water']],
  ['In which part was he fastest – AB, BC or CD?', [], ['AB', 'BC', 'CD']],
  ['Which metals, such as iron or zinc, rust?', ['iron only'], []],
  ['Which is denser, ice or water?', [], []],
  ['What happens to iron, zinc or tin?', ['it rusts'], []],
])('%s %j has the options %j', (text, answers, options) =>
  expect(withOptionsOfSentence(question(text, answers)).options.map(({ value }) => value)).toEqual(options),
);
