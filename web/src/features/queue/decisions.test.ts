import { expect, it } from 'vitest';
import { type Decided, decisionsOf, readKey, verdictText } from './decisions.ts';

const group = (key: string, more: Partial<Decided> = {}): Decided => ({
  ...{ key, homework: { id: 2, title: 'Waves' }, questionId: 'q1b', answer: key, choice: null },
  ...{ maxMarks: 2, marks: 1, version: 1 },
  ...more,
});

it.each<[key: string, meaning: ReturnType<typeof readKey>]>([
  ['Enter', 1],
  ['a', 2],
  ['A', 2],
  ['r', 0],
  ['0', 0],
  ['1', 1],
  ['2', 2],
  ['3', undefined],
  ['l', 'leave'],
  ['ArrowDown', 'next'],
  ['k', 'previous'],
  [' ', undefined],
])('takes %s for %s at a question of two marks, of which the answer has one', (key, meaning) => {
  expect(readKey(key, { ...group('x'), may: ['judge'] })).toBe(meaning);
});

it.each([
  ['Enter', undefined],
  ['a', undefined],
  ['1', undefined],
  ['l', undefined],
  ['ArrowDown', 'next'],
  ['k', 'previous'],
])('takes %s for %s at a question that its reader may not judge', (key, meaning) => {
  expect(readKey(key, { ...group('x'), may: [] })).toBe(meaning);
});

it('shows what the server has, with what was pressed since', () => {
  const { marks: _marks, ...waves } = group('bends');
  const trouble = { kind: 'judged', by: 'Ms B', marks: 0 } as const;
  const draft = {
    token: 't',
    decisions: [
      { ...waves, marks: 2, seenMarks: 1, trouble },
      { ...waves, key: 'sinks', marks: 0, seenMarks: 1, trouble: null },
    ],
  };
  const pressed = [
    { group: group('melts'), marks: 0 },
    { group: group('sinks'), marks: null },
    { group: group('melts'), marks: 2 },
  ];
  const decisions = decisionsOf(draft, pressed);
  expect([...decisions].map(([key, { marks }]) => [key, marks])).toEqual([
    ['bends', 2],
    ['melts', 2],
  ]);
  expect(decisions.get('bends')).toMatchObject({ trouble, group: { marks: 0 } });
});

it.each([
  [1, 1, 'Accept'],
  [0, 1, 'Refuse'],
  [2, 2, '2 of 2'],
  [1, 2, '1 of 2'],
  [0, 2, '0 of 2'],
])('calls %i of %i marks %s', (marks, maxMarks, text) => {
  expect(verdictText(marks, maxMarks)).toBe(text);
});
