import { describe, expect, it } from 'vitest';
import { addQuestion, dropQuestion, joinWithAbove, putBack, questionAbove, questionBefore } from './change-list.ts';
import { changeQuestion, correctedAssignment, type DraftReview, findQuestion, startReview } from './draft-review.ts';
import { draft, question } from './testing/drafts.ts';

const at = (index: number, number: number) => ({
  path: ['questions', index, 'question'],
  place: { unit: 'paragraph' as const, number },
  confidence: 0.9,
});
const start = () => startReview(draft({ fields: [at(0, 2), at(1, 8)] }));
const keys = ({ questions }: DraftReview) => questions.map(({ key }) => key);
const stored = (review: DraftReview) => correctedAssignment(review).questions;

describe('addQuestion', () => {
  it.each([
    ['at the end', {}, [0, 1, 2]],
    ['behind another', { after: 0 }, [0, 2, 1]],
    ['before all', { isFirst: true }, [2, 0, 1]],
    ['at the end where the other is gone', { after: 7 }, [0, 1, 2]],
  ])('%s', (_reason, where, expected) => expect(keys(addQuestion(start(), where).review)).toEqual(expected));

  it('gives each a label of its own', () => {
    const taken = changeQuestion(start(), 0, question({ id: 'Q3' }));
    const { review } = addQuestion(addQuestion(taken, {}).review, {});
    expect(stored(review).map(({ id }) => id)).toEqual(['Q3', 'q2', 'q4', 'q5']);
  });

  it('never gives a key twice', () => {
    const { review, key } = addQuestion(start(), { after: 0 });
    expect(addQuestion(review, { after: 0 }).key).not.toBe(key);
  });
});

describe('questionBefore', () => {
  it.each([
    [1, undefined, 'above all of them'],
    [2, 0, 'in the very paragraph'],
    [7, 0, 'between two'],
    [90, 1, 'below the last'],
  ])('of paragraph %s is %s: %s', (paragraph, expected, _reason) =>
    expect(questionBefore(start(), paragraph)).toBe(expected),
  );

  it('knows where an added one came from', () => {
    const { review, key } = addQuestion(start(), { after: 0, paragraph: 5 });
    expect([questionBefore(review, 6), questionBefore(review, 4)]).toEqual([key, 0]);
  });
});

describe('dropQuestion', () => {
  it('forgets an added question with nothing in it', () => {
    const { review, key } = addQuestion(start(), {});
    expect(keys(dropQuestion(review, key))).toEqual([0, 1]);
  });

  it('keeps one in which something was written, to be put back', () => {
    const { review, key } = addQuestion(start(), {}, { question: 'Why?' });
    const dropped = dropQuestion(review, key);
    expect(stored(dropped)).toHaveLength(2);
    expect(stored(putBack(dropped, key))).toHaveLength(3);
  });
});

describe('joinWithAbove', () => {
  const second = question({ id: 'q2', question: 'Give its sign too.', correctAnswers: ['N'], marks: 2 });
  const split = () => startReview(draft({}, [question(), second, question({ id: 'q3' })]));

  it('puts text and answers together, and keeps the larger marks', () => {
    expect(stored(joinWithAbove(split(), 1))[0]).toMatchObject({
      id: 'q1',
      question: 'What is the unit of force?\nGive its sign too.',
      correctAnswers: ['newton', 'N'],
      marks: 2,
    });
  });

  it('joins with the next one that is kept', () => {
    const review = joinWithAbove(dropQuestion(split(), 1), 2);
    expect(stored(review)).toHaveLength(1);
    expect(findQuestion(review, 2)?.joined?.to).toBe(0);
  });

  it('has nothing to join the first with', () => {
    expect(questionAbove(split(), 0)).toBeUndefined();
    expect(joinWithAbove(split(), 0)).toEqual(split());
  });

  it('is undone by putting it back', () => {
    const review = split();
    expect(stored(putBack(joinWithAbove(review, 1), 1))).toEqual(stored(review));
  });

  it('leaves alone what was corrected since', () => {
    const corrected = changeQuestion(joinWithAbove(split(), 1), 0, question({ marks: 5 }));
    expect(stored(putBack(corrected, 1)).map(({ marks }) => marks)).toEqual([5, 2, 1]);
  });
});
