import { expect, test } from 'vitest';
import { wordClasses } from '../text/word-classes.ts';
import { readWords } from '../text/words.ts';
import { changesOfMind } from './changes-of-mind.ts';

const cases: [text: string, changes: readonly (readonly [number, number])[], reason: string][] = [
  ['zinc no iron', [[0, 2]], 'a bare no'],
  ['zinc? no, iron', [[0, 2]], 'with marks'],
  ['2 no actually 3', [[0, 3]], 'two words of it'],
  ['7 oh no wait its 8', [[0, 5]], 'with what is beside it'],
  [
    'zinc no iron nope copper',
    [
      [0, 2],
      [2, 4],
    ],
    'twice',
  ],
  ['no iron', [], 'nothing before it'],
  ['iron no', [], 'nothing after it'],
  ['iron is the metal', [], 'no word that changes anything'],
];

test.each(cases)('%s: %s %s', (text, changes) => {
  const words = readWords(text);
  const classes = (at: number) => wordClasses.get(words[at]?.text ?? '') ?? 0;
  expect(changesOfMind(words, classes)).toEqual(changes);
});
