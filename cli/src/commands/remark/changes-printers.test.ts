import type { ChangedAttempt, RemarkSummary } from '@markwell/server/contract';
import { expect, test } from 'vitest';
import { changesPrinters } from './changes-printers.ts';

const totals = { totalMarks: 1, maxMarks: 2, percentage: 50, grade: 'Good' };
const change: ChangedAttempt = {
  attemptId: 7,
  reference: 'K7QM-4TXD-9FHB',
  studentId: 3,
  studentName: 'Ada',
  studentClass: '8a/Sc1',
  submittedAt: '2026-01-12T09:00:00.000Z',
  outcome: 'gain',
  before: totals,
  after: { ...totals, totalMarks: 2, percentage: 100 },
  gradeChanges: false,
  questions: [],
};
const target = {
  homework: { id: 2, title: 'Year 8' },
  classCode: null,
  schemeVersion: 2,
  policy: 'guarded',
  allowLower: false,
} as const;
const summary: RemarkSummary = {
  ...{ attempts: 2, gain: 2, lose: 0, kept: 0, moved: 0, same: 0, reworded: 0, gradeChanges: 0, students: 1 },
  questions: [],
};

test.each([1, 2])('list %i of changes that a program prints as JSON is an object of its own', () => {
  const { begin, row, end } = changesPrinters.json;
  const text = [begin(target), row(change), row(change), end(summary)].join('');
  expect(JSON.parse(text)).toEqual({ ...target, changes: [change, change], summary });
});
