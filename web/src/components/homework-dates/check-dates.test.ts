import { expect, it } from 'vitest';
import { checkDates } from './check-dates.ts';

const open = '2026-01-12T09:00';
const due = '2026-01-16T16:00';
const closed = '2026-01-19T09:00';

it.each<[string, string[], string, string, string, string[]]>([
  ['in their order', ['8a/Sc1'], open, due, closed, []],
  ['closed as it is due', ['8a/Sc1'], '', due, due, []],
  ['none, which takes them away', ['8a/Sc1'], '', '', '', []],
  ['no class', [], open, due, closed, ['classes']],
  ['open after it is due', ['8a/Sc1'], due, open, '', ['openFrom']],
  ['open after it is closed', ['8a/Sc1'], due, '', open, ['openFrom']],
  ['closed before it is due', ['8a/Sc1'], '', closed, due, ['closed']],
])('dates %s', (_what, classes, openFrom, dueAt, closedAt, wrong) => {
  expect(Object.keys(checkDates(classes, { openFrom, due: dueAt, closed: closedAt }))).toEqual(wrong);
});
