import { builtInHomework, type Question } from '@markwell/marking-core';
import { describe, expect, it } from 'vitest';
import { explainHidden, findUsableQuestions, hidingRule } from './usable-questions.ts';

const question = (text: string, marks = 1, type = 'text'): Question => ({ id: text, type, question: text, marks });

describe('hidingRule', () => {
  it.each<[string, number, ReturnType<typeof hidingRule>, string]>([
    ['What is the unit of force?', 1, undefined, 'a question that can be tried'],
    ['Why is it?', 1, 'short', '10 characters'],
    ['Why is it??', 1, undefined, '11 characters'],
    ['   Why is it?   ', 1, 'short', 'spaces around it do not count'],
    ['Read the text about friction.', 0, 'no-marks', 'nothing to score'],
    ['(a) Name the force that slows it.', 1, 'part', 'a part without its stem'],
    ['  (C) Name the force that slows it.', 1, 'part', 'capitals and leading spaces'],
    ['(d) Name the force that slows it.', 1, undefined, 'only (a), (b) and (c) are named by the rule'],
    ['(any two) Name forces that slow it.', 1, undefined, 'a word in brackets is no part'],
    ['a) Name the force that slows it.', 1, undefined, 'without its bracket'],
    ['Answer ALL  questions in the spaces.', 1, 'boilerplate', 'case and spacing make no difference'],
    ['[Insert question text]', 1, 'boilerplate', 'a template that was never filled in'],
    ['Lorem ipsum dolor sit amet?', 1, 'boilerplate', 'filler text'],
    ['Name the questions a scientist asks.', 1, undefined, 'words of a phrase in another order'],
  ])('%s (%i marks): %s, %s', (text, marks, rule) => {
    expect(hidingRule(question(text, marks))).toBe(rule);
  });

  it('hides something to read whatever marks it carries: it is never marked', () => {
    expect(hidingRule(question('Read the text about friction.', 2, 'information'))).toBe('no-marks');
  });
});

describe('findUsableQuestions', () => {
  it('keeps the place that each question has among all', () => {
    const { usable, hidden } = findUsableQuestions([question('Short?'), question('What is the unit of force?')]);
    expect(usable.map(({ index }) => index)).toEqual([1]);
    expect(hidden.map(({ index, rule }) => [index, rule])).toEqual([[0, 'short']]);
  });
});

it.each(builtInHomework.map(({ slug, questions }) => [slug, questions] as const))(
  'every question of the built-in set %s can be tried',
  (_slug, questions) => expect(findUsableQuestions(questions).hidden).toEqual([]),
);

describe('explainHidden', () => {
  it('says how many each rule hides, and why', () => {
    const { hidden } = findUsableQuestions([
      question('Short?'),
      question('Tiny?'),
      question('(b) Name the force that slows it.'),
      question('What is the unit of force?'),
    ]);
    expect(explainHidden(hidden)).toEqual([
      '2 questions are hidden because they are shorter than 11 characters.',
      '1 question is hidden because it starts with (a), (b) or (c).',
    ]);
  });

  it('says nothing where nothing is hidden', () => expect(explainHidden([])).toEqual([]));
});
