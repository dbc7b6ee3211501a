import type { EditableHomework, EditedHomework } from '@markwell/server/contract';
import { expect, it } from 'vitest';
import { question } from '../editor/testing/drafts.ts';
import { editEffects } from './edit-effects.ts';

const stored = { schemeVersion: 2, attemptCount: 0, isReleased: false, shownOn: [], usedIds: [] };
const edited = { schemeVersion: 3, changes: [], isReordered: false, changesDetails: false, messages: [] };
const asked = ['q1', 'b', 'q3', 'q4'].map((id) => question({ id }));
const change = (questionId: string, kind: string, replacesMarking = false) => ({
  questionId,
  change: kind,
  replacesMarking,
});

it.each([
  ['nothing but the title', { schemeVersion: 2, changesDetails: true }, {}, [/^Title, description/]],
  [
    'questions of a homework nobody has seen',
    { changes: [change('q1', 'reworded'), change('q2', 'added'), change('q3', 'dropped'), change('q4', 'rekeyed')] },
    {},
    [/^Questions added: Q2 \(b\); asked no more: Q3; reworded: Q1; marked anew: Q4\.$/, /version 3/],
  ],
  [
    'a mark scheme that was corrected',
    { changes: [change('q1', 'rekeyed', true)] },
    {},
    [/marked anew: Q1/, /^Question 1: its corrected/, /version 3/],
  ],
  ['another order', { isReordered: true }, {}, [/another order/, /version 3/]],
  [
    'a released homework on a card',
    { changes: [change('q1', 'reworded')] },
    { isReleased: true, shownOn: [3], usedIds: ['q1'] },
    [/reworded/, /version 3/, /new questions, on card 3 too/, /have it open go on/],
  ],
  [
    'one that was handed in and withdrawn',
    { changes: [change('q1', 'reworded')] },
    { attemptCount: 12, usedIds: ['q1'] },
    [/reworded/, /version 3/, /have it open/, /^12 attempts handed in so far keep/, /Reports count/],
  ],
] as const)('tells of %s', (_what, edit, of, sentences) => {
  const told = editEffects(
    { ...edited, ...edit } as unknown as EditedHomework,
    { ...stored, assignment: { questions: asked }, ...of } as unknown as EditableHomework,
    [question({ id: 'q2', label: ['2', '(b)'] })],
  );
  expect(told).toHaveLength(sentences.length);
  for (const [index, sentence] of sentences.entries()) expect(told[index]).toMatch(sentence);
});
