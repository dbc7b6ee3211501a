import { expect, it } from 'vitest';
import { readSchemeText, withQuestion } from './scheme-file.ts';

it('keeps what fields do not show when a question is changed', () => {
  const text = JSON.stringify({
    slug: 'a',
    near: 'x',
    questions: [{ id: 'q1', feedback: { correct: 'Yes' }, rule: { kind: 'phrases' } }, { id: 'q2' }],
  });
  const file = readSchemeText(text);
  const [question] = file?.questions ?? [];
  if (file === undefined || question === undefined) throw new Error('It was not read');
  const rule = { kind: 'phrases', accept: ['a'] };
  expect(JSON.parse(withQuestion(file, 0, { ...question, rule }))).toEqual({
    ...JSON.parse(text),
    questions: [{ ...JSON.parse(text).questions[0], rule }, { id: 'q2' }],
  });
});

it.each([['{'], ['[]'], ['{"questions":[{}]}'], ['']])('%s is no scheme', (text) => {
  expect(readSchemeText(text)).toBeUndefined();
});
