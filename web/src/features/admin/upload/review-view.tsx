import type { BulkUpload } from '@markwell/server/contract';
import { Button } from '../../../components/button.tsx';
import { countText } from '../../../components/count-text.ts';
import { Notice } from '../../../components/notice.tsx';
import { type DraftReview, keptQuestions } from '../editor/draft-review.ts';
import { blockers } from '../editor/review-messages.ts';
import { Workbench } from '../editor/workbench.tsx';
import { DraftCard } from './draft-card.tsx';

interface ReviewViewProps {
  readonly reviews: readonly DraftReview[];
  /** Files that could not be read: storing goes on without them. */
  readonly unreadable: NonNullable<BulkUpload['unreadable']>;
  /** What the server said when it refused, a line each. */
  readonly refusal: string | undefined;
  /** What is under way. */
  readonly busy: string | undefined;
  readonly onChange: (reviews: readonly DraftReview[]) => void;
  /** Reads the file of the homework at this place another way. */
  readonly onReading: (place: number, reading: number) => void;
  readonly onStore: (chosen: readonly DraftReview[]) => void;
  /** Back to the form, which still holds what was chosen. */
  readonly onBack: () => void;
}

/** An upload as read, to look at and correct before anything is stored. */
export function ReviewView(props: ReviewViewProps) {
  const { reviews, unreadable, refusal, busy, onChange, onReading, onStore, onBack } = props;
  const chosen = reviews.filter(({ isLeftOut }) => !isLeftOut);
  const questions = chosen.reduce((sum, review) => sum + keptQuestions(review).length, 0);
  const homework = countText(chosen.length, 'homework', 'homework');
  return (
    <Workbench
      heading="Check what was understood"
      hint={
        <>
          <p>
            Nothing is stored yet. Correct what was read wrongly, leave out what should not be there, then upload.
            Students see nothing of it until you release it.
          </p>
          <p className="font-semibold text-ink">
            {countText(chosen.length, 'piece of homework', 'pieces of homework')} with{' '}
            {countText(questions, 'question')}
          </p>
        </>
      }
      refusal={refusal === undefined ? undefined : { title: 'Upload Failed', text: refusal }}
      busy={busy}
      actions={
        <>
          <Button large disabledReason={whyNot(reviews, busy)} onClick={() => onStore(chosen)}>
            Upload {homework}
            {unreadable.length > 0 && ` without ${countText(unreadable.length, 'file')}`}
          </Button>
          <Button look="secondary" large onClick={onBack}>
            Back to the form
          </Button>
        </>
      }
    >
      {unreadable.length > 0 && (
        <Notice tone="problem" title={`${countText(unreadable.length, 'file')} could not be read`}>
          <ul className="grid gap-1">
            {unreadable.map(({ name, message }) => (
              <li key={name} className="wrap-anywhere">
                <strong>{name}</strong>: {message}
              </li>
            ))}
          </ul>
          <p className="mt-2">
            The rest is below. Upload it without {unreadable.length === 1 ? 'this one' : 'these'}, or go back to the
            form and choose other files.
          </p>
        </Notice>
      )}
      {reviews.map((review, place) => (
        <DraftCard
          // biome-ignore lint/suspicious/noArrayIndexKey: drafts keep their places, and names can be the same
          key={place}
          review={review}
          place={place}
          isBusy={busy !== undefined}
          onReading={(reading) => onReading(place, reading)}
          onChange={(changed) => onChange(reviews.map((one, index) => (index === place ? changed : one)))}
        />
      ))}
    </Workbench>
  );
}

function whyNot(reviews: readonly DraftReview[], busy: string | undefined): string | undefined {
  if (busy !== undefined) return busy;
  if (reviews.every(({ isLeftOut }) => isLeftOut)) return 'Everything is left out.';
  const blocked = reviews.filter((review) => blockers(review).length > 0).length;
  if (blocked === 0) return undefined;
  return blocked === 1
    ? 'One homework above needs correcting first, or leave it out.'
    : `${blocked} homework above need correcting first, or leave them out.`;
}
