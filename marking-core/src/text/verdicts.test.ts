import { expect, test } from 'vitest';
import { deniedWords } from './negation.ts';
import { withVerdicts } from './verdicts.ts';
import { wordClasses } from './word-classes.ts';
import { readWords } from './words.ts';

/** What is denied is in capitals in the second column. */
const cases: [text: string, denied: string, reason: string][] = [
  ['a stopwatch is wrong', 'A STOPWATCH is wrong', 'said to be wrong'],
  ['reflects is not the right answer', 'REFLECTS IS not THE RIGHT ANSWER', 'said not to be the answer'],
  ['copper isnt correct', 'COPPER isnt CORRECT', 'said not to be correct'],
  ['zinc is wrong, it is copper', 'ZINC is wrong it is copper', 'only in its own clause'],
  ['zinc is wrong its copper', 'ZINC is wrong its copper', 'only up to a new subject'],
  ['rulers are useless', 'RULERS are useless', 'said to be no use'],
  ['copper isnt the one', 'COPPER isnt THE ONE', 'said not to be the one'],
  ['copper is not the one that reacts', 'copper is not THE ONE THAT REACTS', 'no verdict: it goes on'],
  ['a ruler is not needed', 'A RULER IS not NEEDED', 'said to be no use'],
  ['heat not needed is lost', 'heat not NEEDED IS LOST', 'no verdict: it goes on'],
  ['zinc is wrong so it is copper', 'ZINC is wrong so it is copper', 'only up to a turn'],
  ['it is not wrong', 'it is not WRONG', 'two denials'],
  ['a wrong number', 'a wrong NUMBER', 'no verdict: something wrong'],
  ['the shape is not right', 'the shape is not RIGHT', 'no verdict where the scheme speaks of it'],
  ['copper is not the right way round', 'copper is not THE RIGHT WAY ROUND', 'no verdict: it goes on'],
];

test.each(cases)('%s: %s', (text, expected) => {
  const words = readWords(text);
  const classes = (at: number) => wordClasses.get(words[at]?.text ?? '') ?? 0;
  const isOfScheme = (at: number) => text.startsWith('the shape') && words[at]?.text === 'right';
  const denied = withVerdicts(words, classes, deniedWords(words, classes), isOfScheme);
  expect(words.map((word, at) => (denied[at] === true ? word.text.toUpperCase() : word.text)).join(' ')).toBe(expected);
});
