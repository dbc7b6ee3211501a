import type { BulkUpload } from '@markwell/server/contract';
import { findStaffSession } from '../../../lib/staff-session/session-store.ts';
import type { DraftReview } from '../editor/draft-review.ts';
import { emptyForm, type UploadForm } from './check-upload.ts';

/** The state of an upload: the form, and how it was read. */
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

/** The signed-in user's upload, as they left it; otherwise an empty one. */
export function findKeptUpload(): UploadState {
  return kept !== undefined && kept.of === whose() ? kept.state : nothing;
}
