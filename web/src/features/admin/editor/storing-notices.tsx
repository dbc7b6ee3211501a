import { BulletList } from '../../../components/bullet-list.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { DraftReview } from './draft-review.ts';
import { blockers, waitingForRelease } from './review-messages.ts';

interface StoringNoticesProps {
  readonly review: DraftReview;
  /** Of what has to be put right, which can take the focus. */
  readonly id?: string;
  /** Whether it is said what has to be put right: while a homework is being written only once it is called done. */
  readonly isTold?: boolean;
}

/** What keeps a homework from being stored, and what its release waits for. */
export function StoringNotices({ review, id, isTold = true }: StoringNoticesProps) {
  const blocked = isTold ? blockers(review) : [];
  const waiting = waitingForRelease(review);
  return (
    <>
      {blocked.length > 0 && (
        <div id={id} tabIndex={-1}>
          <Notice tone="problem" title="Before it can be stored" headingLevel={3}>
            <BulletList lines={blocked} />
          </Notice>
        </div>
      )}
      {waiting > 0 && (
        <Notice tone="info">
          <p>
            {waiting === 1 ? '1 question has' : `${waiting} questions have`} no right answer yet. You can store the
            homework now; it can be released once {waiting === 1 ? 'it has one' : 'all have one'}.
          </p>
        </Notice>
      )}
    </>
  );
}
