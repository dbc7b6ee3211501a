import { allBuiltInHomework } from '@markwell/marking-core';
import { describe, expect, it } from 'vitest';
import { readNumber } from '../../editor/typed-field.tsx';
import { findRuleForm } from './rule-forms.ts';
import { linesOf, pairsOf, readSchemeText, withField, withQuestion } from './scheme-text.ts';

describe('every field of every built-in rule has a place in its form', () => {
  it.each(allBuiltInHomework.map(({ scheme }) => [scheme.slug, scheme] as const))('%s', (_slug, scheme) => {
    for (const { rule } of scheme.questions) {
      if (rule === undefined) continue;
      const { kind, ...fields } = rule;
      expect(Object.keys(findRuleForm(kind)?.fields ?? {})).toEqual(expect.arrayContaining(Object.keys(fields)));
    }
  });
});

it.each([['constructor'], ['none'], [undefined], [7]])('there is no form of a rule %s', (kind) => {
  expect(findRuleForm(kind)).toBeUndefined();
});

it('keeps what a form does not show when a question is changed', () => {
  const text = JSON.stringify({
    slug: 'a',
    near: 'x',
    questions: [{ id: 'q1', feedback: { correct: 'Yes' }, rule: { kind: 'phrases' } }, { id: 'q2' }],
  });
  const file = readSchemeText(text);
  const [question] = file?.questions ?? [];
  if (file === undefined || question === undefined) throw new Error('It was not read');
  expect(
    JSON.parse(withQuestion(file, 0, { ...question, rule: withField(question.rule ?? {}, 'accept', ['a']) })),
  ).toEqual({
    ...JSON.parse(text),
    questions: [{ ...JSON.parse(text).questions[0], rule: { kind: 'phrases', accept: ['a'] } }, { id: 'q2' }],
  });
});

it.each([['{'], ['[]'], ['{"questions":[{}]}'], ['']])('%s is no scheme', (text) => {
  expect(readSchemeText(text)).toBeUndefined();
});

it.each<[label: string, read: () => unknown, value: unknown]>([
  ['lines, without those that are empty', () => linesOf(' a \n\n b'), ['a', 'b']],
  [
    'points',
    () => pairsOf('(100, 2)\n250;5'),
    [
      [100, 2],
      [250, 5],
    ],
  ],
  ['no points while one is half typed', () => pairsOf('100, 2\n250'), undefined],
  ['a number with a comma', () => readNumber('2,5'), 2.5],
  ['no number', () => readNumber('2x'), undefined],
  ['nothing typed is no nought', () => readNumber(' '), null],
  ['a field that is empty goes', () => withField({ a: 1, b: 2 }, 'a', undefined), { b: 2 }],
])('reads %s', (_label, read, value) => {
  expect(read()).toEqual(value);
});
