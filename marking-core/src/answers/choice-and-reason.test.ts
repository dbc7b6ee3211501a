import { expect, test } from 'vitest';
import { withChoiceAndReason } from './choice-and-reason.ts';

const cases: [label: string, given: object, choice: string | undefined, reason: string | undefined][] = [
  ['both are there', { value: 'x', choice: 'yes', reason: 'same mass' }, 'yes', 'same mass'],
  ['the choice is in value, beside a reason', { value: 'yes', reason: 'same mass' }, undefined, 'same mass'],
  ['the reason is in value, beside a choice', { value: 'same mass', choice: 'yes' }, 'yes', 'same mass'],
  ['the choice is in both fields', { value: 'yes', choice: 'yes' }, 'yes', undefined],
  ['all is in value', { value: 'Yes, because the mass was the same' }, 'Yes', 'the mass was the same'],
  ['all is in value, with a colon', { value: 'no: the flame moved' }, 'no', 'the flame moved'],
  ['a reason of several lines', { value: 'Yes.\nSame mass.\nSame water.' }, 'Yes', 'Same mass.\nSame water.'],
  ['yes and nothing else', { value: 'yes' }, 'yes', ''],
  ['neither yes nor no comes first', { value: 'the mass was the same' }, undefined, undefined],
  ['a word that only begins like no', { value: 'nothing else changed' }, undefined, undefined],
];

test.each(cases)('%s', (_label, given, choice, reason) => {
  const read = withChoiceAndReason({ questionId: 'q', value: '', ...given });
  expect({ choice: read.choice, reason: read.reason }).toEqual({ choice, reason });
});
