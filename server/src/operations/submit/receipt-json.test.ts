import { markAttempt, year8 } from '@markwell/marking-core';
import { expect, it } from 'vitest';
import type { AttemptReceipt } from '../../contract/quiz-attempts.ts';
import { receiptJson } from './receipt-json.ts';

const receipt: AttemptReceipt = {
  id: 7,
  reference: 'K7QM-4TXD-9FHB',
  assignmentId: 3,
  homeworkId: 2,
  schemeVersion: 1,
  marking: markAttempt(year8.scheme, { q1b: { questionId: 'q1b', value: 'it reflects "marking":null $&' } }),
  differsFromClaim: false,
  submittedAt: '2026-09-08T09:00:00.000Z',
};

it.each([
  ['a receipt', receipt],
  ['one whose text looks like the marking left out', { ...receipt, reference: '"marking":null' }],
])('writes %s as JSON.stringify does', (_reason, one) => {
  expect(receiptJson(one)).toBe(JSON.stringify(one));
});
