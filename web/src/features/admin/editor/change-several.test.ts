import { expect, it } from 'vitest';
import { dropEach, giveMarks, giveType, makeParts, shareWith } from './change-several.ts';
import { type DraftReview, startReview } from './draft-review.ts';
import { draft, question } from './testing/drafts.ts';

const four = startReview(
  draft({}, [
    question({ id: 'q1', diagramPath: '/homework-images/a.png' }),
    question({ id: 'q2', correctAnswers: [], question: 'Look at the circuit.' }),
    question({ id: 'q3' }),
    question({ id: 'q4' }),
  ]),
);
const told = (review: DraftReview) =>
  review.questions.map(({ question: { label, material, type, marks }, isDropped }) => ({
    ...(label && { label: label.join(' ') }),
    ...(material && { material }),
    ...(type !== 'text' && { type }),
    ...(marks !== 1 && { marks }),
    ...(isDropped && { isDropped }),
  }));

it.each<[string, DraftReview, object[]]>([
  ['a picture shared', shareWith(four, { from: 2, to: 3 }, 1), [{}, { material: ['q1'] }, { material: ['q1'] }, {}]],
  ['nothing shared with itself', shareWith(four, { from: 1, to: 1 }, 1), [{}, {}, {}, {}]],
  ['what is not there shared', shareWith(four, { from: 1, to: 4 }, 9), [{}, {}, {}, {}]],
  [
    'parts of a stem that asks nothing',
    makeParts(four, { from: 3, to: 4 }),
    [
      {},
      { label: '2', type: 'information', marks: 0 },
      { label: '2 (a)', material: ['q2'] },
      { label: '2 (b)', material: ['q2'] },
    ],
  ],
  [
    'parts of a question that asks something itself',
    makeParts(four, { from: 2, to: 2 }),
    [{ label: '1' }, { label: '1 (a)', material: ['q1'] }, {}, {}],
  ],
  ['parts of nothing', makeParts(four, { from: 1, to: 2 }), [{}, {}, {}, {}]],
  [
    'parts of the one above those that are dropped',
    makeParts(dropEach(four, { from: 2, to: 2 }), { from: 3, to: 3 }),
    [{ label: '1' }, { isDropped: true }, { label: '1 (a)', material: ['q1'] }, {}],
  ],
  ['front matter', dropEach(four, { from: 1, to: 2 }), [{ isDropped: true }, { isDropped: true }, {}, {}]],
  ['marks', giveMarks(four, { from: 3, to: 99 }, 2), [{}, {}, { marks: 2 }, { marks: 2 }]],
  [
    'something to read, which gets no marks',
    giveMarks(giveType(four, { from: 2, to: 2 }, 'information'), { from: 1, to: 4 }, 3),
    [{ marks: 3 }, { type: 'information', marks: 0 }, { marks: 3 }, { marks: 3 }],
  ],
])('%s', (_what, review, questions) => {
  expect(told(review)).toEqual(questions);
});
