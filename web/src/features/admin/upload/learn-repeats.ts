import { bulkUploadHomework } from '@markwell/server/contract';
import { HttpError } from '../../../lib/http-error.ts';
import { staffUpload } from '../../../lib/staff-session/staff-call.ts';
import type { DraftReview } from '../editor/draft-review.ts';

/** Whether an upload was refused because some of it is stored already. */
export function isRepeat(error: unknown): boolean {
  return error instanceof HttpError && error.status === 409;
}

/**
 * The reviews, the chosen ones with what is stored by now that is the same: somebody may have stored it after they were read,
 * and whether to store it once more can then be said here. `preview` asks the server what it understands of the chosen ones.
 */
export async function learnRepeats(
  reviews: readonly DraftReview[],
  chosen: readonly DraftReview[],
  preview: FormData,
): Promise<DraftReview[]> {
  const { drafts } = await staffUpload('admin', bulkUploadHomework, preview);
  return reviews.map((review) => {
    const sameAs = drafts[chosen.indexOf(review)]?.sameAs;
    return sameAs === undefined ? review : { ...review, draft: { ...review.draft, sameAs } };
  });
}
