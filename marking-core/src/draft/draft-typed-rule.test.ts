import { describe, expect, it } from 'vitest';
import { markAttempt } from '../marking/mark-attempt.ts';
import { draftMarkScheme } from './draft-mark-scheme.ts';

interface Case {
  readonly key: string[];
  readonly question: string;
  readonly marks?: number;
  readonly answers: readonly (readonly [answer: string, marks: number, why: string])[];
}

const cases: readonly Case[] = [
  {
    key: ['13x + 22 isw'],
    question: 'Simplify 5x + 8x + 22.',
    answers: [
      ['13x + 22', 1, 'the key'],
      ['13x + 22 = 35x', 1, 'spoilt afterwards'],
      ['13x + 22, so x = 2', 1, 'goes on'],
      ['13x + 22 or 35x', 0, 'two answers to choose from'],
      ['35x', 0, 'wrong'],
    ],
  },
  {
    key: ['13x + 22'],
    question: 'Simplify 5x + 8x + 22.',
    answers: [['13x + 22 = 35x', 0, 'without isw the last step counts']],
  },
  {
    key: ['13x + 22. Do not ignore further working'],
    question: 'Simplify 5x + 8x + 22.',
    answers: [['13x + 22 = 35x', 0, 'the key says so']],
  },
  {
    key: ['oxygen'],
    question: 'Name the gas.',
    answers: [['oxygen, nitrogen', 0, 'one more answer spoils it']],
  },
  {
    key: ['amylase'],
    question: 'Name the enzyme.',
    answers: [['ammalayz', 0, 'too far off where nothing is said of spelling']],
  },
  {
    key: ['any two from: ligaments, cartilage, tendons'],
    question: 'Name tissues in a joint.',
    marks: 2,
    answers: [['liggamunts and kartilidge', 1, 'one of them is too far off']],
  },
  {
    key: ['2000 m'],
    question: 'How far is it, in metres?',
    answers: [
      ['2 km', 0, 'the unit that is asked for'],
      ['2000 kg', 0, 'another unit'],
    ],
  },
  {
    key: ['12.5 m/s. Ignore further working'],
    question: 'Calculate the speed.',
    answers: [
      ['12.5 m/s = 13 m/s', 1, 'rounded afterwards'],
      ['100 ÷ 8 = 12.5 m/s. That is 45 km/h', 1, 'turned into another unit'],
      ['12.5 m/s or 14 m/s', 0, 'two answers'],
      ['not 12.5 m/s, it is 14 m/s', 0, 'denied'],
    ],
  },
  {
    key: ['oxygen (ignore additional answers)'],
    question: 'Name the gas.',
    answers: [
      ['oxygen, nitrogen', 1, 'more behind it'],
      ['nitrogen, oxygen', 0, 'another one first'],
      ['oxygen or nitrogen', 0, 'a choice'],
      ['not oxygen, nitrogen', 0, 'denied'],
    ],
  },
  {
    key: ['amylase (accept phonetic spelling)'],
    question: 'Name the enzyme.',
    answers: [
      ['amylase', 1, 'right'],
      ['amilaise', 1, 'by ear'],
      ['ammalayz', 1, 'by ear, and far off'],
      ['lipase', 0, 'another'],
      ['animals', 0, 'another word'],
    ],
  },
  {
    key: ['iris (accept phonetic spelling)'],
    question: 'Name the part of the eye.',
    answers: [
      ['iriss', 1, 'short words too'],
      ['eye', 0, 'another'],
    ],
  },
  {
    key: ['any two from: ligaments, cartilage, tendons', 'Phonetic spelling'],
    question: 'Name tissues in a joint.',
    marks: 2,
    answers: [
      ['ligaments and tendons', 2, 'right'],
      ['liggamunts and kartilidge', 2, 'both by ear'],
      ['muscles and kartilidge', 1, 'one is wrong'],
    ],
  },
  {
    key: ['100 °C - unit not needed'],
    question: 'What is the boiling point of water? Give the unit.',
    answers: [
      ['100', 1, 'without the unit, whatever the question asks'],
      ['100 °C', 1, 'with it'],
      ['373 kg', 0, 'another value'],
      ['100 kg', 0, 'another unit'],
    ],
  },
  {
    key: ['2000 m (units not required)'],
    question: 'How far is it, in metres?',
    answers: [
      ['2000', 1, 'without'],
      ['2 km', 1, 'another size of the unit'],
      ['2 m', 0, 'another distance'],
      ['2', 0, 'another number'],
    ],
  },
  {
    key: ['2000 m (ignore units)'],
    question: 'How far is it?',
    answers: [
      ['2000', 1, 'without'],
      ['2 km', 1, 'the same distance'],
      ['2000 kg', 1, 'a wrong unit is ignored'],
      ['2000 km', 1, 'a wrong size too'],
      ['300 m', 0, 'another number'],
    ],
  },
  {
    key: ['gets bigger owtte'],
    question: 'What happens to the gap?',
    answers: [
      ['it gets bigger', 1, 'the key'],
      ['it becomes larger', 1, 'the same in other words'],
      ['it gets smaller', 0, 'the opposite'],
      ['nothing', 0, 'nothing'],
    ],
  },
];

describe.each(cases)('$key', ({ key, question, marks = 1, answers }) => {
  const asked = { id: 'q1', type: 'text', question, marks, correctAnswers: key };
  const scheme = draftMarkScheme({ slug: 's', title: 't', questions: [asked] });

  it.each(answers)('%s: %i (%s)', (value, expected) => {
    expect(markAttempt(scheme, { q1: { questionId: 'q1', value } }).totalMarks).toBe(expected);
  });
});
