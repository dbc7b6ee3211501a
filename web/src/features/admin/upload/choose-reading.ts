import type { HomeworkDraft } from '@markwell/server/contract';
import { type DraftReview, startReview } from '../editor/draft-review.ts';

/** The review of a file as it was when it was read this way before, with its corrections; undefined where it was not. */
export function findReading(review: DraftReview, reading: number): DraftReview | undefined {
  const { otherReadings = [], ...current } = review;
  const known = otherReadings.find(({ draft }) => draft.reading?.chosen === reading);
  return known && { ...known, otherReadings: [...otherReadings.filter((one) => one !== known), current] };
}

/** The review of a file that was read another way; the way back stays, with what was corrected. */
export function withReading(review: DraftReview, draft: HomeworkDraft): DraftReview {
  const { otherReadings = [], ...current } = review;
  return { ...startReview(draft), otherReadings: [...otherReadings, current] };
}

/** 'questions 1. 2. 3.; options a) b); answers in bold: 18 of 20' */
export function habitsText({ habits }: NonNullable<HomeworkDraft['reading']>): string {
  return habits
    .map(({ text, questions, of }) => (questions === of ? text : `${text}: ${questions} of ${of}`))
    .join('; ');
}
