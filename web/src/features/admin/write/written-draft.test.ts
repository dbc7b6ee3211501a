import type { EditableHomework } from '@markwell/server/contract';
import { describe, expect, it } from 'vitest';
import { addQuestion, dropQuestion, moveQuestion } from '../editor/change-list.ts';
import { changeDetails, changeQuestion, correctedAssignment, isCorrected } from '../editor/draft-review.ts';
import { changeType } from '../editor/edit-question.ts';
import { draft, question } from '../editor/testing/drafts.ts';
import { rebase, startEditing, startWriting } from './written-draft.ts';

const stored = (change: Partial<EditableHomework> = {}): EditableHomework => ({
  id: 160,
  basedOn: 'first',
  assignment: draft().assignment,
  schemeVersion: 1,
  attemptCount: 0,
  isReleased: true,
  shownOn: [],
  usedIds: ['q1', 'q2', 'q3'],
  ownMarking: [],
  ...change,
});
const labels = (review: ReturnType<typeof startEditing>['review']) =>
  correctedAssignment(review).questions.map(({ id }) => id);

it('a new homework begins with one empty question', () => {
  const { review, basedOn } = startWriting();
  expect([labels(review), basedOn]).toEqual([['q1'], null]);
});

describe('a stored homework that students can have answered', () => {
  const { review } = startEditing(stored());

  it('gives a new question no label that was used before', () =>
    expect(labels(addQuestion(review, {}).review)).toEqual(['q1', 'q2', 'q4']));

  it('gives a question of another type another label, and the first one back with its type', () => {
    const [first = question()] = review.draft.assignment.questions;
    const changed = changeQuestion(review, 0, changeType(first, 'true-false'));
    expect(labels(changed)).toEqual(['q4', 'q2']);
    const back = changeQuestion(changed, 0, { ...first, id: 'q4' });
    expect(labels(back)).toEqual(['q1', 'q2']);
  });

  it('counts another order as a change', () => {
    const moved = moveQuestion(review, 1, -1);
    expect([labels(moved), isCorrected(moved), isCorrected(review)]).toEqual([['q2', 'q1'], true, false]);
  });

  it('moves a question past one that is dropped, and not beyond the end', () => {
    const three = addQuestion(review, {}, { question: 'What falls?' });
    const moved = moveQuestion(dropQuestion(three.review, 1), three.key, -1);
    expect(labels(moved)).toEqual(['q4', 'q1']);
    expect(moveQuestion(moved, three.key, -1)).toBe(moved);
  });
});

it('puts changes on top of what another admin has stored meanwhile', () => {
  const writing = startEditing(stored());
  const mine = addQuestion(changeDetails(dropQuestion(writing.review, 1), { title: 'Mine' }), {}, { question: 'New?' });
  const theirs = draft({}, [question({ question: 'Theirs?' }), question({ id: 'q2' }), question({ id: 'q5' })]);
  const over = rebase(
    { ...writing, review: mine.review },
    stored({ basedOn: 'second', assignment: theirs.assignment }),
  );
  expect(over.basedOn).toBe('second');
  expect(correctedAssignment(over.review)).toMatchObject({
    title: 'Mine',
    questions: [
      { id: 'q1', question: 'What is the unit of force?' },
      { id: 'q4', question: 'New?' },
    ],
  });
  expect(isCorrected(over.review)).toBe(true);
});
