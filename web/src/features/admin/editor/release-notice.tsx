import { Notice } from '../../../components/notice.tsx';
import type { DraftReview } from './draft-review.ts';
import { waitingForRelease } from './review-messages.ts';

/** Says that a homework can be stored as it is, and what its release waits for. */
export function ReleaseNotice({ review }: { readonly review: DraftReview }) {
  const waiting = waitingForRelease(review);
  if (waiting === 0) return null;
  return (
    <Notice tone="info">
      <p>
        {waiting === 1 ? '1 question has' : `${waiting} questions have`} no right answer yet. You can store the homework
        now; it can be released once {waiting === 1 ? 'it has one' : 'all have one'}.
      </p>
    </Notice>
  );
}
