import type { BuiltInHomework } from '../homework/built-in-homework.ts';
import { year7, year8, year9, year10, year11 } from '../homework/index.ts';

/** One answer that the two policies may mark differently, and the rule that decides it under `guarded`. */
export interface PolicyDifference {
  readonly homework: BuiltInHomework;
  readonly questionId: string;
  readonly answer: string;
  readonly published: number;
  readonly guarded: number;
  readonly reason: string;
}

type Row = readonly [
  homework: BuiltInHomework,
  id: string,
  answer: string,
  published: number,
  guarded: number,
  why: string,
];

const rows: readonly Row[] = [
  [year8, 'q1b', 'refracts', 1, 0, 'Another English word is no misspelling, however near it is.'],
  [year8, 'q1b', 'refletcs', 1, 1, 'A misspelling is forgiven: one slip up to 7 letters, two from 8.'],
  [year8, 'q1b', 'reflection of the wave', 0, 1, 'Forms of a word are that word.'],
  [year8, 'q1b', 'it bounces off', 0, 1, 'The scheme allows other wording.'],
  [year8, 'q1ciii', 'non-renewable', 1, 0, 'An option is compared exactly.'],
  [year8, 'q1ci', 'gets bigger', 1, 0, 'An option is compared exactly.'],
  [year8, 'q1cii', 'thermal energy', 1, 0, 'An option is compared exactly.'],
  [year8, 'q1aiii', 'e', 1, 0, 'What is contained in an answer must be whole words that carry the meaning.'],
  [year8, 'q1ai', 'waves', 1, 0, 'What is contained in an answer must be whole words that carry the meaning.'],
  [year8, 'q1ai', '2 waves', 1, 0, 'Numbers compare as numbers.'],
  [year8, 'q1ai', '3.0', 0, 1, 'Numbers compare as numbers.'],
  [year8, 'q1ai', 'three', 0, 1, 'Numbers compare as numbers, in words too.'],
  [year8, 'q1ai', '3 waves or 4 waves', 1, 0, 'Two results contradict each other.'],
  [year8, 'q1ai', 'more than 3 waves', 1, 0, 'A limit is not the number.'],
  [year8, 'q1aii', '1 kHz', 1, 0, 'Units have a size.'],
  [year8, 'q1aii', '3 waves ÷ 3 s = 1 Hz', 1, 1, 'Working is not a second result.'],
  [year8, 'q1b', 'it never reflects', 1, 0, 'Negation is heard.'],
  [year8, 'q1b', 'it does not fail to reflect', 0, 1, 'Two denials cancel.'],
  [year8, 'q1b', 'reflects and refracts', 1, 0, 'A right and a wrong answer side by side do not score.'],
  [year9, 'q1bii', 'tin', 1, 0, 'Another English word is no misspelling, however near it is.'],
  [year9, 'q1bii', 'iorn', 1, 1, 'Neighbours that changed places are one slip.'],
  [year9, 'q1bi', 'copper or iron', 1, 0, 'A right and a wrong answer side by side do not score.'],
  [year9, 'q1bi', 'not iron, copper', 1, 1, 'What is denied does no harm.'],
  [year9, 'q2ai', 'C', 1, 0, 'A letter is a word of its own.'],
  [year9, 'q1aii', 'copper, iron, zinc, magnesium', 0, 0, 'Order counts where it is an order.'],
  [year9, 'q1aii', 'Mg > Zn > Fe > Cu', 0, 1, 'Symbols and arrows are read as the list they are.'],
  [year9, 'q2bii', 'carbon dioxide and oxygen', 1, 0, 'Order counts where it is an order.'],
  [year9, 'q2biii', 'not the same number of atoms', 1, 0, 'Negation is heard.'],
  [
    year10,
    'q1b',
    'adenine, thymine, cytosine, guanine, uracil',
    2,
    1,
    'A wrong one beyond the number asked cancels a right one.',
  ],
  [year11, 'q1e', 'pH 2', 1, 0, 'Numbers compare as numbers.'],
  [year11, 'q1g', 'substrate A', 1, 0, 'A letter is a word of its own.'],
  [year7, 'q1c1', 'lock', 1, 0, 'Another English word is no misspelling, however near it is.'],
];

/** The differences between the two policies with an example each; the table of docs/marking.md is made from them. */
export const policyDifferences: readonly PolicyDifference[] = rows.map(
  ([homework, questionId, answer, published, guarded, reason]) => ({
    homework,
    questionId,
    answer,
    published,
    guarded,
    reason,
  }),
);
