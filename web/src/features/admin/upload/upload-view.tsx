import { type BulkUpload, bulkUploadHomework } from '@markwell/server/contract';
import { useState } from 'react';
import { Loading } from '../../../components/loading.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { readFailure } from '../../../lib/failure.ts';
import { staffUpload } from '../../../lib/staff-session/staff-call.ts';
import { checkUpload, emptyForm, type UploadForm, type UploadProblem } from './check-upload.ts';
import { correctedAssignment, type DraftReview, needsReview, startReview } from './draft-review.ts';
import { toFormData } from './form-data.ts';
import { ReviewView } from './review-view.tsx';
import { StoredNotice } from './stored-notice.tsx';
import { UploadFields } from './upload-fields.tsx';

/** Bringing homework in: the form, what was understood to be corrected, and then storing it (spec part 2, section 2). */
export default function UploadView() {
  const [form, setForm] = useState(emptyForm);
  const [problem, setProblem] = useState<UploadProblem>();
  const [refusal, setRefusal] = useState<string>();
  const [reviews, setReviews] = useState<readonly DraftReview[]>();
  const [stored, setStored] = useState<BulkUpload>();
  const [busy, setBusy] = useState<string>();

  const attempt = async (label: string, work: () => Promise<void>) => {
    setBusy(label);
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      const { details, error: reason } = readFailure(error);
      const description = details || reason || 'Upload failed';
      setRefusal(description);
      showToast({ tone: 'problem', title: 'Upload Failed', description });
    } finally {
      setBusy(undefined);
    }
  };

  const store = async (data: FormData) => {
    const answer = await staffUpload('admin', bulkUploadHomework, data);
    setForm(emptyForm);
    setReviews(undefined);
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
      const { drafts } = await staffUpload('admin', bulkUploadHomework, toFormData(form, { dryRun: true }));
      if (alwaysShows || drafts.some(needsReview)) setReviews(drafts.map(startReview));
      else await store(toFormData(form));
    });
  };

  const storeReviewed = (chosen: readonly DraftReview[]) => {
    const json = JSON.stringify(chosen.map(correctedAssignment));
    const again = chosen.some(({ storesAgain }) => storesAgain);
    void attempt('Storing the homework…', () => store(toFormData({ ...form, files: [], json }, { again })));
  };

  if (reviews !== undefined) {
    return (
      <ReviewView
        reviews={reviews}
        refusal={refusal}
        busy={busy}
        onChange={setReviews}
        onStore={storeReviewed}
        onBack={() => {
          setReviews(undefined);
          setRefusal(undefined);
        }}
      />
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
          setForm({ ...form, ...change });
          setProblem(undefined);
        }}
        onUpload={() => read(false)}
        onPreview={() => read(true)}
      />
    </>
  );
}
