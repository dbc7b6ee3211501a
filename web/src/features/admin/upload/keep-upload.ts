import type { BulkUpload } from '@markwell/server/contract';
import { findStaffSession } from '../../../lib/staff-session/session-store.ts';
import type { DraftReview } from '../editor/draft-review.ts';
import { emptyForm, type UploadForm } from './check-upload.ts';

/** How far an upload has come: the form, and what was understood of it once it was read. */
export interface UploadState {
  readonly form: UploadForm;
  readonly reviews: readonly DraftReview[] | undefined;
  /** Files that could not be read, beside what is under review. */
  readonly unreadable?: BulkUpload['unreadable'];
}

const nothing: UploadState = { form: emptyForm, reviews: undefined };

let kept: { readonly of: string | undefined; readonly state: UploadState } | undefined;

/** Whose upload it is: an admin who has to log in again finds it, another does not. */
const whose = () => findStaffSession('admin')?.name;

/** Keeps the upload while another tab of the dashboard is open, in this page's memory alone. */
export function keepUpload(state: UploadState): void {
  kept = { of: whose(), state };
}

/** The upload of whoever is signed in, as it was left; an empty one where there is none. */
export function findKeptUpload(): UploadState {
  return kept !== undefined && kept.of === whose() ? kept.state : nothing;
}
