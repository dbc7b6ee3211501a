import { describe, expect, it } from 'vitest';
import { changeDetails, startReview } from '../editor/draft-review.ts';
import { draft } from '../editor/testing/drafts.ts';
import { findReading, habitsText, withReading } from './choose-reading.ts';

const read = (chosen: number) => draft({ reading: { chosen, habits: [], others: [] } });

describe('reading a file another way', () => {
  const corrected = changeDetails(startReview(read(1)), { title: 'Corrected' });
  const second = withReading(corrected, read(2));

  it('starts from what was read', () => expect(second.details.title).toBe('Year 8 - Forces'));

  it('keeps the way back, with what was corrected', () => {
    const back = findReading(second, 1);
    expect(back?.details.title).toBe('Corrected');
    expect(back && findReading(back, 2)?.draft.reading?.chosen).toBe(2);
  });

  it('knows no reading that was not made', () => expect(findReading(second, 3)).toBeUndefined());
});

it('says for how many questions a habit holds, where it is not for all', () => {
  const habits = [
    { habit: 'numbers', text: 'questions 1. 2. 3.', questions: 20, of: 20 },
    { habit: 'answers', text: 'answers in bold', questions: 18, of: 20 },
  ] as const;
  expect(habitsText({ chosen: 1, habits: [...habits], others: [] })).toBe(
    'questions 1. 2. 3.; answers in bold: 18 of 20',
  );
});
