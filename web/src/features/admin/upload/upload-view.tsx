import { type BulkUpload, bulkUploadHomework } from '@markwell/server/contract';
import { useEffect, useRef, useState } from 'react';
import { BulletList } from '../../../components/bullet-list.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loading } from '../../../components/loading.tsx';
import { Notice } from '../../../components/notice.tsx';
import { currentToast, dismissToast, showToast } from '../../../components/toast/toast-store.ts';
import { readFailure } from '../../../lib/failure.ts';
import { HttpError } from '../../../lib/http-error.ts';
import { staffUpload } from '../../../lib/staff-session/staff-call.ts';
import { useFocusSoon } from '../../../lib/use-focus-soon.ts';
import {
  correctedAssignment,
  type DraftReview,
  isCorrected,
  needsReview,
  startReview,
} from '../editor/draft-review.ts';
import { useWork } from '../editor/use-work.ts';
import { checkUpload, emptyForm, type UploadForm, type UploadProblem } from './check-upload.ts';
import { findReading, withReading } from './choose-reading.ts';
import { readingId } from './draft-card.tsx';
import { toFormData } from './form-data.ts';
import { findKeptUpload, keepUpload } from './keep-upload.ts';
import { ReviewView } from './review-view.tsx';
import { UploadFields } from './upload-fields.tsx';

/** Uploading homework: the form, correcting what was read, and storing it (spec part 2, section 2). */
export default function UploadView() {
  const [{ form, reviews, unreadable }, setState] = useState(findKeptUpload);
  const [problem, setProblem] = useState<UploadProblem>();
  const [stored, setStored] = useState<BulkUpload>();
  const { busy, failure: refusal, setFailure: setRefusal, attempt: work } = useWork(tellRefusal);
  const [isAsking, setAsking] = useState(false);
  const focusSoon = useFocusSoon();
  const setReviews = (changed: readonly DraftReview[] | undefined) => setState({ form, reviews: changed, unreadable });
  const hasCorrections = (reviews ?? []).some(isCorrected);
  useEffect(() => keepUpload({ form, reviews, unreadable }), [form, reviews, unreadable]);
  useEffect(() => {
    if (!hasCorrections) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasCorrections]);

  const attempt = (label: string, piece: () => Promise<void>) => {
    // What the last attempt said is of the last attempt.
    dismissToast(currentToast()?.id ?? 0);
    return work(label, piece);
  };

  const store = async (data: FormData) => {
    const answer = await staffUpload('admin', bulkUploadHomework, data);
    setState({ form: emptyForm, reviews: undefined });
    setStored(answer);
    showToast({ tone: 'success', title: 'Upload Successful!', description: answer.message });
  };

  const read = (alwaysShows: boolean) => {
    setStored(undefined);
    const found = checkUpload(form);
    setProblem(found);
    if (found !== undefined) {
      showToast({ tone: 'problem', title: found.title, description: found.description });
      document.getElementById(`upload-${found.field}`)?.focus();
      return;
    }
    void attempt('Reading the homework…', async () => {
      const { drafts, unreadable } = await staffUpload('admin', bulkUploadHomework, toFormData(form, { dryRun: true }));
      const isShown = alwaysShows || unreadable !== undefined || drafts.some(needsReview);
      if (isShown) setState({ form, reviews: drafts.map((draft) => startReview(draft)), unreadable });
      else await store(toFormData(form));
    });
  };

  const readAgain = (all: readonly DraftReview[], place: number, reading: number) => {
    const review = all[place];
    if (review === undefined) return;
    const { name } = review.draft;
    const show = (changed: DraftReview) => {
      focusSoon(readingId(place));
      setReviews(all.map((one, index) => (index === place ? changed : one)));
    };
    const known = findReading(review, reading);
    if (known !== undefined) return show(known);
    void attempt('Reading it that way…', async () => {
      const data = toFormData(form, { dryRun: true, reading: { [name]: reading } });
      const { drafts } = await staffUpload('admin', bulkUploadHomework, data);
      const draft = drafts[place]?.name === name ? drafts[place] : drafts.find((one) => one.name === name);
      if (draft === undefined) throw new Error(`${name} is not among what was read`);
      show(withReading(review, draft));
    });
  };

  const storeReviewed = (all: readonly DraftReview[], chosen: readonly DraftReview[]) => {
    const corrected = { ...form, files: [], json: JSON.stringify(chosen.map(correctedAssignment)) };
    const again = chosen.some(({ storesAgain }) => storesAgain);
    void attempt('Storing the homework…', async () => {
      try {
        await store(toFormData(corrected, { again }));
      } catch (error) {
        if (isRepeat(error)) setReviews(await learnRepeats(all, chosen, toFormData(corrected, { dryRun: true })));
        throw error;
      }
    });
  };

  const back = () => {
    setAsking(false);
    setReviews(undefined);
    setRefusal(undefined);
  };
  if (reviews !== undefined) {
    return (
      <>
        <ReviewView
          reviews={reviews}
          unreadable={unreadable ?? []}
          refusal={refusal}
          busy={busy}
          onChange={setReviews}
          onReading={(place, reading) => readAgain(reviews, place, reading)}
          onStore={(chosen) => storeReviewed(reviews, chosen)}
          onBack={() => (hasCorrections ? setAsking(true) : back())}
        />
        {isAsking && (
          <ConfirmDialog
            title="Give up your corrections?"
            confirm="Back to the form"
            onConfirm={async () => back()}
            onClose={() => setAsking(false)}
          >
            <p>The form keeps what you chose, but it will be read anew: what you have corrected here is lost.</p>
          </ConfirmDialog>
        )}
      </>
    );
  }
  return (
    <>
      {stored !== undefined && <StoredNotice stored={stored} />}
      {busy !== undefined && <Loading label={busy} className="mb-5" />}
      <UploadFields
        form={form}
        problem={problem}
        refusal={refusal}
        isBusy={busy !== undefined}
        takesFocus={stored === undefined}
        onChange={(change: Partial<UploadForm>) => {
          setState({ form: { ...form, ...change }, reviews: undefined });
          setProblem(undefined);
        }}
        onUpload={() => read(false)}
        onPreview={() => read(true)}
      />
    </>
  );
}

/** Why an upload failed, which a toast says too. */
function tellRefusal(failed: unknown): string {
  const { details, error } = readFailure(failed);
  const description = details || error || 'Upload failed';
  showToast({ tone: 'problem', title: 'Upload Failed', description });
  return description;
}

/** Whether an upload was refused because some of it is stored already. */
function isRepeat(error: unknown): boolean {
  return error instanceof HttpError && error.status === 409;
}

/**
 * The reviews, the chosen ones with what is stored by now that is the same: somebody may have stored it after they were read,
 * and whether to store it once more can then be said here. `preview` asks the server what it understands of the chosen ones.
 */
async function learnRepeats(
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

/** What was stored, and where to go on: nothing of it reaches students by itself. */
function StoredNotice({ stored: { message, details, homework } }: { readonly stored: BulkUpload }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="mb-6">
      <Notice tone="success" title="Stored, and not released yet">
        <p>{message}</p>
        {details !== '' && <p className="mt-2 whitespace-pre-line">{details}</p>}
        <BulletList className="mt-2" lines={homework.map(({ id, title }) => `${id}: ${title}`)} />
        <div className="mt-4 flex flex-wrap gap-3">
          {homework[0] !== undefined && (
            <LinkButton href={`?tab=science&view=preview&homework=${homework[0].id}`} look="secondary">
              Preview and test
            </LinkButton>
          )}
          <LinkButton href="?tab=homework" look="secondary">
            Release it under Homework
          </LinkButton>
        </div>
      </Notice>
    </div>
  );
}
